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
func KeepSiblings(v *view.View, post []float64, first int, keep float64) {
	for i := 1; i < len(post); i++ {
		if post[i] < keep && post[i] >= nearly*keep && post[i-1] >= keep && v.IsProse(first+i-1) && v.IsProse(first+i) && isSibling(v, first+i, first+i-1) {
			post[i] = keep
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
func KeepAlike(v *view.View, post []float64, first int, keep float64) {
	kept := map[textPlace]int{}
	for i := range post {
		if !v.IsProse(first + i) {
			continue
		}
		at := textPlace{v.ProseParent(first + i), v.MarkupOfProse(first + i)}
		if post[i] < keep && kept[at] >= view.AlikeProse && post[i] >= alikeLeast && v.BlockLinkShare(first+i) == 0 && v.BlockWords(first+i) >= alikeWords {
			post[i] = keep
		}
		if post[i] >= keep {
			kept[at]++
		}
	}
}
