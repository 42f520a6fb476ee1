package fused

import (
	"galley/features"
	"galley/page"
)

// How much a heading speaks for itself as the title: chosen by hand, each to about a
// quarter, on the pages of the fit.
const (
	agreement   = 1.5 // times the F1 of its words and those of <title>
	firstRank   = 1.0 // it is an <h1>
	laterRank   = 0.25
	early       = 0.5  // it stands before the body's second block of prose
	boilerplate = -1.0 // it stands in a nav, aside, footer or dialog, or leads to the top of a site
	leastTitle  = 0.75 // what a title needs
)

// findTitle is the heading that is most like a title, the first of equals: its rank,
// its agreement with <title> and its place. None when none is like one.
func findTitle(x *features.Index, post []float64, kept float64) page.NodeID {
	start := bodyStart(x, post, kept)
	best, top := page.None, leastTitle-1e-9
	done := page.None // headings may stand in headings
	for i := range x.NumBlocks() {
		n := x.Heading(x.BlockElement(i))
		if n == page.None || n == done {
			continue
		}
		done = n
		if v := likeTitle(x, n, i <= start); v > top+1e-9 {
			best, top = n, v
		}
	}
	return best
}

// likeTitle is how much a heading is like a title.
func likeTitle(x *features.Index, n page.NodeID, beforeBody bool) float64 {
	if !x.MayBeTitle(n) {
		return 0
	}
	v := laterRank
	if x.Page.Nodes[n].Tag == "h1" {
		v = firstRank
	}
	v += agreement * x.TitleF1(n)
	if beforeBody {
		v += early
	}
	if x.Enclosing(n)&(features.InNav|features.InAside|features.InFooter|features.InDialog) != 0 || x.LeadsHome(n) {
		v += boilerplate
	}
	return v
}

// bodyStart is the second block of prose that is kept; the number of blocks when there
// is none.
func bodyStart(x *features.Index, post []float64, kept float64) int {
	count := 0
	for i := range post {
		if post[i] >= kept && x.IsProse(i) {
			if count++; count == 2 {
				return i
			}
		}
	}
	return len(post)
}
