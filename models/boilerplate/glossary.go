package boilerplate

import "galley/page"

// listsBehind are a list of definitions and those right behind it that are marked up as it is: some
// pages write each term into a list of its own.
func (t *Trimmer) listsBehind(list page.NodeID) []page.NodeID {
	lists, key := []page.NodeID{list}, markupOf(t.page, list)
	end := t.page.Nodes[t.page.Nodes[list].Parent].End
	for n := t.page.Nodes[list].End; n < end; n = t.page.Nodes[n].End {
		switch from, to := t.Span(n); {
		case t.page.Nodes[n].Tag == "dl" && markupOf(t.page, n) == key:
			lists = append(lists, n)
		case from < to:
			return lists
		}
	}
	return lists
}

// isGlossary reports whether lists say in a few words or more what each of several terms means, with
// few links. What has a word or two for each is what a page says of itself.
func (t *Trimmer) isGlossary(lists []page.NodeID) bool {
	meanings, words := 0, 0.0
	for _, n := range lists {
		if t.page.Nodes[n].Tag != "dl" || t.LinkShare(n) > 0.5 {
			return false
		}
		for c := range t.page.Children(n) {
			if t.page.Nodes[c].Tag == "dd" {
				meanings++
				words += t.wordsOf(c)
			}
		}
	}
	return meanings > 1 && words >= meaningWords*float64(meanings)
}
