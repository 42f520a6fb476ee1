package parts

import (
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a list that goes on behind the body: the mean posterior of its words and how many words its items have on
// average, at least, and the share of the letters of each of them in links, at most. What stands behind the body has low
// posteriors.
const (
	listLike   = 0.05
	listWords  = 8
	listLinked = 0.5
)

// ListBehind finds the lists right behind a body that is one, in the same element and marked up as it is: what has
// changed in a program is written in several. Their blocks are raised to add. It is the first block behind
// them, b where there are none.
func ListBehind(v *view.View, body page.NodeID, b int, post []float64, add float64) int {
	tag := v.Page.Nodes[body].Tag
	if tag != "ul" && tag != "ol" || v.Listing {
		return b
	}
	for n := range v.Page.Children(v.Page.Nodes[body].Parent) {
		from, to := v.Span(n)
		if n <= body || from == to {
			continue
		}
		if from != b || v.Page.Nodes[n].Tag != tag || !v.IsAlike(n, body) || span.WordsOf(v.Index, from, to) < listWords*(to-from) || span.Mean(v.Index, post, span.Blocks{From: from, To: to}) < listLike {
			return b
		}
		for i := from; i < to; i++ {
			if v.BlockLinkShare(i) <= listLinked {
				post[i] = max(post[i], add)
			}
		}
		b = to
	}
	return b
}
