package notes

import (
	"slices"
	"strings"
	"unicode"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of references: entries of a list that the text leads to at least, words of what leads to one at most, as the names and
// the year of a work, and places that a text leads to.
const (
	leastCited = 2
	citeWords  = 8
	mostCited  = 5000
)

// KeepCited keeps the references at the end of what is kept, with their heading: several entries of one list that
// numbers or years in the text lead to, or a list that says that it is one. Those of the body
// are raised to what is kept, those behind it to add. It is the blocks behind the body that were raised.
func KeepCited(b *view.Body, add float64) (raised span.Blocks) {
	for list, entries := range citedLists(b) {
		if len(entries) < leastCited {
			continue
		}
		from, _ := b.Span(slices.Min(entries))
		if from <= b.From || !markup.IsHeading(b.Page.Nodes[b.BlockElement(from-1)].Tag) {
			continue
		}
		raised = raise(b, from-1, from, add, raised)
		for c := range b.Page.Children(list) {
			if from, to := b.Span(c); from < to && (b.IsAlike(c, entries[0]) || b.Page.Nodes[entries[0]].Tag == "dt" && b.Page.Nodes[c].Tag == "dd") {
				raised = raise(b, from, to, add, raised)
			}
		}
	}
	return keepSaid(b, add, raised)
}

// raise keeps the blocks [from, to): those of the body, and those behind it, which are put to raised.
func raise(b *view.Body, from, to int, add float64, raised span.Blocks) span.Blocks {
	b.RaiseAll(from, to)
	for i := max(from, b.To); i < to; i++ {
		b.Post[i] = max(b.Post[i], add)
		if raised.To == 0 {
			raised.From = i
		}
		raised = span.Blocks{From: min(raised.From, i), To: max(raised.To, i+1)}
	}
	return raised
}

// citedLists are the entries that the text leads to, in the order of it, by the list that they are in.
func citedLists(b *view.Body) map[page.NodeID][]page.NodeID {
	var names map[string]page.NodeID
	lists, seen := map[page.NodeID][]page.NodeID{}, map[page.NodeID]bool{}
	notes := []page.NodeID{} // that are led to
	for i := b.From; i < b.To; i++ {
		if !b.Kept(i) || !b.IsProse(i) {
			continue
		}
		from, to := b.BlockNodes(i)
		for n := max(b.BlockElement(i), from-markLevels); n < to; n++ {
			name := b.PlaceOf(n)
			if name == "" || !isCite(b.Page.Text(n)) {
				continue
			}
			if names == nil {
				names = namesIn(b.View, b.Page.Body())
			}
			if note, known := names[name]; known && note > n && !seen[note] && len(notes) < mostCited {
				seen[note], notes = true, append(notes, note)
			}
		}
	}
	holds := holders(b.Page, notes)
	for _, note := range notes {
		if entry := entryOf(b.View, note, holds); entry != page.None && isEntry(b.View, entry) {
			up := b.Page.Nodes[entry].Parent
			if !slices.Contains(lists[up], entry) {
				lists[up] = append(lists[up], entry)
			}
		}
	}
	return lists
}

// isCite reports whether a text may lead to a reference: a number, or some words with one, as names and a year or a label.
func isCite(text string) bool {
	return view.IsOrdinal(text) || strings.IndexFunc(text, unicode.IsDigit) >= 0 && len(strings.Fields(text)) <= citeWords
}

// holders are how many of some elements each element around them has.
func holders(p *page.Page, notes []page.NodeID) map[page.NodeID]int {
	holds := map[page.NodeID]int{}
	for _, n := range notes {
		for up := n; up != page.None; up = p.Nodes[up].Parent {
			holds[up]++
		}
	}
	return holds
}

// entryOf is the entry of a list that a name is of: the largest element around it that has no other such name.
// page.None: nothing has another one.
func entryOf(v *view.View, named page.NodeID, holds map[page.NodeID]int) page.NodeID {
	for n := named; ; n = v.Page.Nodes[n].Parent {
		up := v.Page.Nodes[n].Parent
		if up == page.None {
			return page.None
		}
		if holds[up] > 1 {
			return n
		}
	}
}

// isEntry reports whether an element may be one of a list of references.
func isEntry(v *view.View, n page.NodeID) bool {
	from, to := v.Span(n)
	return from < to && v.WordsOf(n) <= noteWords && v.HeadingOf(n) == ""
}
