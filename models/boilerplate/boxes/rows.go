package boxes

import (
	"galley/models/boilerplate/markup"
	"galley/page"
)

// Bounds of a box of rows: how many blocks are marked up alike, how many it has at most, how many
// stand beside those, its words, and how many words a row has on average.
const (
	rowsLeast  = 3
	rowsBlocks = 48
	rowsBeside = 3
	rowsMost   = 250
	rowWords   = 2
)

// keepRows keeps a box between sure paragraphs that is made of rows: figures with what they count,
// the years of a timeline, bars of a chart, steps, terms, questions with their answers. Rows are
// blocks that are marked up alike. Few lines, such as a heading and a source, stand beside them. It
// has nothing to click on, to write in or to look at, which all that a page offers has.
func (a *Among) keepRows(n page.NodeID) {
	from, to := a.Span(n)
	if a.Listing || !a.Has(from, to) || to-from < rowsLeast || to-from > rowsBlocks || a.LinkShare(n) > 0 || a.Media(n) > 0 || !a.Is(n) || a.Offers(n) || a.HasThread() || !a.isRows(from, to) {
		return
	}
	for i := from; i < to; i++ {
		if a.Post[i] > 0 {
			a.Raise(i)
		}
	}
}

// isRows reports whether most of a run of blocks are marked up as others in it are, and say
// something: labels of a word each do not.
func (a *Among) isRows(from, to int) bool {
	count, words := map[markup.Line]int{}, 0
	for i := from; i < to; i++ {
		count[markup.Of(a.Page, a.BlockElement(i))]++
		words += a.BlockWords(i)
	}
	rows, alike := 0, 0
	for _, c := range count {
		if c >= rowsLeast {
			alike += c
			rows = max(rows, c)
		}
	}
	beside := to - from - alike
	return rows > 0 && beside <= rowsBeside && beside <= alike && words >= rowWords*rows+beside && words <= rowsMost
}
