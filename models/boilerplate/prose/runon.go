package prose

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
)

// Bounds of text that runs on outside of a body: the posterior of blocks of it, and of prose
// right before it, and how many blocks in a row may be no prose.
const (
	runsOn      = 0.3
	runsBefore  = view.Surely
	runsBetween = 2
)

// RunOn finds the blocks before block a and behind block b-1 that the text goes on in, though
// they stand in other boxes, and raises them to add: prose right before it that surely is text,
// and prose behind it of the mark-up of its prose, with lines between. A text has such
// neighbours where a page has its first paragraph, or each part, in a box of its own.
func RunOn(v *view.View, a, b int, post []float64, add float64) (begin, end int) {
	begin, end = a, b
	if a > 0 && post[a-1] >= runsBefore && v.IsProse(a-1) && v.IsPlain(a-1) {
		begin = a - 1
	}
	var marked map[markup.Line]int // of sure prose in the body; counted once asked
	for i := b; i < len(post) && i-end <= runsBetween && post[i] >= runsOn && v.IsPlain(i); i++ {
		if isHeading := markup.IsHeading(v.Page.Nodes[v.BlockElement(i)].Tag); isHeading && post[i] < view.Surely {
			break // something of its own begins
		}
		if !v.IsProse(i) {
			continue
		}
		if marked == nil {
			marked = markupsOfProse(v, a, b, post)
		}
		if marked[v.MarkupOfProse(i)] < 2 {
			continue
		}
		span.Raise(post[end:i+1], add)
		end = i + 1
	}
	return begin, end
}

// markupsOfProse counts how the sure prose of a body is marked up.
func markupsOfProse(v *view.View, a, b int, post []float64) map[markup.Line]int {
	marked := map[markup.Line]int{}
	for i := a; i < b; i++ {
		if post[i] >= view.Surely && v.IsProse(i) {
			marked[v.MarkupOfProse(i)]++
		}
	}
	return marked
}
