package prose

import (
	"slices"

	"galley/models/boilerplate/view"
	"galley/page"
)

// FontBehind finds the last paragraph of a text that stands in an element for the look of words, such as
// <font>, which ends before that paragraph does: a parser of HTML closes the element there, moves the paragraph
// behind it, and writes the element once more into that. Its blocks are raised to add. It is the first block
// behind them, b where there are none.
func FontBehind(v *view.View, body page.NodeID, b int, post []float64, add float64) int {
	if !slices.Contains(written, v.Page.Nodes[body].Tag) {
		return b
	}
	for n := range v.Page.Children(v.Page.Nodes[body].Parent) {
		from, to := v.Span(n)
		if n <= body || from == to {
			continue
		}
		if from != b || !v.Page.IsBlock(n) || !isWrittenAgain(v.Page, body, n) {
			return b
		}
		for i := from; i < to; i++ {
			post[i] = max(post[i], add)
		}
		return to
	}
	return b
}

// written are the elements that a parser writes once more into a block that begins in them and ends behind
// them ("formatting" in the HTML standard, "The list of active formatting elements").
var written = []string{"font", "b", "big", "code", "em", "i", "small", "strong", "tt", "u"}

// isWrittenAgain reports whether the first element in a block is an element once more, with all of its attributes.
func isWrittenAgain(p *page.Page, element, block page.NodeID) bool {
	for n := range p.Children(block) {
		node, first := &p.Nodes[n], &p.Nodes[element]
		if node.Kind == page.Text && page.IsBlank(node.Text) {
			continue
		}
		return node.Kind == page.Element && node.Tag == first.Tag && slices.Equal(node.Attrs, first.Attrs)
	}
	return false
}
