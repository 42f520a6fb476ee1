package boilerplate

import (
	"slices"

	"galley/page"
)

// leastCited is how many entries of a list of references the text leads to at least.
const leastCited = 2

// keepCited keeps the references at the end of what is kept, with their heading: several elements
// of one parent that numbers in the text lead to.
func (t *View) keepCited(body page.NodeID, post []float64, first int, keep float64) {
	var names map[string]page.NodeID
	cited := map[page.NodeID][]page.NodeID{} // by parent
	seen := map[page.NodeID]bool{}
	for i := range post {
		if post[i] < keep || !t.IsProse(first+i) {
			continue
		}
		from, to := t.BlockNodes(first + i)
		for n := max(t.BlockElement(first+i), from-markLevels); n < to; n++ {
			name := t.placeOf(n)
			if name == "" || !isOrdinal(t.Page.Text(n)) {
				continue
			}
			if names == nil {
				names = t.names(body)
			}
			if note, known := names[name]; known && note > n && !seen[note] && t.isEntry(note) {
				up := t.Page.Nodes[note].Parent
				seen[note], cited[up] = true, append(cited[up], note)
			}
		}
	}
	for up, notes := range cited {
		if len(notes) < leastCited {
			continue
		}
		from, _ := t.Span(slices.Min(notes))
		if from <= first || !isHeading(t.Page.Nodes[t.BlockElement(from-1)].Tag) {
			continue
		}
		post[from-1-first] = max(post[from-1-first], keep)
		for c := range t.Page.Children(up) {
			if from, to := t.Span(c); from < to && from >= first && to <= first+len(post) && t.isAlike(c, notes[0]) {
				raise(post[from-first:to-first], keep)
			}
		}
	}
}

// isEntry reports whether an element may be one of a list of references.
func (t *View) isEntry(n page.NodeID) bool {
	from, to := t.Span(n)
	return from < to && t.wordsOf(n) <= noteWords && t.headingOf(n) == ""
}
