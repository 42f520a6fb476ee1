package boilerplate

import (
	"galley/models/boilerplate/span"
	"galley/page"
)

// leaveOut sets the posteriors of the blocks of the title to 0, and those of blocks that
// repeat it, unless no other block has a posterior of at least least.
func (t *Trimmer) leaveOut(title page.NodeID, post []float64, least float64) {
	if title == page.None {
		return
	}
	from, to := t.Span(title)
	if max(span.Most(post[:from]), span.Most(post[to:])) < least {
		return
	}
	clear(post[from:to])
	words, said := 0, page.Fold(page.Norm(t.Page.Text(title)))
	for i := from; i < to; i++ {
		words += t.BlockWords(i)
	}
	if words < leastRepeated {
		return
	}
	for i := range post {
		if t.BlockWords(i) == words && page.Fold(page.Norm(t.BlockText(i))) == said {
			post[i] = 0
		}
	}
}

// leastRepeated is how many words a title must have that is looked for in the text.
const leastRepeated = 3
