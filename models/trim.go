package models

import (
	"slices"
	"strings"
	"sync"

	"galley/features"
	"galley/page"
)

// trimmer decides, by the posteriors of blocks, what is cut out of a body and what is
// added around it.
type trimmer struct {
	*features.Index
	page       *page.Page
	scores     *features.BlockScores
	minOutside float64 // see minOutside
	listing    bool    // the page is no article: offers, lists of teasers and days may be what it is about
	captions   bool    // captions stay with pictures that do, whatever their posteriors
	learned    []bool  // by block: the labels of the site cut it, nil: none
	site       *onSite // nil: nothing was learned of the site

	contents func() []page.NodeID // tables of contents; looked for once
}

func newTrimmer(scores *features.BlockScores, x *features.Index) *trimmer {
	return &trimmer{Index: x, page: x.Page, scores: scores, minOutside: minOutside, captions: true, contents: sync.OnceValue(x.Page.Contents)}
}

// trim cuts the blocks of the body with a posterior below keep, and adds blocks outside
// of it with a posterior of at least add. A body that would be cut completely stays
// whole. Outside of it the standfirst is a lead, whatever its posterior.
func (t *trimmer) trim(found *page.Selection, keep, add float64) {
	body := found.Roots[0]
	a, b := t.Span(body)
	post := slices.Clone(t.scores.Posteriors())
	t.leaveOut(found.Title, post, keep)
	t.dropContents(post)
	if t.captions {
		t.keepCaptions(post[a:b], a, keep)
	}
	t.keepTables(body, post[a:b], a, keep)
	t.keepSiblings(post[a:b], a, keep)
	t.keepHeadings(post[a:b], a, keep)
	t.keepTimes(post[a:b], a, keep)
	t.keepParts(body, post[a:b], a, keep)
	t.keepNotes(body, post[a:b], a, keep)
	if !t.listing {
		t.dropDatelines(post[a:b], a)
	}
	t.dropInserts(body, post[a:b], a, keep)
	for _, i := range t.standfirst(found.Title, a, b, post, keep) {
		if n := t.BlockElement(i); a <= i && i < b {
			post[i] = 1
		} else if from, to := t.Span(n); to == from+1 {
			found.Lead = append(found.Lead, n)
		}
	}
	for i := range t.learned {
		if t.learned[i] {
			post[i] = t.scores.Posteriors()[i]
		}
	}
	if most(post[a:b]) >= keep {
		found.Cut = t.cuts(body, post, keep)
	}
	for _, n := range t.Overlays() {
		cut := slices.ContainsFunc(found.Cut, func(c page.NodeID) bool { return t.page.Contains(c, n) })
		if t.page.Contains(body, n) && !cut {
			found.Cut = append(found.Cut, n)
		}
	}
	slices.Sort(found.Cut)
	classes, some := t.outside(a, b, post, add)
	if !some {
		return
	}
	classes[body] = Boilerplate // so that no other root holds it
	more := Cover(t.page, t.page.Body(), classes)
	found.Roots = append(found.Roots, more.Roots...)
	for _, cut := range more.Cut {
		if cut != body {
			found.Cut = append(found.Cut, cut)
			continue
		}
		// A new root lies around the body. Nothing is added then.
		found.Roots, found.Cut = found.Roots[:1], slices.DeleteFunc(found.Cut, func(c page.NodeID) bool { return !t.page.Contains(body, c) })
		return
	}
	found.Lead = slices.DeleteFunc(found.Lead, func(lead page.NodeID) bool {
		return slices.ContainsFunc(more.Roots, func(r page.NodeID) bool { return t.page.Contains(r, lead) })
	})
	slices.Sort(found.Roots)
	slices.Sort(found.Cut)
}

// minOutside is how many words, as a share of those of the body, a run of blocks outside
// of it must have to be added. It keeps stray lines of lists out.
const minOutside = 0.2

// outside classifies the texts outside of blocks a to b: Content is added, Boilerplate
// is not. some says whether there is any Content.
func (t *trimmer) outside(a, b int, post []float64, add float64) (classes []Class, some bool) {
	words := t.scores.Words(a, b)
	classes = t.overlaid()
	for i := 0; i < len(post); {
		if i == a && b > a {
			i = b
			continue
		}
		end, run := i, 0.0
		for end < len(post) && end != a && post[end] >= add {
			run += float64(t.BlockWords(end))
			end++
		}
		class := Boilerplate
		if run >= t.minOutside*words && run > 0 {
			class, some = Content, true
		}
		for end = max(end, i+1); i < end; i++ {
			t.classify(classes, i, class)
		}
	}
	return classes, some
}

// cuts returns the largest subtrees below n that have blocks, none of them with a
// posterior of at least keep.
func (t *trimmer) cuts(n page.NodeID, post []float64, keep float64) []page.NodeID {
	kept := make([]int32, len(post)+1) // [i]: blocks with one, among the first i
	for i, p := range post {
		kept[i+1] = kept[i]
		if p >= keep {
			kept[i+1]++
		}
	}
	var list []page.NodeID
	for i := n; i < t.page.Nodes[n].End; i++ {
		node := &t.page.Nodes[i]
		if !t.Readable(i) {
			i = node.End - 1
			continue
		}
		from, to := t.Span(i)
		switch {
		case from == to && node.Kind == page.Element && t.site.isBox(i):
		case from == to && node.Kind == page.Element:
			continue // pictures, rules, and texts that belong to a block before
		case from == to, kept[from] != kept[to]:
			continue
		}
		if beside := kept[min(to+1, len(post))]-kept[max(from-1, 0)] > 0; beside && t.isCaptioned(i) && !t.isLearned(from, to) {
			continue
		}
		list = append(list, i)
		i = node.End - 1
	}
	return list
}

// overlaid are the classes of a page of which nothing is known but its overlays.
func (t *trimmer) overlaid() []Class {
	classes := make([]Class, len(t.page.Nodes))
	for _, n := range t.Overlays() {
		classes[n] = Boilerplate
	}
	return classes
}

// isLearned reports whether the labels of the site cut all of the blocks from, …, to-1.
func (t *trimmer) isLearned(from, to int) bool {
	return t.learned != nil && !slices.Contains(t.learned[from:to], false)
}

// leaveOut sets the posteriors of the blocks of the title to 0, and those of blocks that
// repeat it, unless no other block has a posterior of at least least.
func (t *trimmer) leaveOut(title page.NodeID, post []float64, least float64) {
	if title == page.None {
		return
	}
	from, to := t.Span(title)
	if max(most(post[:from]), most(post[to:])) < least {
		return
	}
	clear(post[from:to])
	words, said := 0, page.Fold(page.Norm(t.page.Text(title)))
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

// leastRepeated is how many words a title must have that is looked for in the text.
const leastRepeated = 3

// classify gives the texts of a block a class.
func (t *trimmer) classify(classes []Class, block int, class Class) {
	from, to := t.BlockNodes(block)
	for n := from; n < to; n++ {
		if t.Readable(n) && strings.TrimSpace(t.page.Nodes[n].Text) != "" {
			classes[n] = class
		}
	}
}

// most is the highest posterior, 0 without one.
func most(post []float64) float64 {
	if len(post) == 0 {
		return 0
	}
	return slices.Max(post)
}
