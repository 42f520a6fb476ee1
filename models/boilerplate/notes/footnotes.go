package notes

import (
	"slices"
	"strings"
	"sync"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a footnote, and how many elements around a mark may have its name.
const (
	noteWords  = 250
	noteNodes  = 1000 // that are searched for the way back
	markLevels = 2
)

// Keep keeps footnotes of what is kept: elements that a mark in the text leads to, and
// that lead back to the mark. What is too short for prose, as items of lists and cells are, has marks
// of notes too, which are a number or a sign behind its words.
func Keep(b *view.Body) {
	names := sync.OnceValue(func() map[string]page.NodeID { return namesIn(b.View, b.Root) })
	for i := b.From; i < b.To; i++ {
		if !b.Kept(i) {
			continue
		}
		short := !b.IsProse(i)
		from, to := b.BlockNodes(i)
		for n := max(b.BlockElement(i), from-markLevels); n < to; n++ { // a mark is an element around its sign
			name := b.PlaceOf(n)
			if name == "" || short && !isMarkIn(b.View, i, n) {
				continue
			}
			if note, known := names()[name]; known && isNote(b.View, note, n) {
				from, to := b.Span(noteAround(b.View, note))
				if b.Page.Nodes[note].Tag == "dt" { // the number of a note in a list of definitions
					_, to = meaningOf(b.View, note, to)
				}
				b.RaiseAll(from, to)
			}
		}
	}
}

// isMarkIn reports whether an element is the mark of a note in a block that has words besides. Links of a
// list of contents are all of their blocks, and headings lead back to them as notes do.
func isMarkIn(v *view.View, block int, n page.NodeID) bool {
	return noteMark.MatchString(strings.TrimSpace(v.Page.Text(n))) && float64(v.BlockWords(block)) > v.WordsOf(n)
}

// Behind finds the footnotes of a body, whose blocks are a, …, b-1, that stand behind it in a box of their
// own, or begin with a mark that has a word for note, and raises them to add. It is where they end, b without any.
func Behind(v *view.View, body page.NodeID, a, b int, post []float64, add float64) (end int) {
	end = markedBehind(v, a, b, post, add)
	names := sync.OnceValue(func() map[string]page.NodeID { return namesIn(v, v.Page.Body()) })
	for i := a; i < b; i++ {
		if post[i] < view.Likely || !v.IsProse(i) {
			continue
		}
		from, to := v.BlockNodes(i)
		for n := max(v.BlockElement(i), from-markLevels); n < to; n++ {
			name := v.PlaceOf(n)
			if name == "" {
				continue
			}
			note, known := names()[name]
			if !known || v.Page.Contains(body, note) || !isNote(v, note, n) {
				continue
			}
			first, last := v.Span(noteAround(v, note))
			for j := max(first, b); j < last; j++ {
				post[j] = max(post[j], add)
				end = max(end, j+1)
			}
		}
	}
	return end
}

// noteAround is the footnote of a name: the element that has it or, where that is the number
// alone and leads back itself, the element that it begins.
func noteAround(v *view.View, named page.NodeID) page.NodeID {
	n := named
	for from, _ := v.Span(named); v.Page.Nodes[named].Tag == "a" && v.WordsOf(n) <= 1; {
		up := v.Page.Nodes[n].Parent
		if first, _ := v.Span(up); up == page.None || first != from || v.WordsOf(up) > noteWords {
			break
		}
		n = up
	}
	return n
}

// meaningOf is the meaning that follows a term, as blocks; none where there is none, or it is too long for
// a note.
func meaningOf(v *view.View, term page.NodeID, behind int) (from, to int) {
	for n := v.Page.Nodes[term].End; n < v.Page.Nodes[v.Page.Nodes[term].Parent].End; n = v.Page.Nodes[n].End {
		if v.Page.Nodes[n].Kind != page.Element {
			continue
		}
		if v.Page.Nodes[n].Tag == "dd" && v.WordsOf(n) <= noteWords {
			return v.Span(n)
		}
		break
	}
	return behind, behind
}

// namesIn are the elements in the body by their names.
func namesIn(v *view.View, body page.NodeID) map[string]page.NodeID {
	names := map[string]page.NodeID{}
	for i := body + 1; i < v.Page.Nodes[body].End; i++ {
		if name := nameOf(&v.Page.Nodes[i]); name != "" {
			names[name] = i
		}
	}
	return names
}

// nameOf is what links call an element by: its id or, of a link of old, its name.
func nameOf(n *page.Node) string {
	if id := n.Attr("id"); id != "" || n.Tag != "a" {
		return id
	}
	return n.Attr("name")
}

// isNote reports whether an element is behind a mark and leads back to it.
func isNote(v *view.View, note, mark page.NodeID) bool {
	if note < mark || v.WordsOf(note) > noteWords {
		return false
	}
	var back []string
	for n, k := mark, 0; n > 0 && k <= markLevels; n, k = v.Page.Nodes[n].Parent, k+1 {
		if name := nameOf(&v.Page.Nodes[n]); name != "" {
			back = append(back, name)
		}
	}
	for i := note; i < min(v.Page.Nodes[note].End, note+noteNodes) && len(back) > 0; i++ {
		if name := v.PlaceOf(i); name != "" && slices.Contains(back, name) {
			return true
		}
	}
	return false
}
