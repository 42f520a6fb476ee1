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
func (t *Trimmer) raiseTerms(post []float64) {
	body := t.page.Body()
	for n := body; n < t.page.Nodes[body].End; n++ {
		if t.page.Nodes[n].Tag != "dd" || t.wordsOf(n) < meaningWords {
			continue
		}
		first, to := t.Span(n)
		if first == to || t.BlockLinkShare(first) >= mostLinked {
			continue
		}
		for i := first - 1; i >= 0 && t.isTermOf(n, i); i-- {
			post[i] = max(post[i], post[first])
		}
	}
}

// mostLinked is the share of links from which a block of a meaning is a list of links.
const mostLinked = 0.5

// isTermOf reports whether a block before a meaning is one of its terms: their elements
// have one parent.
func (t *Trimmer) isTermOf(meaning page.NodeID, at int) bool {
	n, parent := t.BlockElement(at), t.page.Nodes[meaning].Parent
	for n > parent && t.page.Nodes[n].Parent != parent {
		n = t.page.Nodes[n].Parent
	}
	return n > parent && t.page.Nodes[n].Tag == "dt" && t.BlockEnclosing(at)&block.InControl == 0
}

// keepTerms keeps a list of definitions between sure paragraphs where every meaning is said in
// some words, without anything to click on, to write in or to look at.
func (a *among) keepTerms(n page.NodeID, post []float64, first int, keep float64) {
	from, to := a.Span(n)
	if a.Listing || from < first || to > first+len(post) || to-from < 2 || a.Media(n) > 0 || !a.is(n) || a.offers(n) {
		return
	}
	for i := n; i < a.page.Nodes[n].End; i++ {
		if a.page.Nodes[i].Tag == "dd" && a.wordsOf(i) < meaningWords {
			return
		}
	}
	raise(post[from-first:to-first], keep)
}
