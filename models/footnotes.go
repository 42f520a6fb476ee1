package models

import (
	"strings"

	"galley/page"
)

// Bounds of a footnote, and how many elements around a mark may have its name.
const (
	noteWords  = 250
	markLevels = 2
)

// keepNotes keeps footnotes of what is kept: elements that a mark in the text leads to, and
// that lead back to the mark.
func (t *trimmer) keepNotes(body page.NodeID, post []float64, first int, keep float64) {
	names := map[string]page.NodeID{}
	for i := body + 1; i < t.page.Nodes[body].End; i++ {
		if id := t.page.Nodes[i].Attr("id"); id != "" {
			names[id] = i
		}
	}
	if len(names) == 0 {
		return
	}
	for i := range post {
		if post[i] < keep || !t.IsProse(first+i) {
			continue
		}
		from, to := t.BlockNodes(first + i)
		for n := max(t.BlockElement(first+i), from-markLevels); n < to; n++ { // a mark is an element around its sign
			name, ok := strings.CutPrefix(t.page.Nodes[n].Attr("href"), "#")
			note, known := names[name]
			if !ok || !known || !t.isNote(note, n) {
				continue
			}
			a, b := t.Span(note)
			for k := max(a, first); k < min(b, first+len(post)); k++ {
				post[k-first] = max(post[k-first], keep)
			}
		}
	}
}

// isNote reports whether an element is behind a mark and leads back to it.
func (t *trimmer) isNote(note, mark page.NodeID) bool {
	if note < mark || t.Words(note) > noteWords {
		return false
	}
	var back []string
	for n, k := mark, 0; n > 0 && k <= markLevels; n, k = t.page.Nodes[n].Parent, k+1 {
		if id := t.page.Nodes[n].Attr("id"); id != "" {
			back = append(back, "#"+id)
		}
	}
	for i := note; i < t.page.Nodes[note].End && len(back) > 0; i++ {
		for _, href := range back {
			if t.page.Nodes[i].Attr("href") == href {
				return true
			}
		}
	}
	return false
}
