package posts

import (
	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// toolWords is how many words a button has at most: longer ones are what they open.
const toolWords = 6

// DropQuoteTools sets the posteriors of lines of quotations to 0 that are nothing but a button, such as one to
// see all of it: nobody said that. dropped are their blocks.
func DropQuoteTools(v *view.View, post []float64) (dropped []int) {
	for i := range post {
		if v.BlockEnclosing(i)&block.InQuote != 0 && v.BlockWords(i) <= toolWords && isButtons(v, i) {
			dropped = append(dropped, dropRun(post, i, i+1)...)
		}
	}
	return dropped
}

// isButtons reports whether all words of a block are those of buttons.
func isButtons(v *view.View, block int) bool {
	from, to := v.BlockNodes(block)
	words := false
	for n := from; n < to; n++ {
		node := &v.Page.Nodes[n]
		if !node.ShowsText() {
			continue
		}
		words = true
		if !inButton(v, n) {
			return false
		}
	}
	return words
}

// inButton reports whether a text stands in a button of its quotation.
func inButton(v *view.View, n page.NodeID) bool {
	for ; n > 0 && v.Page.Nodes[n].Tag != "blockquote"; n = v.Page.Nodes[n].Parent {
		if node := &v.Page.Nodes[n]; node.Tag == "button" || node.Attr("role") == "button" && node.Attr("href") == "" {
			return true
		}
	}
	return false
}
