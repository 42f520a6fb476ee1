package fit

import (
	"math"
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// HungSign is how far, in CSS px and 1 more, n stands off the left and the right edge of the part of the article,
// where a sign that a style sheet puts before its words is drawn out of the part on that side, farther than a
// Narrow screen has room: such as that of a heading in the margin. 0: none is.
func (c *Column) HungSign(n page.NodeID, style *page.Style) (room [2]float64) {
	if style.Look[sheet.LookAt[page.Before]] == "" || len(c.Open) < 2 || c.Open[1].Node == page.None {
		return room // most have none
	}
	values := style.Generated(page.Before)
	if values == nil {
		return room
	}
	value := func(name string) string { return values[sheet.GeneratedAt[name]] }
	if value("position") == "absolute" || !strings.HasPrefix(value("display"), "inline") {
		return room
	}
	left, right := layout.Content(c.Page, n)
	root := c.Page.Nodes[c.Open[1].Node].Box
	for i, off := range [2]float64{left - root.X, root.Right() - right} {
		out := -sheet.Pixels(value([2]string{"margin-left", "margin-right"}[i]))
		if off = max(0, math.Round(off)); off > smallInset {
			off = math.Round(off / 2) // a padding gives way on a narrow screen
		}
		if out > off+sheet.BodyPadding {
			room[i] = off + 1
		}
	}
	return room
}
