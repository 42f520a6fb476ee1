package boilerplate

import (
	"slices"
	"sync"

	"galley/page"
)

// Bounds of a footnote, and how many elements around a mark may have its name.
const (
	noteWords  = 250
	noteNodes  = 1000 // that are searched for the way back
	markLevels = 2
)

// keepNotes keeps footnotes of what is kept: elements that a mark in the text leads to, and
// that lead back to the mark.
func (t *View) keepNotes(body page.NodeID, post []float64, first int, keep float64) {
	names := sync.OnceValue(func() map[string]page.NodeID { return t.names(body) })
	for i := range post {
		if post[i] < keep || !t.IsProse(first+i) {
			continue
		}
		from, to := t.BlockNodes(first + i)
		for n := max(t.BlockElement(first+i), from-markLevels); n < to; n++ { // a mark is an element around its sign
			name := t.placeOf(n)
			if name == "" {
				continue
			}
			if note, known := names()[name]; known && t.isNote(note, n) {
				a, b := t.Span(t.noteAround(note))
				raise(post[max(a, first)-first:max(min(b, first+len(post)), first)-first], keep)
			}
		}
	}
}

// noteAround is the footnote of a name: the element that has it or, where that is the number
// alone and leads back itself, the element that it begins.
func (t *View) noteAround(named page.NodeID) page.NodeID {
	n := named
	for from, _ := t.Span(named); t.Page.Nodes[named].Tag == "a" && t.wordsOf(n) <= 1; {
		up := t.Page.Nodes[n].Parent
		if first, _ := t.Span(up); up == page.None || first != from || t.wordsOf(up) > noteWords {
			break
		}
		n = up
	}
	return n
}

// names are the elements in the body by their names.
func (t *View) names(body page.NodeID) map[string]page.NodeID {
	names := map[string]page.NodeID{}
	for i := body + 1; i < t.Page.Nodes[body].End; i++ {
		if id := t.Page.Nodes[i].Attr("id"); id != "" {
			names[id] = i
		}
	}
	return names
}

// isNote reports whether an element is behind a mark and leads back to it.
func (t *View) isNote(note, mark page.NodeID) bool {
	if note < mark || t.wordsOf(note) > noteWords {
		return false
	}
	var back []string
	for n, k := mark, 0; n > 0 && k <= markLevels; n, k = t.Page.Nodes[n].Parent, k+1 {
		if id := t.Page.Nodes[n].Attr("id"); id != "" {
			back = append(back, id)
		}
	}
	for i := note; i < min(t.Page.Nodes[note].End, note+noteNodes) && len(back) > 0; i++ {
		if name := t.placeOf(i); name != "" && slices.Contains(back, name) {
			return true
		}
	}
	return false
}
