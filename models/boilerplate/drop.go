package boilerplate

import (
	"galley/models/boilerplate/calls"
	"galley/models/boilerplate/datelines"
	"galley/models/boilerplate/headings"
	"galley/models/boilerplate/links"
	"galley/models/boilerplate/repeats"
	"galley/models/boilerplate/tables"
	"galley/models/boilerplate/teasers"
	"galley/page"
)

// leastArticle is the posterior of being an article from which headings stand over its text: on other
// pages they may be what the page says.
const leastArticle = 0.5

// drop sets the posteriors of what stands above, in and around the text of the body and is none of it to
// 0, after what belongs to it was kept: rules ask what stands among paragraphs that are. Outside of the
// body that are lines that ask for something; they would be added.
func (t *Trimmer) drop(found *page.Selection, post []float64, keep, add float64) {
	body := found.Roots[0]
	a, b := t.Span(body)
	own := post[a:b]
	if !t.Listing {
		from := datelines.DropAbove(t.View, found.Title, post, a, b)
		datelines.Drop(t.View, post[from:b], from)
	}
	t.dropInserts(body, own, a, keep)
	tables.DropBareHeads(t.View, body, own, a, keep)
	if t.Listing {
		return
	}
	links.DropWaysBack(t.View, body, own, a, keep)
	repeats.DropPullQuotes(t.View, own, a, keep)
	if found.Score.Article >= leastArticle { // offers say the same of each
		calls.DropSignIns(t.View, body, own, a)
		repeats.DropCopies(t.View, body, own, a, keep)
		repeats.Drop(t.View, own, a, keep)
		headings.DropBare(t.View, body, own, a, keep)
	}
	for i := range post {
		if (i < a || i >= b) && post[i] >= add && calls.Is(t.View, body, i, false) {
			post[i] = 0
		}
	}
}

// dropInserts sets the posteriors of what stands among the paragraphs of an article and is
// none of it to 0: boxes with a field to write in, offers, and lines and lists that are
// links to other pages. post are the posteriors from block first on.
func (t *Trimmer) dropInserts(body page.NodeID, post []float64, first int, keep float64) {
	calls.DropForms(t.View, body, post, first)
	parents := t.KeptParents(post, first, keep)
	if !t.Listing {
		calls.DropOffers(t.View, body, post, first, keep, parents, t.recipe)
		teasers.Drop(t.View, body, post, first)
		links.DropLists(t.View, body, post, first, parents)
		calls.Drop(t.View, body, post, first, keep)
	}
	links.DropLines(t.View, body, post, first, parents, t.titles)
}
