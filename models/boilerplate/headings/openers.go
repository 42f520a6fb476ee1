package headings

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
	"galley/page/control"
)

// openedKept is the share of the texts to open that are kept, from which on the others are.
const openedKept = 0.5

// opened is a text to open, and the button before it.
type opened struct{ button, text page.NodeID }

// KeepOpeners keeps the buttons that open a text which is kept: they are its heading. Where most
// texts behind buttons of one mark-up are kept, all are.
func KeepOpeners(b *view.Body) {
	groups := map[markup.Line][]opened{}
	var order []markup.Line // of the page: a text may have others to open in it
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		if node := &b.Page.Nodes[n]; node.Tag != "button" && node.Attr("role") != "button" {
			continue
		}
		if text := control.OpenedText(b.Page, n); text != page.None && b.Page.Contains(b.Root, text) {
			key := markup.Of(b.Page, n)
			if groups[key] == nil {
				order = append(order, key)
			}
			groups[key] = append(groups[key], opened{n, text})
		}
	}
	for _, key := range order {
		list, kept := groups[key], 0
		for _, o := range list {
			if isKept(b, o.text) {
				kept++
			}
		}
		for _, o := range list {
			if !isKept(b, o.text) && float64(kept) < openedKept*float64(len(list)) {
				continue
			}
			for _, n := range []page.NodeID{o.button, o.text} {
				if from, to := b.Span(n); b.Has(from, to) && from < to {
					b.RaiseAll(from, to)
				}
			}
		}
	}
}

// isKept reports whether the first block of an element is kept.
func isKept(b *view.Body, n page.NodeID) bool {
	from, to := b.Span(n)
	return b.Has(from, to) && from < to && b.Kept(from)
}
