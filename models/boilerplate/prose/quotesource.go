package prose

import (
	"slices"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of who said a quotation: words of the line, and blocks of the quotation.
const (
	sourceWords = 12
	quoteBlocks = 6
)

// KeepSource keeps the line below a quotation that says whose it is, where all of the quotation is kept:
// a short last line in its element. One with a link may be of a post that the page shows. Quotations in
// the body of an article are parts of it, of which package parts keeps the last line.
func KeepSource(b *view.Body) {
	for i := b.From + 1; i < b.To; i++ {
		if b.Kept(i) || b.BlockWords(i) > sourceWords || b.BlockWords(i) == 0 || b.BlockLinkShare(i) > 0 {
			continue
		}
		quote := b.QuoteOf(i)
		if quote == page.None {
			continue
		}
		from, to := b.Span(quote)
		if to == i+1 && b.Has(from, to) && from < i && to-from <= quoteBlocks && !slices.ContainsFunc(b.Post[from:i], func(p float64) bool { return p < b.Least }) {
			b.Raise(i)
		}
	}
}
