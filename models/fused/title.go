package fused

import (
	"galley/features"
	"galley/features/block"
	"galley/page"
)

// The score of a heading as the title is a sum of these. They were chosen by hand, to
// the nearest quarter, on the pages that the networks were fitted to.
const (
	agreement = 1.5  // times the F1 of its words and those of <title>
	firstRank = 1.0  // it is an <h1>
	laterRank = 0.25 // it is another heading
	early     = 0.5  // it stands before the body's second block of prose
	outside   = -1.0 // it is in a nav, aside, footer or dialog, or links to the front page
	minScore  = 0.75 // lowest score of a title
)

// findTitle returns the heading with the highest score, the first of equals. It is None
// where no heading has minScore. kept is the least posterior of a block of the body.
func findTitle(x *features.Index, post []float64, kept float64) page.NodeID {
	const tie = 1e-9
	start := bodyStart(x, post, kept)
	best, top := page.None, minScore-tie
	done := page.None // headings may stand in headings
	for i := range x.NumBlocks() {
		n := x.Heading(x.BlockElement(i))
		if n == page.None || n == done {
			continue
		}
		done = n
		if v := titleScore(x, n, i <= start); v > top+tie {
			best, top = n, v
		}
	}
	return best
}

// titleScore is the score of a heading as the title.
func titleScore(x *features.Index, n page.NodeID, beforeBody bool) float64 {
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
	if x.Enclosing(n)&(block.InNav|block.InAside|block.InFooter|block.InDialog) != 0 || x.LeadsHome(n) {
		v += outside
	}
	return v
}

// bodyStart is the second block of prose with a posterior of at least kept. It is the
// number of blocks where there is none.
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
