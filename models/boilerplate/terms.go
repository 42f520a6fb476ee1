package boilerplate

import (
	"galley/features/block"
	"galley/page"
)

// raiseTerms gives the terms of lists of definitions, which are a name or two, the posterior
// of what is said of them where that is higher: what a page of reference defines, such as
// the functions of a library, stands in the terms alone. A meaning of a word or two is what
// a page says of itself, or of who wrote a post. What is said of a term begins with the first
// block of its meaning: of meanings that nest, none is read twice.
func (v *View) raiseTerms(post []float64) {
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		if v.Page.Nodes[n].Tag != "dd" || v.WordsOf(n) < meaningWords {
			continue
		}
		first, to := v.Span(n)
		if first == to || v.BlockLinkShare(first) >= mostLinked {
			continue
		}
		for i := first - 1; i >= 0 && v.isTermOf(n, i); i-- {
			post[i] = max(post[i], post[first])
		}
	}
}

// isTermOf reports whether a block before a meaning is one of its terms: their elements
// have one parent.
func (v *View) isTermOf(meaning page.NodeID, at int) bool {
	n, parent := v.BlockElement(at), v.Page.Nodes[meaning].Parent
	for n > parent && v.Page.Nodes[n].Parent != parent {
		n = v.Page.Nodes[n].Parent
	}
	return n > parent && v.Page.Nodes[n].Tag == "dt" && v.BlockEnclosing(at)&block.InControl == 0
}
