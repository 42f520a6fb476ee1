package boilerplate

import (
	"galley/models/boilerplate/calls"
	"galley/models/boilerplate/datelines"
	"galley/models/boilerplate/headings"
	"galley/models/boilerplate/links"
	"galley/models/boilerplate/notes"
	"galley/models/boilerplate/parts"
	"galley/models/boilerplate/repeats"
	"galley/models/boilerplate/tables"
	"galley/models/boilerplate/teasers"
	"galley/models/boilerplate/view"
	"galley/page"
)

// leastArticle is the posterior of being an article from which headings stand over its text: on other
// pages they may be what the page says.
const leastArticle = 0.5

// drop sets the posteriors of what stands above, in and around the text of the body and is none of it to
// 0, after what belongs to it was kept: rules ask what stands among paragraphs that are. Outside of the
// body that are lines that ask for something; they would be added.
func (t *Trimmer) drop(found *page.Selection, post []float64, keep, add float64) {
	b := view.NewBody(t.View, found.Roots[0], post, keep)
	if !t.Listing {
		from := datelines.DropAbove(t.View, found.Title, post, b.From, b.To)
		text := *b
		text.From = from
		datelines.Drop(&text)
	}
	// Inserts go before what is told by what is left: a heading is bare, or a table has heads alone, once
	// the links and boxes below it are gone.
	sure := found.Score.Article >= leastArticle // offers say the same of each, and shops and services ask for consent
	t.dropInserts(b, sure)
	parts.DropSmallPrint(b)
	parts.DropPrompts(b)
	tables.DropBareHeads(b)
	if t.Listing {
		calls.DropRights(b)
		return
	}
	// Of an article: what ends it, from the last line on, and then what its text says already.
	links.DropWaysBack(b)
	links.DropLastLinks(b)
	notes.DropExcerpts(b)
	parts.DropTopNotes(b)
	parts.DropBehindEnd(b)
	parts.DropOutsideMarks(b)
	parts.DropPersons(b)
	parts.DropOwnFacts(b, found.Title)
	if sure {
		calls.DropSignIns(b)
		repeats.DropCopies(b)
		repeats.Drop(b)
	}
	repeats.DropPullQuotes(b) // a paragraph is no quotation of a copy that has it in a longer one
	if sure {
		headings.DropBare(b)
		headings.DropLast(b)
		headings.DropLabels(b)
	}
	for i := range post {
		if !b.Has(i, i+1) && post[i] >= add && calls.Is(t.View, b.Root, i, false) {
			post[i] = 0
		}
	}
}

// dropInserts sets the posteriors of what stands among the paragraphs of an article and is
// none of it to 0: boxes with a field to write in, offers, and lines and lists that are
// links to other pages.
func (t *Trimmer) dropInserts(b *view.Body, sure bool) {
	calls.DropForms(b)
	parents := b.KeptParents()
	if !t.Listing {
		calls.DropOffers(b, parents, t.recipe)
		calls.DropApart(b)
		if sure {
			calls.DropConsents(b)
			calls.DropAppeals(b)
		}
		parts.DropPlayers(b)
		teasers.Drop(b)
		links.DropLists(b, parents)
		links.DropTables(b)
		links.DropCells(b)
		calls.Drop(b)
		calls.DropAdNotes(b)
		calls.DropAdverts(b)
	}
	links.DropFrameSources(b)
	links.DropLines(b, parents, t.titles)
}
