package boilerplate

import "galley/page"

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
func (a *among) keepFacts(n page.NodeID, post []float64, first int, keep float64) {
	from, to := a.Span(n)
	if a.Listing || from < first || to > first+len(post) || to-from < 1+factsItems || to-from > boxBlocks || a.Media(n) > 0 || !a.is(n) && !a.isBehind(n) || !a.isFacts(n, from, to) {
		return
	}
	raise(post[from-first:to-first], keep)
}

// isFacts reports whether blocks are a label and the items of a list.
func (a *among) isFacts(n page.NodeID, from, to int) bool {
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
func (a *among) isBehind(n page.NodeID) bool {
	from, _ := a.Span(n)
	e, ok := a.extents[a.Page.Nodes[n].Parent]
	return ok && e.to == from && e.to-e.from >= alikeProse
}

// keepDetails keeps what a reader opens among paragraphs, with its label: questions that a text
// answers. Of others most is links, or it has fields.
func (a *among) keepDetails(n page.NodeID, post []float64, first int, keep float64) {
	from, to := a.Span(n)
	if a.Listing || from < first || to > first+len(post) || to-from < 2 || a.LinkShare(n) > partLinked || a.Page.First(n, "input") != page.None || !a.is(n) && !a.isBehind(n) {
		return
	}
	for i := from; i < to; i++ {
		if a.IsProse(i) {
			raise(post[from-first:to-first], keep)
			return
		}
	}
}
