package boxes

import (
	"galley/models/boilerplate/markup"
	"galley/page"
)

// Bounds of a list to tick off: its lines, and the nodes of each.
const (
	tickLeast = 3
	tickMost  = 60
	tickNodes = 16
)

// keepChecklist keeps lines with a box to tick each, right below a heading that is kept: what a reader has at hand, or
// has done. They are no part of a form, and nothing that sends them stands beside them, as consents and votes have.
func (a *Among) keepChecklist(n page.NodeID) {
	from, to := a.Span(n)
	if a.Listing || from >= to || !a.Has(from-1, to) || a.Page.Nodes[n].End-n > tickNodes*tickMost || a.LinkShare(n) > 0 || a.Media(n) > 0 || !a.isChecklist(n) {
		return
	}
	head := a.BlockElement(from - 1)
	if !a.Kept(from-1) || !markup.IsHeading(a.Page.Nodes[head].Tag) {
		return
	}
	parent := a.Page.Nodes[n].Parent
	if !a.Page.Contains(parent, head) || a.Page.First(parent, "form") != page.None {
		return
	}
	for up := parent; up != page.None; up = a.Page.Nodes[up].Parent {
		if a.Page.Nodes[up].Tag == "form" {
			return
		}
	}
	a.RaiseAll(from, to)
}

// isChecklist reports whether the children of an element are labels with a box to tick and words, and nothing else.
func (a *Among) isChecklist(n page.NodeID) bool {
	lines := 0
	for c := range a.Page.Children(n) {
		node := &a.Page.Nodes[c]
		if node.Kind == page.Text && page.IsBlank(node.Text) {
			continue
		}
		if node.Kind != page.Element || !a.isTicked(c) {
			return false
		}
		lines++
	}
	return lines >= tickLeast && lines <= tickMost
}

// isTicked reports whether an element is a label, or a line with one, with one box to tick and words.
func (a *Among) isTicked(n page.NodeID) bool {
	boxes, label, words := 0, false, false
	for i := n; i < a.Page.Nodes[n].End; i++ {
		node := &a.Page.Nodes[i]
		switch {
		case node.Tag == "label":
			label = true
		case node.Tag == "input" && node.Attr("type") == "checkbox":
			boxes++
		case node.Tag == "input" || node.Tag == "button" || node.Tag == "select" || node.Tag == "textarea" || node.Tag == "a":
			return false
		case node.ShowsText() && page.HasLetters(node.Text):
			words = true
		}
	}
	return label && boxes == 1 && words
}
