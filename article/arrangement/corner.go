package arrangement

import (
	"math"
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// leastBesideMiddle is the room, in CSS px, on each side of a badge that stands in the middle of an edge.
const leastBesideMiddle = 16

// leastWindow is how wide what a badge lies on is at least, in CSS px, on any screen, if it is as wide as a text.
const leastWindow = 250

// corner are the declarations that place a badge by the nearest edges of n, or by the upper one.
func corner(p *page.Page, n, child page.NodeID, atTop bool) string {
	look := p.Styles[p.Nodes[n].Style].Look
	around, box := p.Nodes[n].Box, p.Nodes[child].Box
	var b strings.Builder
	b.WriteString("position:absolute;")
	edge := func(name string, distance float64) { b.WriteString(name + ":" + sheet.Short(distance) + "px;") }
	if top, bottom := box.Y-around.Y, around.Bottom()-box.Bottom(); top <= bottom || atTop {
		edge("top", top-sheet.Pixels(look[sheet.BorderTW]))
	} else {
		edge("bottom", bottom-sheet.Pixels(look[sheet.BorderBW]))
	}
	beside := 0.0
	switch left, right := box.X-around.X, around.Right()-box.Right(); {
	case math.Abs(left-right) <= 2 && left >= leastBesideMiddle:
		return b.String() + "left:0;right:0;box-sizing:border-box;margin:0 auto;width:fit-content;min-width:" + sheet.Short(box.W) + "px;max-width:100%;"
	case left <= right:
		edge("left", left-sheet.Pixels(look[sheet.BorderLW]))
		beside = max(0, left)
	case right < -sheet.BodyPadding: // as far as the window goes
		b.WriteString("right:max(" + sheet.Short(right-sheet.Pixels(look[sheet.BorderRW])) + "px, 50% - 50vw);")
	default:
		edge("right", right-sheet.Pixels(look[sheet.BorderRW]))
		beside = max(0, right)
	}
	if b.WriteString("box-sizing:border-box;margin:0;"); box.W+beside > leastWindow {
		rest := "100% - " + sheet.Short(beside) + "px"
		return b.String() + "min-width:min(" + sheet.Short(box.W) + "px, " + rest + ");max-width:calc(" + rest + ");"
	}
	b.WriteString("min-width:" + sheet.Short(box.W) + "px;max-width:100%;")
	return b.String()
}
