package prose

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// nearly is the share of the threshold that prose must have to be kept with its siblings.
const nearly = 0.85

// KeepSiblings keeps prose behind prose that is kept in the same element, where it nearly
// has the posterior for it: a text that goes on is cut as a whole or not at all.
func KeepSiblings(b *view.Body) {
	for i := b.From + 1; i < b.To; i++ {
		if !b.Kept(i) && b.Post[i] >= nearly*b.Least && b.Kept(i-1) && b.IsProse(i-1) && b.IsProse(i) && isSibling(b.View, i, i-1) {
			b.Raise(i)
		}
	}
}

// isSibling reports whether prose stands in the element that the prose before it does: as a
// paragraph beside it, or in a box of its own that loose lines stand around.
func isSibling(v *view.View, block, before int) bool {
	loose := v.BlockElement(before)
	return v.ProseParent(block) == v.ProseParent(before) || v.BoxParent(v.BlockElement(block), loose) == loose
}

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
