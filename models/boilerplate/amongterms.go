package boilerplate

import "galley/page"

// keepTerms keeps a list of definitions between sure paragraphs where every meaning is said in
// some words, without anything to click on, to write in or to look at.
func (a *among) keepTerms(n page.NodeID, post []float64, first int, keep float64) {
	from, to := a.Span(n)
	if a.Listing || from < first || to > first+len(post) || to-from < 2 || a.Media(n) > 0 || !a.is(n) || a.Offers(n) {
		return
	}
	for i := n; i < a.Page.Nodes[n].End; i++ {
		if a.Page.Nodes[i].Tag == "dd" && a.WordsOf(i) < meaningWords {
			return
		}
	}
	raise(post[from-first:to-first], keep)
}

// meaningWords is how many words the meaning of a term has on average at least.
const meaningWords = 4
