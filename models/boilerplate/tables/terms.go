package tables

import (
	"galley/features/block"
	"galley/models/boilerplate/boxes"
	"galley/models/boilerplate/view"
	"galley/page"
)

// RaiseTerms gives the terms of lists of definitions, which are a name or two, the posterior
// of what is said of them where that is higher: what a page of reference defines, such as
// the functions of a library, stands in the terms alone. A meaning of a word or two is what
// a page says of itself, or of who wrote a post. What is said of a term begins with the first
// block of its meaning: of meanings that nest, none is read twice.
func RaiseTerms(v *view.View, post []float64) {
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		if v.Page.Nodes[n].Tag != "dd" || v.WordsOf(n) < boxes.MeaningWords {
			continue
		}
		first, to := v.Span(n)
		if first == to || v.BlockLinkShare(first) >= view.MostLinked {
			continue
		}
		for i := first - 1; i >= 0 && isTermOf(v, n, i); i-- {
			post[i] = max(post[i], post[first])
		}
	}
}

// isTermOf reports whether a block before a meaning is one of its terms: their elements
// have one parent.
func isTermOf(v *view.View, meaning page.NodeID, at int) bool {
	n, parent := v.BlockElement(at), v.Page.Nodes[meaning].Parent
	for n > parent && v.Page.Nodes[n].Parent != parent {
		n = v.Page.Nodes[n].Parent
	}
	return n > parent && v.Page.Nodes[n].Tag == "dt" && v.BlockEnclosing(at)&block.InControl == 0
}
