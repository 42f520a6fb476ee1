package boxes

import (
	"galley/models/boilerplate/span"
	"galley/page"
)

// keepTerms keeps a list of definitions between sure paragraphs where every meaning is said in
// some words, without anything to click on, to write in or to look at.
func (a *Among) keepTerms(n page.NodeID, post []float64, first int, keep float64) {
	from, to := a.Span(n)
	if a.Listing || from < first || to > first+len(post) || to-from < 2 || a.Media(n) > 0 || !a.Is(n) || a.Offers(n) {
		return
	}
	for i := n; i < a.Page.Nodes[n].End; i++ {
		if a.Page.Nodes[i].Tag == "dd" && a.WordsOf(i) < MeaningWords {
			return
		}
	}
	span.Raise(post[from-first:to-first], keep)
}

// MeaningWords is how many words the meaning of a term has on average at least.
const MeaningWords = 4
