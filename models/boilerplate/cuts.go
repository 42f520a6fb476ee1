package boilerplate

import (
	"slices"
	"strings"

	"galley/features"
	"galley/models/cover"
	"galley/page"
)

// minOutside is how many words, as a share of those of the body, a run of blocks outside
// of it must have to be added. It keeps stray lines of lists out.
const minOutside = 0.2

// outside classifies the texts outside of a body: Content is added, Boilerplate is not. some
// says whether there is any Content: there is none where add is above 1, although the rules
// that follow raise posteriors to it.
func (t *Trimmer) outside(title, body page.NodeID, post []float64, add float64) (classes []cover.Class, some bool) {
	if add > 1 {
		return nil, false
	}
	a, b := t.Span(body)
	words := t.Scores.Words(a, b)
	classes = t.overlaid()
	begin, end := t.runOn(a, b, post, add)
	end = max(end, t.partsBehind(title, body, b, post, add), t.boxesBehind(title, body, a, b, post, add), t.proseBehind(title, body, a, b, post, add))
	t.dropSaid(post, a, b)
	for i := 0; i < len(post); {
		if i == a && b > a {
			i = b
			continue
		}
		to, run := i, 0.0
		for to < len(post) && to != a && post[to] >= add {
			run += float64(t.BlockWords(to))
			to++
		}
		class := cover.Boilerplate
		if run > 0 && (run >= t.MinOutside*words || i < a && to > begin || i < end && i >= b) {
			class, some = cover.Content, true
		}
		for to = max(to, i+1); i < to; i++ {
			t.classify(classes, i, class)
		}
	}
	return classes, some
}

// cuts returns the largest subtrees below n that have blocks, none of them with a
// posterior of at least keep, and what else such a block has in an element of which
// another block is kept.
func (t *Trimmer) cuts(n page.NodeID, post []float64, keep float64) []page.NodeID {
	kept := make([]int32, len(post)+1) // [i]: blocks with one, among the first i
	for i, p := range post {
		kept[i+1] = kept[i]
		if p >= keep {
			kept[i+1]++
		}
	}
	var list []page.NodeID
	rest := n // end of the last block that is cut
	for i := n; i < t.Page.Nodes[n].End; i++ {
		node := &t.Page.Nodes[i]
		if !t.Readable(i) {
			i = node.End - 1
			continue
		}
		from, to := t.Span(i)
		switch {
		case from == to && node.Kind == page.Element && t.IsBox != nil && t.IsBox(i):
		case from == to && node.End <= rest && t.IsWordsOnly(i):
		case from == to, kept[from] != kept[to]: // pictures, rules, and texts of a block before
			continue
		}
		if beside := kept[min(to+1, len(post))]-kept[max(from-1, 0)] > 0; beside && t.isCaptioned(i) && !t.isLearned(from, to) {
			continue
		}
		list = append(list, i)
		if from < to {
			_, rest = t.BlockNodes(to - 1)
		}
		i = node.End - 1
	}
	return list
}

// overlaid are the classes of a page of which nothing is known but its overlays.
func (t *Trimmer) overlaid() []cover.Class {
	classes := make([]cover.Class, len(t.Page.Nodes))
	for _, n := range t.Overlays() {
		classes[n] = cover.Boilerplate
	}
	return classes
}

// isLearned reports whether the labels of the site cut all of the blocks from, …, to-1.
func (t *Trimmer) isLearned(from, to int) bool {
	return t.Learned != nil && !slices.Contains(t.Learned[from:to], false)
}

// classify gives the texts of a block a class.
func (t *Trimmer) classify(classes []cover.Class, block int, class cover.Class) {
	from, to := t.BlockNodes(block)
	for n := from; n < to; n++ {
		if t.Readable(n) && strings.TrimSpace(t.Page.Nodes[n].Text) != "" {
			classes[n] = class
		}
	}
}

// Select returns the shortest Selection with the blocks that have a posterior of
// at least least. The title, which may be None, is no part of the body.
func Select(x *features.Index, scores *features.BlockScores, title page.NodeID, least float64) page.Selection {
	t := New(scores, x)
	post := slices.Clone(scores.Posteriors())
	t.leaveOut(title, post, least)
	classes := t.overlaid()
	for i, p := range post {
		class := cover.Boilerplate
		if p >= least {
			class = cover.Content
		}
		t.classify(classes, i, class)
	}
	found := cover.Select(x.Page, x.Page.Body(), classes)
	found.Title = title
	return found
}
