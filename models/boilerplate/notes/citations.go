package notes

import (
	"slices"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// leastCited is how many entries of a list of references the text leads to at least.
const leastCited = 2

// KeepCited keeps the references at the end of what is kept, with their heading: several elements
// of one parent that numbers in the text lead to.
func KeepCited(v *view.View, body page.NodeID, post []float64, first int, keep float64) {
	var names map[string]page.NodeID
	cited := map[page.NodeID][]page.NodeID{} // by parent
	seen := map[page.NodeID]bool{}
	for i := range post {
		if post[i] < keep || !v.IsProse(first+i) {
			continue
		}
		from, to := v.BlockNodes(first + i)
		for n := max(v.BlockElement(first+i), from-markLevels); n < to; n++ {
			name := v.PlaceOf(n)
			if name == "" || !view.IsOrdinal(v.Page.Text(n)) {
				continue
			}
			if names == nil {
				names = namesIn(v, body)
			}
			if note, known := names[name]; known && note > n && !seen[note] && isEntry(v, note) {
				up := v.Page.Nodes[note].Parent
				seen[note], cited[up] = true, append(cited[up], note)
			}
		}
	}
	for up, notes := range cited {
		if len(notes) < leastCited {
			continue
		}
		from, _ := v.Span(slices.Min(notes))
		if from <= first || !markup.IsHeading(v.Page.Nodes[v.BlockElement(from-1)].Tag) {
			continue
		}
		post[from-1-first] = max(post[from-1-first], keep)
		for c := range v.Page.Children(up) {
			if from, to := v.Span(c); from < to && from >= first && to <= first+len(post) && v.IsAlike(c, notes[0]) {
				span.Raise(post[from-first:to-first], keep)
			}
		}
	}
}

// isEntry reports whether an element may be one of a list of references.
func isEntry(v *view.View, n page.NodeID) bool {
	from, to := v.Span(n)
	return from < to && v.WordsOf(n) <= noteWords && v.HeadingOf(n) == ""
}
