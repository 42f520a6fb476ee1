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
	"galley/page"
)

// keep raises the posteriors of what belongs to text of the body that is kept, in an order that matters:
// what a rule keeps is text to those behind it. Boxes need paragraphs, headings what they head, parts and
// notes all of the text. A recipe is raised outside of the body, too, to add.
func (t *Trimmer) keep(found *page.Selection, post []float64, keep, add float64) {
	body := found.Roots[0]
	a, b := t.Span(body)
	own := post[a:b]
	figures.KeepCaptions(t.View, t.Figures, own, a, keep)
	between := boxes.NewAmong(t.View, own, a, keep)
	tables.Keep(t.View, body, between, own, a, keep)
	between.Keep(body, own, a, keep)
	between.KeepCards(own, a, keep)
	prose.KeepSiblings(t.View, own, a, keep)
	if !t.Listing {
		prose.KeepAlike(t.View, own, a, keep)
		prose.KeepShort(t.View, own, a, keep)
	}
	headings.Keep(t.View, own, a, keep)
	headings.KeepQuestions(t.View, own, a, keep)
	headings.KeepOpeners(t.View, body, own, a, keep)
	entries.KeepTimes(t.View, own, a, keep)
	t.recipe = recipe.Keep(t.View, found.Title, a, b, post, keep, add)
	parts.Keep(t.View, body, own, a, keep)
	notes.Keep(t.View, body, own, a, keep)
	notes.KeepMarked(t.View, own, a, keep)
	notes.KeepCited(t.View, body, own, a, keep)
	parts.KeepAlike(t.View, found.Title, body, post, keep)
	if !t.Listing {
		parts.KeepLabels(t.View, body, own, a, keep)
	}
}

// lead raises the standfirst in the body to 1. Outside of the body it is a lead.
func (t *Trimmer) lead(found *page.Selection, post []float64, keep float64) {
	a, b := t.Span(found.Roots[0])
	for _, i := range standfirst.Find(t.View, found.Title, a, b, post, keep) {
		if n := t.BlockElement(i); a <= i && i < b {
			post[i] = 1
		} else if from, to := t.Span(n); to == from+1 {
			found.Lead = append(found.Lead, n)
		}
	}
}
