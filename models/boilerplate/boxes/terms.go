package boxes

import (
	"galley/page"
)

// keepTerms keeps a list of definitions between sure paragraphs where every meaning is said in
// some words, without anything to click on, to write in or to look at.
func (a *Among) keepTerms(n page.NodeID) {
	from, to := a.Span(n)
	if a.Listing || !a.Has(from, to) || to-from < 2 || a.Media(n) > 0 || !a.Is(n) || a.Offers(n) {
		return
	}
	for i := n; i < a.Page.Nodes[n].End; i++ {
		if a.Page.Nodes[i].Tag == "dd" && a.WordsOf(i) < MeaningWords {
			return
		}
	}
	a.RaiseAll(from, to)
}

// MeaningWords is how many words the meaning of a term has on average at least.
const MeaningWords = 4
