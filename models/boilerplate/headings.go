package boilerplate

import (
	"slices"

	"galley/page"
)

// alikeHeadings is how many headings of a text are marked up alike, from which on one like
// them is one of the text.
const alikeHeadings = 2

// keepHeadings keeps headings before prose that is kept in the same element: the entries of
// a live blog have headings of a word or two. Those of other boxes are surely none, unless they
// are marked up as others are that are kept.
func (t *Trimmer) keepHeadings(post []float64, first int, keep float64) {
	kept := map[lineMarkup]int{}
	for i := range post {
		if n := t.BlockElement(first + i); post[i] >= keep && slices.Contains(headings[:], t.page.Nodes[n].Tag) {
			kept[markupOf(t.page, n)]++
		}
	}
	for i := len(post) - 2; i >= 0; i-- {
		n := t.BlockElement(first + i)
		if !slices.Contains(headings[:], t.page.Nodes[n].Tag) || post[i] >= keep || post[i+1] < keep {
			continue
		}
		if !t.IsProse(first + i + 1) {
			if post[i] >= keep/2 && t.headsSection(n, post, first, keep) {
				post[i] = keep
			}
			continue
		}
		if post[i] < keep/2 && (kept[markupOf(t.page, n)] < alikeHeadings || t.BlockLinkShare(first+i) > 0) {
			continue
		}
		if parent := t.page.Nodes[t.aloneIn(n)].Parent; parent == t.ProseParent(first+i+1) || t.page.Contains(parent, t.BlockElement(first+i+1)) {
			post[i] = keep
		}
	}
}

// aloneIn is the largest element that holds a heading and no other text.
func (t *Trimmer) aloneIn(n page.NodeID) page.NodeID {
	from, to := t.Span(n)
	for up := t.page.Nodes[n].Parent; up != page.None; up = t.page.Nodes[n].Parent {
		if a, b := t.Span(up); a != from || b != to {
			break
		}
		n = up
	}
	return n
}

// headsSection reports whether the element behind a heading, or behind the box that it has for
// itself, is prose or a list that is kept whole.
func (t *Trimmer) headsSection(n page.NodeID, post []float64, first int, keep float64) bool {
	n = t.aloneIn(n)
	_, until := t.Span(n)
	for c := t.page.Nodes[n].End; c < t.page.Nodes[t.page.Nodes[n].Parent].End; c = t.page.Nodes[c].End {
		from, to := t.Span(c)
		if from == to || from < until || to > first+len(post) {
			continue
		}
		prose := false
		for i := from; i < to; i++ {
			if post[i-first] < keep {
				return false
			}
			prose = prose || t.IsProse(i) || t.page.Nodes[t.BlockElement(i)].Tag == "li"
		}
		return prose
	}
	return false
}

// dropBareHeadings drops headings of which nothing is kept up to the next one of their level or the
// end of the body, though something stands there: they are of what was cut.
func (t *Trimmer) dropBareHeadings(body page.NodeID, post []float64, first int, keep float64) {
	type below struct {
		end       page.NodeID // of what stands below a heading
		cut, kept bool
	}
	var levels [len(headings) + 1]below
	for l := range levels {
		levels[l].end = t.page.Nodes[body].End
	}
	for i := len(post) - 1; i >= 0; i-- {
		n := t.BlockElement(first + i)
		level := slices.Index(headings[:], t.page.Nodes[n].Tag)
		if s := &levels[max(level, 0)]; level >= 0 && s.cut && !s.kept && post[i] >= keep && !t.showsSomething(t.page.Nodes[n].End, s.end) {
			post[i] = 0
		}
		for l := range levels {
			if s := &levels[l]; level >= 0 && l >= level {
				*s = below{end: n}
			} else {
				s.cut, s.kept = s.cut || post[i] < keep, s.kept || post[i] >= keep
			}
		}
	}
}
