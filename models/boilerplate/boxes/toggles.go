package boxes

import (
	"slices"

	"galley/models/boilerplate/markup"
	"galley/page"
)

// keepToggle keeps what a reader opens among paragraphs with a button that has no words on it, beside a heading: a
// question that the text answers. What asks for something says so on its button, or has a field.
func (a *Among) keepToggle(n page.NodeID) {
	from, to := a.Span(n)
	if a.Listing || to-from < 2 || to-from > boxBlocks || !a.Has(from, to) || !markup.IsHeading(a.Page.Nodes[a.BlockElement(from)].Tag) || !a.opensByOneButton(n, from) {
		return
	}
	if slices.Min(a.Post[from:to]) < calloutLeast || !a.Is(n) && !a.isBehind(n) {
		return
	}
	for i := from + 1; i < to; i++ {
		if a.IsProse(i) {
			a.RaiseAll(from, to)
			return
		}
	}
}

// opensByOneButton reports whether an element has one button, without words, right beside its first block, and nothing
// else to click or write on.
func (a *Among) opensByOneButton(n page.NodeID, first int) bool {
	button := page.None
	for i := n + 1; i < a.Page.Nodes[n].End; i++ {
		switch node := &a.Page.Nodes[i]; {
		case node.Tag == "a", node.Tag == "input", node.Tag == "form", node.Tag == "select", node.Tag == "textarea", node.Tag == "iframe", node.Tag == "img":
			return false
		case node.Tag == "button" || node.Attr("role") == "button":
			if button != page.None || page.HasLetters(a.Page.Text(i)) {
				return false
			}
			button = i
			i = node.End - 1
		}
	}
	return button != page.None && a.Page.Nodes[button].Parent == a.Page.Nodes[a.BlockElement(first)].Parent
}
