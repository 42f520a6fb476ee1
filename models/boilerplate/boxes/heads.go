package boxes

import (
	"galley/models/boilerplate/markup"
	"galley/page"
)

// Bounds of heads of parts that no element marks up: blocks in one, such as a number and a name, words in each, and
// heads that a text has at least.
const (
	headBlocks = 2
	headWords  = 12
	leastHeads = 2
)

// keepHeads keeps the lines in bold between sure paragraphs that are marked up alike and say something different
// each: editors for letters and telephones have no headings. What is advertised stands so once, or says the same
// each time.
func (a *Among) keepHeads() {
	heads := map[markup.Line][]page.NodeID{}
	said := map[markup.Line]map[string]bool{}
	for n := a.Root + 1; n < a.Page.Nodes[a.Root].End; n++ {
		switch a.Page.Nodes[n].Tag {
		case "div", "section", "p":
		default:
			continue
		}
		if !a.isBoldHead(n) {
			continue
		}
		from, to := a.Span(n)
		key, text := markup.Of(a.Page, n), ""
		for i := from; i < to; i++ {
			text += a.BlockText(i) + "\n"
		}
		if said[key] == nil {
			said[key] = map[string]bool{}
		}
		said[key][text] = true
		heads[key] = append(heads[key], n)
		n = a.Page.Nodes[n].End - 1
	}
	for key, list := range heads {
		if len(list) < leastHeads || len(said[key]) < len(list) {
			continue
		}
		for _, n := range list {
			a.RaiseAll(a.Span(n))
		}
	}
}

// isBoldHead reports whether a subtree is a short line in bold, or two, between sure paragraphs, before text that is
// kept, with no link and no picture.
func (a *Among) isBoldHead(n page.NodeID) bool {
	from, to := a.Span(n)
	if from == to || to-from > headBlocks || !a.Has(from, to) || to >= a.To || !a.Kept(to) || !a.IsProse(to) || !a.Is(n) || a.Media(n) > 0 || a.HasControl(n) {
		return false
	}
	for i := from; i < to; i++ {
		if a.BlockWords(i) > headWords || a.IsSentence(i) || page.EndsInColon(a.BlockText(i)) {
			return false
		}
	}
	return a.isAllBold(n)
}

// isAllBold reports whether all words in a subtree are in bold, by its markup or its style.
func (a *Among) isAllBold(n page.NodeID) bool {
	words := false
	for i := n; i < a.Page.Nodes[n].End; i++ {
		switch node := &a.Page.Nodes[i]; {
		case node.Tag == "b", node.Tag == "strong":
			words = true
			i = node.End - 1
		case node.ShowsLetters():
			return false
		}
	}
	return words
}
