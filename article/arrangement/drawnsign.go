package arrangement

import (
	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// signShare is the most that a sign behind words has of the area of its box.
const signShare = 0.25

// isDrawnSign reports whether child is a small drawing that is laid over a place of n, such as the quotation
// mark in a corner of a card: it stays there, behind the words.
func isDrawnSign(pl *plan.Plan, n, child page.NodeID) bool {
	node, box, around := &pl.Page.Nodes[child], pl.Page.Nodes[child].Box, pl.Page.Nodes[n].Box
	style := pl.Page.StyleOf(n)
	return node.Tag == "svg" && pl.Nodes[child].Do == plan.Write && sheet.Known(pl.Page, node.Style) && pl.Page.Styles[node.Style].Position == "absolute" &&
		(style.Position == "relative" || style.Position == "sticky") && !box.Empty() && !layout.Turned(pl.Page, child) &&
		max(box.W, box.H) <= plan.SignSide && box.W*box.H <= signShare*around.W*around.H && layout.Inside(box, around) && layout.Says(pl.Page, n)
}

// behindWords are the declarations that place such a sign.
func behindWords(p *page.Page, n, child page.NodeID) string {
	box := p.Nodes[child].Box
	return corner(p, n, child) + "width:" + sheet.Short(box.W) + "px;height:" + sheet.Short(box.H) + "px;" + Behind
}

// Behind is said of what lies behind the words of the box that it is laid over.
const Behind = "z-index:-1;"
