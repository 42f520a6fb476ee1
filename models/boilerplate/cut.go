package boilerplate

import (
	"slices"

	"galley/models/boilerplate/figures"
	"galley/models/boilerplate/links"
	"galley/models/boilerplate/view"
	"galley/page"
)

// cut cuts what is not kept out of the body, and overlays that lie in it.
func (t *Trimmer) cut(found *page.Selection, post []float64, keep float64) {
	body := view.NewBody(t.View, found.Roots[0], post, keep)
	if body.Most(body.From, body.To) >= keep {
		found.Cut = t.cuts(body.Root, post, keep)
		if !t.Listing {
			found.Cut = append(found.Cut, links.LastLines(body)...)
			if home := links.HomeLink(body); home != page.None {
				found.Cut = append(found.Cut, home)
			}
		}
	}
	for _, n := range t.labels {
		if t.Page.Contains(body.Root, n) {
			found.Cut = append(found.Cut, n)
		}
	}
	cut := t.Page.Outermost(found.Cut)
	found.Cut = cut
	for _, n := range t.Overlays() { // none lies in another
		behind, _ := slices.BinarySearch(cut, n+1) // the first cut that begins behind it
		covered := behind > 0 && t.Page.Contains(cut[behind-1], n)
		if t.Page.Contains(body.Root, n) && !covered {
			found.Cut = append(found.Cut, n)
		}
	}
	slices.Sort(found.Cut)
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
		if isPlayer(t.Page, i) {
			continue // its labels go, and what it plays stays
		}
		if beside := kept[min(to+1, len(post))]-kept[max(from-1, 0)] > 0; beside && figures.IsCaptioned(t.View, i) && !t.isLearned(from, to) {
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

// Bounds of a player: nodes, and words of its labels.
const (
	playerNodes = 400
	playerWords = 60
)

// isPlayer reports whether a subtree is a film or a sound with buttons that a script made for it: few words, no
// heading, and no link that leads to something else.
func isPlayer(p *page.Page, n page.NodeID) bool {
	end := p.Nodes[n].End
	if end-n > playerNodes {
		return false
	}
	var plays, button bool
	words := 0
	for i := n + 1; i < end; i++ {
		switch node := &p.Nodes[i]; {
		case node.Tag == "a" && node.Attr("href") != "" || page.IsHeading(node.Tag):
			return false
		case node.Tag == "video" || node.Tag == "audio":
			plays = plays || !node.Hidden
		case node.Tag == "button" || node.Attr("role") == "button":
			button = true
		case node.ShowsText():
			words += page.CountWords(node.Text)
		}
	}
	return plays && button && words <= playerWords
}

// isLearned reports whether the labels of the site cut all of the blocks from, …, to-1.
func (t *Trimmer) isLearned(from, to int) bool {
	return t.Learned != nil && !slices.Contains(t.Learned[from:to], false)
}
