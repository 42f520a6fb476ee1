package parts

import (
	"strings"

	"galley/article/token"
	"galley/models/boilerplate/view"
	"galley/page"
)

// printed are words of classes that name small print, in whatever language it is written.
var printed = token.Of("legal", "disclaimer", "disclaimers")

// printMost is the share of the words of a page that its small print has at most: else it is what the
// page is about.
const printMost = 0.5

// smallPrint are the elements with the terms of what a page offers, and with what explains a word when a
// reader points at it: neither is read with the text.
func smallPrint(v *view.View) (list []page.NodeID) {
	body := v.Page.Body()
	most, sum := printMost*v.WordsOf(body), 0.0
	for n := body + 1; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		if node.Kind != page.Element || len(node.Attrs) == 0 || !isTooltip(node) && !token.In(node, printed) {
			continue
		}
		words := v.WordsOf(n)
		if from, to := v.Span(n); from == to || !v.Page.Contains(n, v.BlockElement(from)) || words > most {
			continue
		}
		list, sum = append(list, n), sum+words
		n = node.End - 1
	}
	if sum > most {
		return nil
	}
	return list
}

// isTooltip reports whether an element says that it is shown when a reader points at something, and does
// not say that it is shown.
func isTooltip(n *page.Node) bool {
	return strings.EqualFold(n.Attr("role"), "tooltip") && n.Attr("aria-hidden") != "false"
}
