package tables

import (
	"galley/models/boilerplate/view"
)

// loneHead is how many words the only head of a table has at most.
const loneHead = 8

// KeepLoneHeads keeps the only head of a table whose cells are all kept: notes and tips of manuals are tables with
// a word such as "Note" above what they say.
func KeepLoneHeads(b *view.Body) {
	for n := b.Root; n < b.Page.Nodes[b.Root].End; n++ {
		if b.Page.Nodes[n].Tag != "table" {
			continue
		}
		from, to := b.Span(n)
		head, whole := -1, b.Has(from, to) && to > from+1
		for i := from; whole && i < to; i++ {
			switch {
			case !b.Page.Inside(b.BlockElement(i), "th"):
				whole = b.Kept(i)
			case head < 0 && i == from && b.BlockWords(i) <= loneHead:
				head = i
			default:
				whole = false
			}
		}
		if whole && head >= 0 && b.BlockLinkShare(head) == 0 {
			b.Raise(head)
		}
		n = b.Page.Nodes[n].End - 1
	}
}
