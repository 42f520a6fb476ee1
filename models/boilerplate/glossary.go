package boilerplate

import "galley/page"

// listsBehind are a list of definitions and those right behind it that are marked up as it is: some
// pages write each term into a list of its own.
func (t *View) listsBehind(list page.NodeID) []page.NodeID {
	lists, key := []page.NodeID{list}, markupOf(t.Page, list)
	end := t.Page.Nodes[t.Page.Nodes[list].Parent].End
	for n := t.Page.Nodes[list].End; n < end; n = t.Page.Nodes[n].End {
		switch from, to := t.Span(n); {
		case t.Page.Nodes[n].Tag == "dl" && markupOf(t.Page, n) == key:
			lists = append(lists, n)
		case from < to:
			return lists
		}
	}
	return lists
}

// isGlossary reports whether lists say in a few words or more what each of several terms means, with
// few links. What has a word or two for each is what a page says of itself.
func (t *View) isGlossary(lists []page.NodeID) bool {
	meanings, words := 0, 0.0
	for _, n := range lists {
		if t.Page.Nodes[n].Tag != "dl" || t.LinkShare(n) > 0.5 {
			return false
		}
		for c := range t.Page.Children(n) {
			if t.Page.Nodes[c].Tag == "dd" {
				meanings++
				words += t.wordsOf(c)
			}
		}
	}
	return meanings > 1 && words >= meaningWords*float64(meanings)
}
