package parts

import (
	"strings"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of what is told of a person behind a text: its words, and their share of those that are kept.
const (
	personWords = 120
	personShare = 1.0 / 3
)

// DropPersons drops what microdata say is about a person, in an element of its own behind the text: who wrote it.
// Behind it stands no paragraph that is kept. On a page about somebody that element has the text.
func DropPersons(b *view.Body) {
	all, last := 0, b.From // the words that are kept, and the end of the last paragraph of them
	for i := b.From; i < b.To; i++ {
		if b.Kept(i) {
			all += b.BlockWords(i)
		}
		if b.Kept(i) && b.IsProse(i) {
			last = i + 1
		}
	}
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		if !isPerson(b.Page, n) {
			continue
		}
		from, to := b.Span(n)
		words := b.WordsOf(n)
		whole := from < to && b.Page.Contains(n, b.BlockElement(from))
		if whole && from > b.From && to >= last && words <= personWords && words <= personShare*float64(all) {
			b.DropAll(from, to)
		}
		n = b.Page.Nodes[n].End - 1
	}
}

// isPerson reports whether microdata say that an element with blocks of its own is about a person.
func isPerson(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	return len(node.Attrs) > 0 && strings.HasSuffix(strings.TrimRight(node.Attr("itemtype"), "/"), "schema.org/Person") && p.IsBlock(n)
}
