package boilerplate

import (
	"slices"

	"galley/features/block"
)

// Bounds of text that runs on outside of a body: the posterior of blocks of it, and of prose
// right before it, and how many blocks in a row may be no prose.
const (
	runsOn      = 0.3
	runsBefore  = surely
	runsBetween = 2
	runsLinked  = 0.25 // share of links in prose
)

// runOn finds the blocks before block a and behind block b-1 that the text goes on in, though
// they stand in other boxes, and raises them to add: prose right before it that surely is text,
// and prose behind it of the mark-up of its prose, with lines between. A text has such
// neighbours where a page has its first paragraph, or each part, in a box of its own.
func (t *Trimmer) runOn(a, b int, post []float64, add float64) (begin, end int) {
	begin, end = a, b
	if a > 0 && post[a-1] >= runsBefore && t.IsProse(a-1) && t.isPlain(a-1) {
		begin = a - 1
	}
	var marked map[lineMarkup]int // of sure prose in the body; counted once asked
	for i := b; i < len(post) && i-end <= runsBetween && post[i] >= runsOn && t.isPlain(i); i++ {
		if isHeading := slices.Contains(headings[:], t.page.Nodes[t.BlockElement(i)].Tag); isHeading && post[i] < surely {
			break // something of its own begins
		}
		if !t.IsProse(i) {
			continue
		}
		if marked == nil {
			marked = t.markupsOfProse(a, b, post)
		}
		if marked[t.markupOfProse(i)] < 2 {
			continue
		}
		raise(post[end:i+1], add)
		end = i + 1
	}
	return begin, end
}

// isPlain reports whether a block has no links, prose few, and stands in nothing that is apart
// from a text.
func (t *Trimmer) isPlain(i int) bool {
	share := t.BlockLinkShare(i)
	return (share == 0 || t.IsProse(i) && share <= runsLinked) && t.BlockEnclosing(i)&(block.InFigure|block.InLink|block.InList|block.InAside) == 0
}

// markupsOfProse counts how the sure prose of a body is marked up.
func (t *Trimmer) markupsOfProse(a, b int, post []float64) map[lineMarkup]int {
	marked := map[lineMarkup]int{}
	for i := a; i < b; i++ {
		if post[i] >= surely && t.IsProse(i) {
			marked[t.markupOfProse(i)]++
		}
	}
	return marked
}

// markupOfProse is the mark-up of a block: its class alone, where it has one.
func (t *Trimmer) markupOfProse(i int) lineMarkup {
	m := markupOf(t.page, t.BlockElement(i))
	if m.class != "" {
		m.parentTag, m.parentClass = "", ""
	}
	return m
}
