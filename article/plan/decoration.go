package plan

import (
	"galley/page"
)

// SignSide is the most, in CSS px, that a drawing behind the words of a card measures to be a sign, which is written;
// a larger one only decorates.
const SignSide = 160

// Bounds of what decorates: the nodes around a drawing that are looked at for words on it, and the boxes that
// it is the only thing in.
const (
	decoratedNodes = 400
	decorationDeep = 3
)

// isDecoration reports whether an svg is laid over a place of the page only to decorate it: it says
// nothing, and lies where nobody sees it, or behind words as more than a sign. In the flow it would
// part them.
func (pl *Plan) isDecoration(n page.NodeID) bool {
	p := pl.Page
	if !p.Laid || p.Nodes[n].Box.Empty() || saysSomething(p, n) {
		return false
	}
	out := laidBox(p, n)
	if out == page.None {
		return false
	}
	box := p.Nodes[n].Box
	if isCutOff(p, out, box) {
		return true
	}
	return max(box.W, box.H) > SignSide && isBehindWords(p, out, box)
}

// laidBox is n, or a box with nothing but n, that is laid over a place of the page; None where n is in
// the flow.
func laidBox(p *page.Page, n page.NodeID) page.NodeID {
	for range decorationDeep {
		if p.IsOut(n) {
			return n
		}
		up := p.Nodes[n].Parent
		if up == page.None || p.Nodes[up].End-up > p.Nodes[n].End-n+decorationDeep {
			break
		}
		n = up
	}
	return page.None
}

// saysSomething reports whether a drawing has a name or words.
func saysSomething(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Attr("aria-label") != "" || node.Attr("aria-labelledby") != "" || node.Attr("role") == "img" || node.End-n > decoratedNodes {
		return true
	}
	for i := n; i < node.End; i++ {
		if p.Nodes[i].Kind == page.Text && !page.IsBlank(p.Nodes[i].Text) {
			return true
		}
	}
	return false
}

// isCutOff reports whether nothing of a box of n shows in what is around it.
func isCutOff(p *page.Page, n page.NodeID, box page.Rect) bool {
	for around := range p.Ancestors(n) {
		style, node := p.StyleOf(around), &p.Nodes[around]
		if style == nil || len(style.Look) == 0 || node.Box.Empty() || node.Tag == "body" || node.Tag == "html" {
			continue
		}
		x, y := style.LookValue("overflow-x"), style.LookValue("overflow-y")
		if (x == "hidden" || x == "clip") && (y == "hidden" || y == "clip") && style.Display != "inline" && box.Intersect(node.Box).Empty() {
			return true
		}
	}
	return false
}

// isBehindWords reports whether words in what is around n lie on its box.
func isBehindWords(p *page.Page, n page.NodeID, box page.Rect) bool {
	around := p.Nodes[n].Parent
	if around == page.None {
		return false
	}
	for i := around; i < min(p.Nodes[around].End, around+decoratedNodes); i++ {
		t := &p.Nodes[i]
		if t.ShowsText() && !p.Contains(n, i) && !box.Intersect(t.Box).Empty() {
			return true
		}
	}
	return false
}
