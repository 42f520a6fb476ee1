package boilerplate

import (
	"slices"

	"galley/features"
	"galley/models/boilerplate/links"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Trimmer decides, by the posteriors of blocks, what is cut out of a body and what is
// added around it.
type Trimmer struct {
	*view.View
	MinOutside float64                // words of a run of blocks that is added, as a share of those of the body, in [0, 1]
	Figures    bool                   // figures go with the text around them; else only a <figcaption> beside prose does
	Learned    []bool                 // by block: the labels of the site cut it, nil: none
	IsBox      func(page.NodeID) bool // whether labels of the site cut such an element without text; nil: none do

	Parts []page.NodeID // further parts of the body, which are known; nothing else is added then

	titles map[int]bool  // blocks that are titles of the entries of a list that the page is about
	labels []page.NodeID // labels of those entries that stand on a line with something else
	recipe map[int]bool  // blocks that are ingredients and steps of the recipe of the page
	linked span.Blocks   // outside of the body, of parts that its table of contents leads to
	cited  span.Blocks   // behind the body, of references that its text leads to
	left   map[int]bool  // blocks that are none of the text whatever stands around them: labels between posts, what is said again, footers
}

// New is a trimmer for the page of an index, by posteriors of its blocks. Figures go with the text.
func New(scores *features.BlockScores, x *features.Index) *Trimmer {
	return &Trimmer{View: view.New(scores, x), MinOutside: minOutside, Figures: true}
}

// Trim cuts the blocks of the body with a posterior below keep, and adds blocks outside
// of it with a posterior of at least add. A body that would be cut completely stays
// whole. Outside of it the standfirst is a lead, whatever its posterior.
func (t *Trimmer) Trim(found *page.Selection, keep, add float64) {
	post := slices.Clone(t.Scores.Posteriors())
	t.leaveOut(found.Title, post, keep)
	links.DropContents(t.View, post)
	links.DropPagers(t.View, post)
	t.keep(found, post, keep, add)
	kept := slices.Clone(post)
	t.drop(found, post, keep, add)
	t.restoreRecipe(post, kept)
	t.lead(found, post, keep)
	t.settle(post)
	t.leaveTimes(post)
	t.cut(found, post, keep)
	if len(t.Parts) > 0 {
		t.join(found, post, keep)
		return
	}
	t.add(found, post, add)
}

// restoreRecipe keeps the parts of the recipe of the page that rules dropped for the links or buttons in them, but for
// what the page has twice.
func (t *Trimmer) restoreRecipe(post, kept []float64) {
	for i := range t.recipe {
		if t.BlockCopies(i) == 1 {
			post[i] = max(post[i], kept[i])
		}
	}
}

// join adds the further parts that are known, with what is cut out of them.
func (t *Trimmer) join(found *page.Selection, post []float64, keep float64) {
	for _, n := range t.Parts {
		found.Cut = append(found.Cut, t.cuts(n, post, keep)...)
	}
	found.Roots = append(found.Roots, t.Parts...)
	slices.Sort(found.Roots)
	slices.Sort(found.Cut)
}

// settle gives blocks the posteriors that no rule changes: what was left out has none, and what the
// labels of the site cut has what the networks gave it.
func (t *Trimmer) settle(post []float64) {
	for i := range t.left {
		post[i] = 0
	}
	for i := range t.Learned {
		if t.Learned[i] {
			post[i] = t.Scores.Posteriors()[i]
		}
	}
}
