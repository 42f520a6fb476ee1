package links

import (
	"slices"
	"strings"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// maxLabel is how many words the heading of a table of contents has at most.
const maxLabel = 5

// DropContents sets the posteriors of tables of contents, and of the lines that head them, to
// 0: they are navigation, and all they say stands in the headings of the text. Trails to the page are too, and
// lists through a document or site of which it is one page.
func DropContents(v *view.View, post []float64) {
	for _, table := range slices.Concat(v.Contents(), v.ContentsOfSite()) {
		from, to := v.Span(table)
		if from == to {
			continue
		}
		clear(post[from:to])
		if label := from - 1; label >= 0 && isLabel(v, label, table) {
			post[label] = 0
		}
	}
	for _, trail := range v.Trails() {
		from, to := v.Span(trail)
		clear(post[from:to])
	}
}

// isLabel reports whether a block heads the table of contents behind it: a short line right
// before it, that is no heading of the text.
func isLabel(v *view.View, block int, table page.NodeID) bool {
	n := v.BlockElement(block)
	if v.BlockWords(block) > maxLabel || strings.HasSuffix(strings.TrimSpace(v.BlockText(block)), ".") {
		return false
	}
	tag := v.Page.Nodes[n].Tag
	return boxOf(v.Page, n) == boxOf(v.Page, table) && (markup.IsHeading(tag) || tag == "p" || tag == "div") && v.Page.Nodes[n].End <= table
}

// boxOf is the element around another, but for places: <a> without an address.
func boxOf(p *page.Page, n page.NodeID) page.NodeID {
	n = p.Nodes[n].Parent
	for n != page.None && p.Nodes[n].Tag == "a" && !p.Nodes[n].IsLink() {
		n = p.Nodes[n].Parent
	}
	return n
}
