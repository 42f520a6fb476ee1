package arrangement

import (
	"math"

	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// Bounds of a line that runs behind words in its middle, from edge to edge of the box that both are in, in CSS px.
const (
	throughHigh = 96 // of the box
	throughThin = 4  // of the line
)

// isThroughLine reports whether child is laid over all of n and shows nothing but a thin line across the middle: the
// rule on both sides of a few words, which have a ground of their own.
func isThroughLine(pl *plan.Plan, n, child page.NodeID) bool {
	p := pl.Page
	node, around := &p.Nodes[child], p.Nodes[n].Box
	if node.Kind != page.Element || node.Hidden || pl.Nodes[child].Do != plan.Write || !sheet.Known(p, node.Style) || p.Styles[node.Style].Position != "absolute" ||
		node.End-child > maxBadges || around.H > throughHigh || !layout.Fills(node.Box, around) || !layout.Inside(node.Box, around) || layout.Paints(p.Styles[node.Style].Look) || !layout.Says(p, n) {
		return false
	}
	line := page.None
	for i := child + 1; i < node.End; i++ {
		inner := &p.Nodes[i]
		switch {
		case inner.Kind == page.Text && page.IsBlank(inner.Text) || inner.Hidden:
		case inner.Kind != page.Element || !sheet.Known(p, inner.Style) || line != page.None:
			return false
		default:
			line = i
		}
	}
	if line == page.None || !layout.Paints(p.Styles[p.Nodes[line].Style].Look) {
		return false
	}
	box := p.Nodes[line].Box
	return box.H <= throughThin && box.W >= 0.9*around.W && math.Abs(box.Y+box.H/2-around.Y-around.H/2) <= throughThin
}

// throughWords are the declarations that place such a line behind the words.
const throughWords = "position:absolute;left:0;right:0;top:0;margin:0;" + Behind
