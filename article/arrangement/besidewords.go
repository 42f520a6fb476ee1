package arrangement

import (
	"math"

	"galley/article/layout"
	"galley/article/picture"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// Bounds of a small thing that is laid beside the words of a box: the sign of a warning, the picture of who
// wrote a line, a star at its end. Lengths are in CSS px.
const (
	besideWide  = 96  // of what is laid, at most
	besideHigh  = 200 // of the box
	besideNodes = 64  // of the box
	leastBeside = 4   // of what is laid: words for screen readers lie on a point
)

// BesideWords says on which side of all words of n, whose parts they may wrap into on a narrow screen, a small
// child is laid: -1 on the left, where paddings hold them off it, and 1 on the right, where no words come yet
// that are as high. 0: it is none of that kind.
func BesideWords(pl *plan.Plan, n, child page.NodeID) (side int) {
	p := pl.Page
	node, around := &p.Nodes[child], &p.Nodes[n]
	if node.Kind != page.Element || node.Hidden || pl.Nodes[child].Do != plan.Write || !sheet.Known(p, node.Style) || p.Styles[node.Style].Position != "absolute" || node.Box.Empty() {
		return 0
	}
	box := node.Box
	if min(box.W, box.H) < leastBeside || box.W > besideWide || box.H > besideWide || around.Box.H > besideHigh || around.End-n > besideNodes || box.H > around.Box.H+1 || !layout.Inside(box, around.Box) || layout.Turned(p, child) || !isSmallThing(p, child) {
		return 0
	}
	if d := p.Styles[around.Style].Look[sheet.Display]; d != "block" && d != "list-item" && d != "flow-root" && d != "flex" {
		return 0
	}
	left, right, words := true, true, false
	for i := n + 1; i < around.End; i++ {
		t := &p.Nodes[i]
		if t.Hidden || t.Kind == page.Element && p.IsOut(i) {
			i = t.End - 1
			continue
		}
		if !t.ShowsText() && !picture.Is(p, i) || t.Box.Empty() {
			continue
		}
		words = words || t.Kind == page.Text
		left = left && t.Box.X >= box.Right()-1
		right = right && (t.Box.Right() <= box.X+1 || t.Box.Y >= box.Bottom() || t.Box.Bottom() <= box.Y)
	}
	switch {
	case !words:
		return 0
	case left && paddedFrom(p, n, box.Right()):
		return -1
	case right && box.X > around.Box.X+around.Box.W/2:
		return 1
	}
	return 0
}

// besideInLine are the declarations of what stands in a line of n, in the element child, and is laid beside the words
// of n: the sign of a term.
func besideInLine(pl *plan.Plan, n, child page.NodeID) (found map[page.NodeID]string) {
	node := &pl.Page.Nodes[child]
	if node.Kind != page.Element || node.Hidden || !sheet.Known(pl.Page, node.Style) || pl.Page.Styles[node.Style].Look[sheet.Display] != "inline" || pl.Page.Styles[node.Style].Position != "static" {
		return nil
	}
	asked := 0
	for inner := range pl.Page.Children(child) {
		if asked++; asked > maxBadges {
			break
		}
		if BesideWords(pl, n, inner) != 0 {
			found = map[page.NodeID]string{inner: corner(pl.Page, n, inner, besideFirst(pl.Page, n, inner)) + asLarge(pl.Page, n, inner)}
		}
	}
	return found
}

// isSmallThing reports whether something is laid that stands for itself: a picture, words in one line, or an empty
// box that is seen.
func isSmallThing(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	switch {
	case picture.Is(p, n), node.Tag == "svg":
		return true
	case layout.Says(p, n):
		return node.Box.H <= layout.MaxLabel
	}
	return node.End == n+1 && layout.Paints(p.Styles[node.Style].Look)
}

// paddedFrom reports whether the paddings of n, or of each block in it, keep words right of x.
func paddedFrom(p *page.Page, n page.NodeID, x float64) bool {
	if inner := layout.ContentOf(p, n); inner.X >= x-1 {
		return true
	}
	asked, some := 0, false
	for child := range p.Children(n) {
		node := &p.Nodes[child]
		if node.Kind == page.Text && page.IsBlank(node.Text) || node.Hidden || node.Kind == page.Element && (p.IsOut(child) || node.Box.Empty()) {
			continue
		}
		if asked++; asked > layout.MaxSiblings || node.Kind != page.Element || !sheet.Known(p, node.Style) || p.Styles[node.Style].Look[sheet.Display] != "block" || layout.ContentOf(p, child).X < x-1 {
			return false
		}
		some = true
	}
	return some
}

// RoomBeside is how wide the padding on the right of n is at least, in CSS px, where its badges are to stand
// beside its words in a narrower window, too; 0 where it has none there.
func RoomBeside(p *page.Page, n page.NodeID, badges map[page.NodeID]string) (px float64) {
	look := p.Styles[p.Nodes[n].Style].Look
	for child := range badges {
		if box := p.Nodes[child].Box; box.W <= besideWide && box.X > p.Nodes[n].Box.X+p.Nodes[n].Box.W/2 && p.Nodes[n].Box.H <= besideHigh && !inPadding(p, n, box) {
			px = max(px, p.Nodes[n].Box.Right()-sheet.Pixels(look[sheet.BorderRW])-box.X)
		}
	}
	return math.Ceil(px)
}

// besideFirst reports whether what is laid stands beside the first line, of few: where they are more, it still does.
func besideFirst(p *page.Page, n, child page.NodeID) bool {
	around, box := p.Nodes[n].Box, p.Nodes[child].Box
	return box.Y-around.Y <= around.H/2
}

// asLarge are the declarations of the size of what is laid and has no words: a bar along n is as long as that.
func asLarge(p *page.Page, n, child page.NodeID) string {
	if layout.Says(p, child) || picture.Is(p, child) {
		return ""
	}
	box, around := p.Nodes[child].Box, p.Nodes[n].Box
	if math.Abs(box.Y-around.Y) <= maxEdge && math.Abs(box.Bottom()-around.Bottom()) <= maxEdge && p.Nodes[child].Tag != "svg" {
		return "width:" + sheet.Short(box.W) + "px;top:0;bottom:0;"
	}
	return "width:" + sheet.Short(box.W) + "px;height:" + sheet.Short(box.H) + "px;"
}
