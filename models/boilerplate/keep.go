package boilerplate

import (
	"galley/models/boilerplate/boxes"
	"galley/models/boilerplate/entries"
	"galley/models/boilerplate/figures"
	"galley/models/boilerplate/headings"
	"galley/models/boilerplate/notes"
	"galley/models/boilerplate/parts"
	"galley/models/boilerplate/prose"
	"galley/models/boilerplate/recipe"
	"galley/models/boilerplate/standfirst"
	"galley/models/boilerplate/tables"
	"galley/models/boilerplate/view"
	"galley/page"
)

// keep raises the posteriors of what belongs to text of the body that is kept, in an order that matters:
// what a rule keeps is text to those behind it. A recipe is raised outside of the body, too, to add, as is
// whose a quotation is.
func (t *Trimmer) keep(found *page.Selection, post []float64, keep, add float64) {
	b := view.NewBody(t.View, found.Roots[0], post, keep)

	// What stands between paragraphs that are sure before any rule for paragraphs. Captions go with the text
	// around their pictures, whatever their lines are like to the rules for boxes. Among is found once, for
	// tables and boxes alike.
	figures.KeepCaptions(b, t.Figures)
	if !t.Listing {
		figures.KeepBoxed(b)
	}
	between := boxes.NewAmong(b)
	tables.Keep(b, between)
	between.Keep()
	between.KeepCards()
	between.KeepRated()

	// Paragraphs beside those that are kept now: what a rule for few words or a low posterior asks for
	// are paragraphs around it, which those for ordinary prose have kept before.
	if !t.Listing {
		prose.KeepAlike(b)
		prose.KeepBoxRun(b)
		prose.KeepShort(b)
		prose.KeepPlaces(b)
		prose.KeepSource(view.NewBody(t.View, t.Page.Body(), post, add))
	}

	// Names stand before what somebody says, which is decided now.
	if !t.Listing {
		parts.KeepSpeakers(b)
	}

	// Headings and times stand before what is kept, so all prose is decided before them.
	headings.Keep(b)
	headings.KeepOpeners(b)
	entries.KeepTimes(b)

	// Parts of something go with the rest of it: items with their list, notes with their marks, sections
	// with those that are headed alike. They need the whole text; heads of items need their list, and
	// labels the list that they say what it has.
	t.recipe = recipe.Keep(b, found.Title, add)
	parts.Keep(b)
	notes.Keep(b)
	notes.KeepMarked(b)
	t.cited = notes.KeepCited(b, add)
	parts.KeepSigned(b)
	parts.KeepSignatures(b)
	parts.KeepItemHeads(b)
	parts.KeepAlike(b, found.Title)
	parts.KeepEvenly(b)
	parts.KeepDefinitions(b)
	tables.KeepLoneHeads(b)
	t.linked = parts.KeepLinked(b, add)
	if !t.Listing {
		parts.KeepLabels(b)
		parts.KeepMarks(b)
	}
}

// wordsIn is the child of an element with several blocks that has all words of one, as an element in bold above the text
// has, None without.
func (t *Trimmer) wordsIn(n page.NodeID, block int) page.NodeID {
	first, end := t.BlockNodes(block)
	for up := first; up > n; up = t.Page.Nodes[up].Parent {
		if t.Page.Nodes[up].Parent == n && t.Page.Nodes[up].Kind == page.Element && end <= t.Page.Nodes[up].End {
			return up
		}
	}
	return page.None
}

// lead raises the standfirst and the key points in the body to 1. Outside of the body they are leads.
func (t *Trimmer) lead(found *page.Selection, post []float64, keep float64) {
	b := view.NewBody(t.View, found.Roots[0], post, keep)
	for _, i := range standfirst.Find(b, found.Title) {
		if n := t.BlockElement(i); b.Has(i, i+1) {
			post[i] = 1
		} else if from, to := t.Span(n); to == from+1 {
			found.Lead = append(found.Lead, n)
		} else if n := t.wordsIn(n, i); n != page.None {
			found.Lead = append(found.Lead, n)
		}
	}
	points := standfirst.KeyPoints(b, found.Title)
	if points == page.None {
		return
	}
	if from, to := t.Span(points); b.Has(from, to) {
		for i := from; i < to; i++ {
			post[i] = 1
		}
	} else if to <= b.From {
		found.Lead = append(found.Lead, points)
	}
}
