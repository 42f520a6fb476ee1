package prose

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// KeepShort keeps sentences of few words behind three paragraphs that are kept, in the same element
// and marked up as they are, where they have half the posterior for it: an answer, or a last word.
func KeepShort(b *view.Body) {
	kept := map[textPlace]int{}
	for i := b.From; i < b.To; i++ {
		n := b.BlockElement(i)
		if b.Page.Nodes[n].Tag != "p" {
			continue
		}
		at := textPlace{b.Page.Nodes[n].Parent, markup.Of(b.Page, n)}
		if !b.Kept(i) && b.Post[i] >= b.Least/2 && kept[at] >= view.AlikeProse && i > b.From && b.Kept(i-1) && b.BlockLinkShare(i) == 0 && b.Media(n) == 0 && page.EndsSentence(b.BlockText(i)) {
			b.Raise(i)
		}
		if b.Kept(i) {
			kept[at]++
		}
	}
}
