package boilerplate

import "galley/page"

// dropInserts sets the posteriors of what stands among the paragraphs of an article and is
// none of it to 0: boxes with a field to write in, offers, and lines and lists that are
// links to other pages. post are the posteriors from block first on.
func (t *Trimmer) dropInserts(body page.NodeID, post []float64, first int, keep float64) {
	t.dropForms(body, post, first)
	parents := t.KeptParents(post, first, keep)
	if !t.Listing {
		t.dropOffers(body, post, first, keep, parents)
		t.dropTeasers(body, post, first)
		t.dropLinkLists(body, post, first, parents)
	}
	if !t.Listing {
		t.dropCalls(body, post, first, keep)
	}
	t.dropLinkLines(body, post, first, parents, t.titles)
}
