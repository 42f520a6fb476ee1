package headings

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// alikeHeadings is how many headings of a text are marked up alike, from which on one like
// them is one of the text.
const alikeHeadings = 2

// Keep keeps headings before prose that is kept in the same element: the entries of
// a live blog have headings of a word or two. Those of other boxes are surely none, unless they
// are marked up as others are that are kept.
func Keep(v *view.View, post []float64, first int, keep float64) {
	kept := map[markup.Line]int{}
	for i := range post {
		if n := v.BlockElement(first + i); post[i] >= keep && markup.IsHeading(v.Page.Nodes[n].Tag) {
			kept[markup.Of(v.Page, n)]++
		}
	}
	for i := len(post) - 2; i >= 0; i-- {
		n := v.BlockElement(first + i)
		if !markup.IsHeading(v.Page.Nodes[n].Tag) || post[i] >= keep || post[i+1] < keep {
			continue
		}
		if !v.IsProse(first + i + 1) {
			if post[i] >= keep/2 && headsSection(v, n, post, first, keep) {
				post[i] = keep
			}
			continue
		}
		if post[i] < keep/2 && (kept[markup.Of(v.Page, n)] < alikeHeadings || v.BlockLinkShare(first+i) > 0) {
			continue
		}
		if parent := v.Page.Nodes[v.AloneIn(n)].Parent; parent == v.ProseParent(first+i+1) || v.Page.Contains(parent, v.BlockElement(first+i+1)) {
			post[i] = keep
		}
	}
}

// headsSection reports whether the element behind a heading, or behind the box that it has for
// itself, is prose or a list that is kept whole.
func headsSection(v *view.View, n page.NodeID, post []float64, first int, keep float64) bool {
	n = v.AloneIn(n)
	_, until := v.Span(n)
	for c := v.Page.Nodes[n].End; c < v.Page.Nodes[v.Page.Nodes[n].Parent].End; c = v.Page.Nodes[c].End {
		from, to := v.Span(c)
		if from == to || from < until || to > first+len(post) {
			continue
		}
		prose := false
		for i := from; i < to; i++ {
			if post[i-first] < keep {
				return false
			}
			prose = prose || v.IsProse(i) || v.Page.Nodes[v.BlockElement(i)].Tag == "li"
		}
		return prose
	}
	return false
}

// DropBare drops headings of which nothing is kept up to the next one of their level or the
// end of the body, though something stands there: they are of what was cut.
func DropBare(v *view.View, body page.NodeID, post []float64, first int, keep float64) {
	type below struct {
		end       page.NodeID // of what stands below a heading
		cut, kept bool
	}
	var at [markup.Levels + 1]below
	for l := range at {
		at[l].end = v.Page.Nodes[body].End
	}
	for i := len(post) - 1; i >= 0; i-- {
		n := v.BlockElement(first + i)
		level := markup.Level(v.Page.Nodes[n].Tag)
		if s := &at[max(level, 0)]; level >= 0 && s.cut && !s.kept && post[i] >= keep && !showsSomething(v, v.Page.Nodes[n].End, s.end) {
			post[i] = 0
		}
		for l := range at {
			if s := &at[l]; level >= 0 && l >= level {
				*s = below{end: n}
			} else {
				s.cut, s.kept = s.cut || post[i] < keep, s.kept || post[i] >= keep
			}
		}
	}
}

// showsSomething reports whether a picture, a film or a table is among nodes.
func showsSomething(v *view.View, from, to page.NodeID) bool {
	for n := from; n < to; n++ {
		switch v.Page.Nodes[n].Tag {
		case "img", "video", "audio", "iframe", "svg", "table", "math", "object", "canvas":
			return true
		}
	}
	return false
}
