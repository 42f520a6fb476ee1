package parts

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// KeepItemHeads keeps the line that an item begins with where all of the list below it is kept: the list
// says more of it, and the line may be a link.
func KeepItemHeads(b *view.Body) {
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		if b.Page.Nodes[n].Tag != "li" {
			continue
		}
		from, to := b.Span(n)
		if from >= to || !b.Has(from, to) || b.Kept(from) {
			continue
		}
		below := listIn(b.Page, n)
		if below == page.None {
			continue
		}
		first, last := b.Span(below)
		if first != from+1 || last <= first || last != to || !allKept(b, first, last) {
			continue
		}
		b.Raise(from)
	}
}

// listIn is the first list in an item, page.None for none.
func listIn(p *page.Page, item page.NodeID) page.NodeID {
	for i := item + 1; i < p.Nodes[item].End; i++ {
		if tag := p.Nodes[i].Tag; tag == "ul" || tag == "ol" {
			return i
		}
	}
	return page.None
}

// allKept reports whether the blocks [from, to) are kept.
func allKept(b *view.Body, from, to int) bool {
	for i := from; i < to; i++ {
		if !b.Kept(i) {
			return false
		}
	}
	return true
}
