package parts

import (
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of parts of a whole: the share of the items of a list that are kept when the
// others are too, and the least posterior of each kind of part, as a share of the threshold.
const (
	itemsKept  = 0.6
	nearlyItem = 0.2
	nearlyCode = 0.5
	sourceMost = 20 // words of the source of a quotation
)

// Keep keeps parts of what is kept: items of a list most of whose items are, the source
// of a quotation, charts, and code behind a paragraph. A list is not cut in the middle, and little
// surrounds its last item, or a line of code, that is like text.
func Keep(v *view.View, body page.NodeID, post []float64, first int, keep float64) {
	for n := body + 1; n < v.Page.Nodes[body].End; n++ {
		from, to := v.Span(n)
		if from < first || to > first+len(post) || from == to {
			continue
		}
		switch part := post[from-first : to-first]; v.Page.Nodes[n].Tag {
		case "ul", "ol":
			keepItems(v, n, post, first, keep)
		case "blockquote":
			last := len(part) - 1
			if last > 0 && part[last] < keep && part[last-1] >= keep && v.BlockWords(to-1) <= sourceMost && v.BlockLinkShare(to-1) < 1 {
				part[last] = keep
			}
		case "svg":
			if isChart(v, n) && amongKept(v, from, to, post, first, keep) {
				span.Raise(part, keep)
			}
		case "pre":
			if from > first && post[from-1-first] >= keep && part[0] >= nearlyCode*keep {
				span.Raise(part, keep)
			}
		}
	}
}

// Bounds of a chart: how large it is drawn at least, in CSS px, how many words it has, and how
// many lines, such as its heading and its source, stand between it and the text.
const (
	chartW     = 240
	chartH     = 120
	chartWords = 120
	chartLines = 3
)

// isChart reports whether a drawing with words in it is one to be read: a large one that leads
// nowhere.
func isChart(v *view.View, n page.NodeID) bool {
	box := v.Page.Nodes[n].Box
	return box.W >= chartW && box.H >= chartH && v.WordsOf(n) <= chartWords && !v.Page.Inside(n, "a")
}

// amongKept reports whether some of the blocks right before a run of them are kept, and some
// right behind it.
func amongKept(v *view.View, from, to int, post []float64, first int, keep float64) bool {
	before, behind := post[max(0, from-first-chartLines):from-first], post[to-first:min(len(post), to-first+chartLines)]
	return len(before) > 0 && len(behind) > 0 && span.Most(before) >= keep && span.Most(behind) >= keep
}

// keepItems keeps the items of a list, most of whose items are kept, that may be text.
func keepItems(v *view.View, list page.NodeID, post []float64, first int, keep float64) {
	items, kept := 0, 0
	for c := range v.Page.Children(list) {
		if from, to := v.Span(c); from < to {
			items++
			if span.Most(post[from-first:to-first]) >= keep {
				kept++
			}
		}
	}
	if kept == items || kept < 2 || float64(kept) < itemsKept*float64(items) {
		return
	}
	for c := range v.Page.Children(list) {
		from, to := v.Span(c)
		if from == to || span.Most(post[from-first:to-first]) >= keep {
			continue
		}
		for i := from; i < to; i++ {
			if post[i-first] >= nearlyItem*keep && v.BlockLinkShare(i) < 1 {
				post[i-first] = keep
			}
		}
	}
}
