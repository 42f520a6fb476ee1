package boilerplate

import "galley/page"

// nearly is the share of the threshold that prose must have to be kept with its siblings.
const nearly = 0.85

// keepSiblings keeps prose behind prose that is kept in the same element, where it nearly
// has the posterior for it: a text that goes on is cut as a whole or not at all.
func (t *View) keepSiblings(post []float64, first int, keep float64) {
	for i := 1; i < len(post); i++ {
		if post[i] < keep && post[i] >= nearly*keep && post[i-1] >= keep && t.IsProse(first+i-1) && t.IsProse(first+i) && t.isSibling(first+i, first+i-1) {
			post[i] = keep
		}
	}
}

// isSibling reports whether prose stands in the element that the prose before it does: as a
// paragraph beside it, or in a box of its own that loose lines stand around.
func (t *View) isSibling(block, before int) bool {
	loose := t.BlockElement(before)
	return t.ProseParent(block) == t.ProseParent(before) || t.boxParent(t.BlockElement(block), loose) == loose
}

// Bounds of prose that is kept with prose of its mark-up: its words, and its posterior.
const (
	alikeWords = 15
	alikeLeast = 0.25
)

// textPlace is where a paragraph stands, and how it is marked up.
type textPlace struct {
	parent page.NodeID
	markup lineMarkup
}

// keepAlike keeps prose without links behind three paragraphs that are kept, in the same element
// and marked up as they are: the last paragraphs of a text stand with what is none of it.
func (t *View) keepAlike(post []float64, first int, keep float64) {
	kept := map[textPlace]int{}
	for i := range post {
		if !t.IsProse(first + i) {
			continue
		}
		at := textPlace{t.ProseParent(first + i), t.markupOfProse(first + i)}
		if post[i] < keep && kept[at] >= alikeProse && post[i] >= alikeLeast && t.BlockLinkShare(first+i) == 0 && t.BlockWords(first+i) >= alikeWords {
			post[i] = keep
		}
		if post[i] >= keep {
			kept[at]++
		}
	}
}
