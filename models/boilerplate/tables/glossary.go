package tables

import (
	"galley/models/boilerplate/boxes"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// listsBehind are a list of definitions and those right behind it that are marked up as it is: some
// pages write each term into a list of its own.
func listsBehind(v *view.View, list page.NodeID) []page.NodeID {
	lists, key := []page.NodeID{list}, markup.Of(v.Page, list)
	end := v.Page.Nodes[v.Page.Nodes[list].Parent].End
	for n := v.Page.Nodes[list].End; n < end; n = v.Page.Nodes[n].End {
		switch from, to := v.Span(n); {
		case v.Page.Nodes[n].Tag == "dl" && markup.Of(v.Page, n) == key:
			lists = append(lists, n)
		case from < to:
			return lists
		}
	}
	return lists
}

// isGlossary reports whether lists say in a few words or more what each of several terms means, with
// few links. What has a word or two for each is what a page says of itself.
func isGlossary(v *view.View, lists []page.NodeID) bool {
	meanings, words := 0, 0.0
	for _, n := range lists {
		if v.Page.Nodes[n].Tag != "dl" || v.LinkShare(n) > 0.5 {
			return false
		}
		for c := range v.Page.Children(n) {
			if v.Page.Nodes[c].Tag == "dd" {
				meanings++
				words += v.WordsOf(c)
			}
		}
	}
	return meanings > 1 && words >= boxes.MeaningWords*float64(meanings)
}
