package parts

import (
	"slices"
	"strings"

	"galley/article/token"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// printed are words of classes that name small print, in whatever language it is written.
var printed = token.Of("legal", "disclaimer", "disclaimers")

// printMost is the share of the words of what it stands in that small print has at most: else that is
// about it.
const printMost = 0.5

// DropSmallPrint cuts the small print in the body of an article.
func DropSmallPrint(b *view.Body) {
	for _, n := range smallPrint(b.View, b.Root) {
		b.DropAll(b.Span(n))
	}
}

// smallPrint are the elements in another with the terms of what a page offers, and with what explains a
// word when a reader points at it: neither is read with the text. What has a heading is a section of it,
// with an id made of the heading's words, or a post of the category of that name. An <a> is a place that is named so.
func smallPrint(v *view.View, around page.NodeID) (list []page.NodeID) {
	most, sum := printMost*v.WordsOf(around), 0.0
	var headings []int32 // before each node
	for n := around + 1; n < v.Page.Nodes[around].End; n++ {
		node := &v.Page.Nodes[n]
		if node.Kind != page.Element || len(node.Attrs) == 0 || !isTooltip(node) && (node.Tag == "a" || !token.In(node, printed)) {
			continue
		}
		if headings == nil {
			headings = countHeadings(v.Page)
		}
		words := v.WordsOf(n)
		if from, to := v.Span(n); from == to || !v.Page.Contains(n, v.BlockElement(from)) || words > most || headings[node.End] > headings[n] {
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

// countHeadings are how many headings begin before each node, and before the end.
func countHeadings(p *page.Page) []int32 {
	before := make([]int32, len(p.Nodes)+1)
	for i := range p.Nodes {
		before[i+1] = before[i]
		if tag := p.Nodes[i].Tag; tag == "h1" || markup.IsHeading(tag) {
			before[i+1]++
		}
	}
	return before
}

// tooltips are the ends, in small letters and without hyphens, of the classes of what a tooltip says. The
// word alone is the class of what it is about as often.
var tooltips = []string{"tooltiptext", "tooltipcontent", "tooltipbody", "tooltipinner"}

// isTooltip reports whether an element says that it is shown when a reader points at something, and does
// not say that it is shown.
func isTooltip(n *page.Node) bool {
	if n.Attr("aria-hidden") == "false" {
		return false
	}
	if strings.EqualFold(n.Attr("role"), "tooltip") || n.Tag == "tool-tip" {
		return true
	}
	for class := range strings.FieldsSeq(n.Attr("class")) {
		if hasTooltip(class) {
			return true
		}
	}
	return false
}

// hasTooltip reports whether a class has one of tooltips at its end.
func hasTooltip(class string) bool {
	if len(class) < len(tooltips[0]) {
		return false
	}
	name := page.ClassLetters(class)
	return slices.ContainsFunc(tooltips, func(end string) bool { return strings.HasSuffix(name, end) })
}
