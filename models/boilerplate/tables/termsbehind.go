package tables

import (
	"galley/features/block"
	"galley/models/boilerplate/boxes"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of terms behind a body: how many there are, elements from the body on that they may stand behind, and blocks of a heading
// above them.
const (
	termsLeast  = 2
	termsLevels = 3
	termsHead   = 1
)

// TermsBehind raises the terms right behind a body to add, in the article that the body stands in, with their heading: practical
// facts below a report on a journey. Their meanings are told in some words, and lead nowhere. It is the first block behind
// them, b where there are none.
func TermsBehind(v *view.View, title, body page.NodeID, b int, post []float64, add float64) int {
	if title == page.None || v.Listing || b == 0 {
		return b
	}
	n := body
	for range termsLevels {
		up := v.Page.Nodes[n].Parent
		if up <= 0 || v.Page.Nodes[n].Tag == "article" || v.Page.Nodes[n].Tag == "main" {
			return b
		}
		for c := range v.Page.Children(up) {
			if c <= n {
				continue
			}
			from, to := v.Span(c)
			if from == to {
				continue
			}
			if from != b || !isTermsBox(v, c) {
				return b
			}
			for i := from; i < to; i++ {
				post[i] = max(post[i], add)
			}
			return to
		}
		n = up
	}
	return b
}

// isTermsBox reports whether an element is a list of terms with their meanings, with at most a heading above it.
func isTermsBox(v *view.View, n page.NodeID) bool {
	list := n
	if v.Page.Nodes[n].Tag != "dl" {
		if list = v.Page.First(n, "dl"); list == page.None {
			return false
		}
	}
	from, to := v.Span(n)
	first, last := v.Span(list)
	if last != to || first-from > termsHead || first > from && !markup.IsHeading(v.Page.Nodes[v.BlockElement(from)].Tag) {
		return false
	}
	if v.LinkShare(n) > 0 || v.Offers(n) || v.Media(n) > 0 || v.Enclosing(n)&(block.Marginal&^block.InAside) != 0 {
		return false
	}
	terms, meanings, words := 0, 0, 0.0
	for i := list + 1; i < v.Page.Nodes[list].End; i++ {
		switch v.Page.Nodes[i].Tag {
		case "dt":
			terms++
		case "dd":
			meanings++
			words += v.WordsOf(i)
		}
	}
	return terms >= termsLeast && meanings > 0 && words >= 2*boxes.MeaningWords*float64(meanings)
}
