package notes

import (
	"slices"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// leastCited is how many entries of a list of references the text leads to at least.
const leastCited = 2

// KeepCited keeps the references at the end of what is kept, with their heading: several elements
// of one parent that numbers in the text lead to.
func KeepCited(b *view.Body) {
	var names map[string]page.NodeID
	cited := map[page.NodeID][]page.NodeID{} // by parent
	seen := map[page.NodeID]bool{}
	for i := b.From; i < b.To; i++ {
		if !b.Kept(i) || !b.IsProse(i) {
			continue
		}
		from, to := b.BlockNodes(i)
		for n := max(b.BlockElement(i), from-markLevels); n < to; n++ {
			name := b.PlaceOf(n)
			if name == "" || !view.IsOrdinal(b.Page.Text(n)) {
				continue
			}
			if names == nil {
				names = namesIn(b.View, b.Root)
			}
			if note, known := names[name]; known && note > n && !seen[note] && isEntry(b.View, note) {
				up := b.Page.Nodes[note].Parent
				seen[note], cited[up] = true, append(cited[up], note)
			}
		}
	}
	for up, notes := range cited {
		if len(notes) < leastCited {
			continue
		}
		from, _ := b.Span(slices.Min(notes))
		if from <= b.From || !markup.IsHeading(b.Page.Nodes[b.BlockElement(from-1)].Tag) {
			continue
		}
		b.Raise(from - 1)
		for c := range b.Page.Children(up) {
			if from, to := b.Span(c); from < to && b.Has(from, to) && b.IsAlike(c, notes[0]) {
				b.RaiseAll(from, to)
			}
		}
	}
}

// isEntry reports whether an element may be one of a list of references.
func isEntry(v *view.View, n page.NodeID) bool {
	from, to := v.Span(n)
	return from < to && v.WordsOf(n) <= noteWords && v.HeadingOf(n) == ""
}
