package prose

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of prose that is kept with prose of its mark-up: its words, and its posterior.
const (
	alikeWords = 15
	alikeLeast = 0.25
)

// textPlace is where a paragraph stands, and how it is marked up.
type textPlace struct {
	parent page.NodeID
	markup markup.Line
}

// KeepAlike keeps prose without links behind three paragraphs that are kept, in the same element
// and marked up as they are: the last paragraphs of a text stand with what is none of it.
func KeepAlike(b *view.Body) {
	kept := map[textPlace]int{}
	for i := b.From; i < b.To; i++ {
		if !b.IsProse(i) {
			continue
		}
		at := textPlace{b.ProseParent(i), b.MarkupOfProse(i)}
		if !b.Kept(i) && kept[at] >= view.AlikeProse && b.Post[i] >= alikeLeast && b.BlockLinkShare(i) == 0 && b.BlockWords(i) >= alikeWords {
			b.Raise(i)
		}
		if b.Kept(i) {
			kept[at]++
		}
	}
}
