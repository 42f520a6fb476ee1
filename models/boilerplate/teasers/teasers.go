package teasers

import (
	"strings"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a list of teasers: items, the share of them whose excerpt breaks off, words and
// blocks of an item, and words of its link.
const (
	teasersLeast = 3
	brokenOff    = 0.6
	teaserMost   = 80
	teaserBlocks = 6
	teaserLink   = 2
)

// Drop sets the posteriors of lists of teasers to 0: neighbours that are marked up
// alike, have a link for a headline, and the beginning of a text that breaks off.
func Drop(b *view.Body) {
	for n := b.Root; n < b.Page.Nodes[b.Root].End; n++ {
		var groups map[markup.Line][]page.NodeID
		for c := range b.Page.Children(n) {
			if from, to := b.Span(c); to == from || to-from > teaserBlocks || !isTeaser(b.View, c) {
				continue
			}
			if groups == nil {
				groups = map[markup.Line][]page.NodeID{}
			}
			key := markup.Of(b.Page, c)
			groups[key] = append(groups[key], c)
		}
		for _, g := range groups {
			if breakOff(b.View, g) && !b.IsMost(g) {
				for _, c := range g {
					b.DropAll(b.Span(c))
				}
			}
		}
	}
}

// breakOff reports whether there are enough teasers, and the texts of most break off.
func breakOff(v *view.View, teasers []page.NodeID) bool {
	broken := 0
	for _, n := range teasers {
		if breaksOff(v, n) {
			broken++
		}
	}
	return len(teasers) >= teasersLeast && float64(broken) >= brokenOff*float64(len(teasers))
}

// isTeaser reports whether an element has few words, and begins with a link to another page,
// or with one behind a line such as a day.
func isTeaser(v *view.View, n page.NodeID) bool {
	words := 0
	from, to := v.Span(n)
	for i := from; i < to; i++ {
		words += v.BlockWords(i)
	}
	if words > teaserMost {
		return false
	}
	for i := from; i < min(to, from+2); i++ {
		if v.BlockLinkShare(i) == 1 && v.BlockWords(i) >= teaserLink {
			return true
		}
	}
	return false
}

// breaksOff reports whether one of the last two blocks of an element ends with an ellipsis:
// behind an excerpt, a link may say that there is more.
func breaksOff(v *view.View, n page.NodeID) bool {
	from, to := v.Span(n)
	for i := max(from, to-2); i < to; i++ {
		text := strings.TrimRight(v.BlockText(i), " \u00a0])»→")
		if strings.HasSuffix(text, "…") || strings.HasSuffix(text, "...") {
			return true
		}
	}
	return false
}
