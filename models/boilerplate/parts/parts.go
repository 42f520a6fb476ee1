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
func Keep(b *view.Body) {
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		from, to := b.Span(n)
		if !b.Has(from, to) || from == to {
			continue
		}
		switch part := b.Post[from:to]; b.Page.Nodes[n].Tag {
		case "ul", "ol":
			keepItems(b, n)
		case "blockquote":
			last := len(part) - 1
			if last > 0 && part[last] < b.Least && part[last-1] >= b.Least && b.BlockWords(to-1) <= sourceMost && b.BlockLinkShare(to-1) < 1 {
				part[last] = b.Least
			}
		case "svg":
			if isChart(b.View, n) && amongKept(b, from, to) {
				span.Raise(part, b.Least)
			}
		case "pre":
			if from > b.From && b.Kept(from-1) && part[0] >= nearlyCode*b.Least {
				span.Raise(part, b.Least)
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
func amongKept(b *view.Body, from, to int) bool {
	before, behind := b.Post[max(b.From, from-chartLines):from], b.Post[to:min(b.To, to+chartLines)]
	return len(before) > 0 && len(behind) > 0 && span.Most(before) >= b.Least && span.Most(behind) >= b.Least
}

// keepItems keeps the items of a list, most of whose items are kept, that may be text.
func keepItems(b *view.Body, list page.NodeID) {
	items, kept := 0, 0
	for c := range b.Page.Children(list) {
		if from, to := b.Span(c); from < to {
			items++
			if b.Most(from, to) >= b.Least {
				kept++
			}
		}
	}
	if kept == items || kept < 2 || float64(kept) < itemsKept*float64(items) {
		return
	}
	for c := range b.Page.Children(list) {
		from, to := b.Span(c)
		if from == to || b.Most(from, to) >= b.Least {
			continue
		}
		for i := from; i < to; i++ {
			if b.Post[i] >= nearlyItem*b.Least && b.BlockLinkShare(i) < 1 {
				b.Raise(i)
			}
		}
	}
}
