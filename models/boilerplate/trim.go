package boilerplate

import (
	"slices"

	"galley/features"
	"galley/models/cover"
	"galley/page"
)

// Trimmer decides, by the posteriors of blocks, what is cut out of a body and what is
// added around it.
type Trimmer struct {
	*View
	MinOutside float64                // words of a run of blocks that is added, as a share of those of the body, in [0, 1]
	Figures    bool                   // figures go with the text around them; else only a <figcaption> beside prose does
	Learned    []bool                 // by block: the labels of the site cut it, nil: none
	IsBox      func(page.NodeID) bool // whether labels of the site cut such an element without text; nil: none do

	titles map[int]bool // blocks that are titles of the entries of a list that the page is about
	labels map[int]bool // blocks that stand between most posts, and are none of the text whatever stands around them
}

// New is a trimmer for the page of an index, by posteriors of its blocks. Figures go with the text.
func New(scores *features.BlockScores, x *features.Index) *Trimmer {
	return &Trimmer{View: newView(scores, x), MinOutside: minOutside, Figures: true}
}

// Trim cuts the blocks of the body with a posterior below keep, and adds blocks outside
// of it with a posterior of at least add. A body that would be cut completely stays
// whole. Outside of it the standfirst is a lead, whatever its posterior.
func (t *Trimmer) Trim(found *page.Selection, keep, add float64) {
	body := found.Roots[0]
	a, b := t.Span(body)
	post := slices.Clone(t.Scores.Posteriors())
	t.leaveOut(found.Title, post, keep)
	t.dropContents(post)
	t.keepCaptions(t.Figures, post[a:b], a, keep)
	between := t.newAmong(post[a:b], a, keep)
	t.keepTables(body, between, post[a:b], a, keep)
	between.keep(body, post[a:b], a, keep)
	between.keepCards(post[a:b], a, keep)
	t.keepSiblings(post[a:b], a, keep)
	if !t.Listing {
		t.keepAlike(post[a:b], a, keep)
		t.keepShort(post[a:b], a, keep)
	}
	t.keepHeadings(post[a:b], a, keep)
	t.keepQuestions(post[a:b], a, keep)
	t.keepOpeners(body, post[a:b], a, keep)
	t.keepTimes(post[a:b], a, keep)
	t.keepRecipe(found.Title, a, b, post, keep, add)
	t.keepParts(body, post[a:b], a, keep)
	t.keepNotes(body, post[a:b], a, keep)
	t.keepMarkedNotes(post[a:b], a, keep)
	t.keepCited(body, post[a:b], a, keep)
	t.keepAlikeParts(found.Title, body, post, keep)
	if !t.Listing {
		from := t.dropAbove(found.Title, post, a, b)
		t.dropDatelines(post[from:b], from)
	}
	t.dropInserts(body, post[a:b], a, keep)
	t.dropBareHeads(body, post[a:b], a, keep)
	if !t.Listing {
		t.dropWaysBack(body, post[a:b], a, keep)
		t.dropPullQuotes(post[a:b], a, keep)
		if found.Score.Article >= leastArticle { // offers say the same of each
			t.dropRepeats(post[a:b], a, keep)
			t.dropBareHeadings(body, post[a:b], a, keep)
		}
	}
	if !t.Listing {
		for i := range post {
			if (i < a || i >= b) && post[i] >= add && t.isCall(body, i, false) {
				post[i] = 0
			}
		}
	}
	for _, i := range t.standfirst(found.Title, a, b, post, keep) {
		if n := t.BlockElement(i); a <= i && i < b {
			post[i] = 1
		} else if from, to := t.Span(n); to == from+1 {
			found.Lead = append(found.Lead, n)
		}
	}
	for i := range t.labels {
		post[i] = 0
	}
	for i := range t.Learned {
		if t.Learned[i] {
			post[i] = t.Scores.Posteriors()[i]
		}
	}
	if most(post[a:b]) >= keep {
		found.Cut = t.cuts(body, post, keep)
		if !t.Listing {
			found.Cut = append(found.Cut, t.linkedLines(post[a:b], a, keep)...)
		}
	}
	for _, n := range t.Overlays() {
		cut := slices.ContainsFunc(found.Cut, func(c page.NodeID) bool { return t.Page.Contains(c, n) })
		if t.Page.Contains(body, n) && !cut {
			found.Cut = append(found.Cut, n)
		}
	}
	slices.Sort(found.Cut)
	classes, some := t.outside(found.Title, body, post, add)
	if !some {
		return
	}
	classes[body] = cover.Boilerplate // so that no other root holds it
	more := cover.Select(t.Page, t.Page.Body(), classes)
	found.Roots = append(found.Roots, more.Roots...)
	for _, cut := range more.Cut {
		if cut != body {
			found.Cut = append(found.Cut, cut)
			continue
		}
		// A new root lies around the body. Nothing is added then.
		found.Roots, found.Cut = found.Roots[:1], slices.DeleteFunc(found.Cut, func(c page.NodeID) bool { return !t.Page.Contains(body, c) })
		return
	}
	found.Lead = slices.DeleteFunc(found.Lead, func(lead page.NodeID) bool {
		return slices.ContainsFunc(more.Roots, func(r page.NodeID) bool { return t.Page.Contains(r, lead) })
	})
	slices.Sort(found.Roots)
	slices.Sort(found.Cut)
}

// leaveOut sets the posteriors of the blocks of the title to 0, and those of blocks that
// repeat it, unless no other block has a posterior of at least least.
func (t *Trimmer) leaveOut(title page.NodeID, post []float64, least float64) {
	if title == page.None {
		return
	}
	from, to := t.Span(title)
	if max(most(post[:from]), most(post[to:])) < least {
		return
	}
	clear(post[from:to])
	words, said := 0, page.Fold(page.Norm(t.Page.Text(title)))
	for i := from; i < to; i++ {
		words += t.BlockWords(i)
	}
	if words < leastRepeated {
		return
	}
	for i := range post {
		if t.BlockWords(i) == words && page.Fold(page.Norm(t.BlockText(i))) == said {
			post[i] = 0
		}
	}
}

// leastArticle is the posterior of being an article from which headings stand over its text: on other
// pages they may be what the page says.
const leastArticle = 0.5

// leastRepeated is how many words a title must have that is looked for in the text.
const leastRepeated = 3
