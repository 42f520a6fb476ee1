package boxes

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a box of facts: words of its label, and of its items together, items, and words of
// the longest of them.
const (
	factsLabel  = 8
	factsWords  = 12
	factsItems  = 2
	factLongest = 40
)

// keepFacts keeps a box of facts that stands between paragraphs of a text, or right behind the
// last: a label and a list of what belongs to it, with nothing to click on, to write in or to look
// at, which all that a page offers has.
func (a *Among) keepFacts(n page.NodeID) {
	from, to := a.Span(n)
	if a.Listing || !a.Has(from, to) || to-from < 1+factsItems || to-from > boxBlocks || a.Media(n) > 0 || !a.Is(n) && !a.isBehind(n) || !a.isFacts(n, from, to) {
		return
	}
	a.RaiseAll(from, to)
}

// isFacts reports whether blocks are a label and the items of a list.
func (a *Among) isFacts(n page.NodeID, from, to int) bool {
	if a.BlockWords(from) > factsLabel || a.Page.Nodes[a.BlockElement(from)].Tag == "li" || a.HasControl(n) {
		return false
	}
	words := 0
	for i := from + 1; i < to; i++ {
		w := a.BlockWords(i)
		if a.Page.Nodes[a.BlockElement(i)].Tag != "li" || w > factLongest {
			return false
		}
		words += w
	}
	return words >= factsWords
}

// isBehind reports whether a subtree stands right behind the last sure paragraph of its parent.
func (a *Among) isBehind(n page.NodeID) bool {
	from, _ := a.Span(n)
	e, ok := a.extents[a.Page.Nodes[n].Parent]
	return ok && e.To == from && e.To-e.From >= view.AlikeProse
}

// keepDetails keeps what a reader opens among paragraphs, with its label: questions that a text
// answers. Of others most is links, or it has fields.
func (a *Among) keepDetails(n page.NodeID) {
	from, to := a.Span(n)
	if a.Listing || !a.Has(from, to) || to-from < 2 || a.LinkShare(n) > view.PartLinked || a.Page.First(n, "input") != page.None || !a.Is(n) && !a.isBehind(n) {
		return
	}
	for i := from; i < to; i++ {
		if a.IsProse(i) {
			a.RaiseAll(from, to)
			return
		}
	}
}
