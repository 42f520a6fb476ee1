package arrangement

import (
	"math"

	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// Bounds of a ribbon: a line of words that is laid askew over a corner of a box, which cuts off its ends.
const (
	leastSlant  = 15  // degrees; what is turned by less keeps its place in the text
	longRibbon  = 400 // CSS px
	maxInRibbon = 16  // nodes
	maxAround   = 400 // nodes of what it lies over that are asked for words
)

// ribbon are the declarations that place child over a corner of n; "" where it is no ribbon, or lies over words.
func ribbon(pl *plan.Plan, n, child page.NodeID) string {
	p := pl.Page
	node, style := &p.Nodes[child], p.StyleOf(child)
	if node.Kind != page.Element || node.Hidden || pl.Nodes[child].Do != plan.Write || !sheet.Known(p, node.Style) || style.Position != "absolute" ||
		node.End-child > maxInRibbon || !layout.Says(p, child) || !layout.Paints(style.Look) || !cutsOff(p, n) {
		return ""
	}
	box, degrees, ok := layout.Upright(p, child)
	if !ok || math.Abs(degrees) < leastSlant || math.Abs(degrees) > 90-leastSlant || box.H > layout.MaxLabel || box.W > longRibbon || box.W < 2*box.H {
		return ""
	}
	around := p.Nodes[n].Box
	if !overCorner(node.Box, around) || coversWords(p, n, child, box, degrees) {
		return ""
	}
	look := p.Styles[p.Nodes[n].Style].Look
	rules := "position:absolute;margin:0;box-sizing:border-box;max-width:none;white-space:nowrap;width:" + sheet.Short(box.W) + "px;rotate:" + sheet.Short(degrees) + "deg;"
	if top, bottom := node.Box.Y-around.Y, around.Bottom()-node.Box.Bottom(); top <= bottom {
		rules += "top:" + sheet.Short(box.Y-around.Y-sheet.Pixels(look[sheet.BorderTW])) + "px;"
	} else {
		rules += "bottom:" + sheet.Short(around.Bottom()-box.Bottom()-sheet.Pixels(look[sheet.BorderBW])) + "px;"
	}
	if left, right := node.Box.X-around.X, around.Right()-node.Box.Right(); left <= right {
		return rules + "left:" + sheet.Short(box.X-around.X-sheet.Pixels(look[sheet.BorderLW])) + "px;"
	}
	return rules + "right:" + sheet.Short(around.Right()-box.Right()-sheet.Pixels(look[sheet.BorderRW])) + "px;"
}

// cutsOff reports whether n cuts off what reaches out of it on all sides.
func cutsOff(p *page.Page, n page.NodeID) bool {
	look := p.Styles[p.Nodes[n].Style].Look
	hides := func(v string) bool { return v == "hidden" || v == "clip" }
	return hides(look[sheet.OverflowX]) && hides(look[sheet.OverflowY])
}

// overCorner reports whether a box reaches, or nearly reaches, over a left or right and over an upper or lower edge
// of what it lies on, and no more than one of each.
func overCorner(box, around page.Rect) bool {
	left, right := box.X < around.X+maxOver, box.Right() > around.Right()-maxOver
	above, below := box.Y < around.Y+maxOver, box.Bottom() > around.Bottom()-maxOver
	return left != right && above != below
}

// coversWords reports whether words in n, but for those of child, lie below a box that is turned by some degrees about
// its middle.
func coversWords(p *page.Page, n, child page.NodeID, box page.Rect, degrees float64) bool {
	end := p.Nodes[n].End
	if end-n > maxAround {
		end = n + maxAround // what comes later lies below a corner at the top
	}
	for i := n + 1; i < end; i++ {
		if i == child {
			i = p.Nodes[child].End - 1
			continue
		}
		if node := &p.Nodes[i]; node.ShowsText() && meets(node.Box, box, degrees) {
			return true
		}
	}
	return false
}

// meets reports whether a box and another one that is turned by some degrees about its middle have a place in common:
// no side of either parts them.
func meets(b, of page.Rect, degrees float64) bool {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	x, y := b.X+b.W/2-of.X-of.W/2, b.Y+b.H/2-of.Y-of.H/2
	sin2, cos2 := math.Abs(sin), math.Abs(cos)
	return math.Abs(x) < (b.W+of.W*cos2+of.H*sin2)/2 && math.Abs(y) < (b.H+of.W*sin2+of.H*cos2)/2 &&
		math.Abs(x*cos+y*sin) < (of.W+b.W*cos2+b.H*sin2)/2 && math.Abs(y*cos-x*sin) < (of.H+b.W*sin2+b.H*cos2)/2
}
