package arrangement

import (
	"math"

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
	if isLaidMark(pl, n, child) {
		return true
	}
	return node.Tag == "svg" && pl.Nodes[child].Do == plan.Write && sheet.Known(pl.Page, node.Style) && pl.Page.Styles[node.Style].Position == "absolute" &&
		(style.Position == "relative" || style.Position == "sticky") && !box.Empty() && !layout.Turned(pl.Page, child) &&
		max(box.W, box.H) <= plan.SignSide && box.W*box.H <= signShare*around.W*around.H && layout.Inside(box, around) && layout.Says(pl.Page, n)
}

// behindWords are the declarations that place such a sign.
func behindWords(p *page.Page, n, child page.NodeID) string {
	box := p.Nodes[child].Box
	return corner(p, n, child, false) + "width:" + sheet.Short(box.W) + "px;height:" + sheet.Short(box.H) + "px;" + Behind
}

// Behind is said of what lies behind the words of the box that it is laid over.
const Behind = "z-index:-1;"

// isEdge reports whether child is a drawing as wide as n along its upper or lower edge, as the waves between two bands
// are: it stays there, where no words of n come.
func isEdge(pl *plan.Plan, n, child page.NodeID) bool {
	node, box, around := &pl.Page.Nodes[child], pl.Page.Nodes[child].Box, pl.Page.Nodes[n].Box
	style := pl.Page.StyleOf(n)
	if node.Kind != page.Element || node.Hidden || pl.Nodes[child].Do != plan.Write || !sheet.Known(pl.Page, node.Style) || pl.Page.Styles[node.Style].Position != "absolute" ||
		style.Position != "relative" && style.Position != "sticky" || box.Empty() || !onlyDrawing(pl.Page, child) || layout.Turned(pl.Page, n) {
		return false
	}
	at := math.Abs(box.Y-around.Y) <= maxEdge || math.Abs(box.Bottom()-around.Bottom()) <= maxEdge
	return at && box.H <= plan.SignSide && math.Abs(box.X-around.X) <= maxEdge && math.Abs(box.Right()-around.Right()) <= maxEdge && inPadding(pl.Page, n, box) && layout.Says(pl.Page, n)
}

// maxEdge is how far, in CSS px, such a drawing may lie from the edges of its box.
const maxEdge = 2

// onlyDrawing reports whether n is a drawing, or a box with nothing else in it.
func onlyDrawing(p *page.Page, n page.NodeID) bool {
	const deep = 3
	for range deep {
		if p.Nodes[n].Tag == "svg" {
			return true
		}
		only := page.None
		for child := range p.Children(n) {
			switch node := &p.Nodes[child]; {
			case node.Kind == page.Text && page.IsBlank(node.Text) || node.Hidden:
			case node.Kind != page.Element || only != page.None:
				return false
			default:
				only = child
			}
		}
		if n = only; n == page.None {
			return false
		}
	}
	return false
}

// alongEdge are the declarations that place such a drawing.
func alongEdge(p *page.Page, n, child page.NodeID) string {
	box, around := p.Nodes[child].Box, p.Nodes[n].Box
	edge := "bottom:" + sheet.Short(around.Bottom()-box.Bottom()) + "px;"
	if box.Y-around.Y < around.Bottom()-box.Bottom() {
		edge = "top:" + sheet.Short(box.Y-around.Y) + "px;"
	}
	return "position:absolute;left:0;right:0;" + edge + "width:100%;max-width:none;height:" + sheet.Short(box.H) + "px;margin:0;box-sizing:border-box;"
}
