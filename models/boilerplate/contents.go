package boilerplate

import (
	"slices"
	"strings"

	"galley/page"
)

// maxLabel is how many words the heading of a table of contents has at most.
const maxLabel = 5

// dropContents sets the posteriors of tables of contents, and of the lines that head them, to
// 0: they are navigation, and all they say stands in the headings of the text. Trails to the page are too.
func (t *Trimmer) dropContents(post []float64) {
	for _, table := range t.contents() {
		from, to := t.Span(table)
		if from == to {
			continue
		}
		clear(post[from:to])
		if label := from - 1; label >= 0 && t.isLabel(label, table) {
			post[label] = 0
		}
	}
	for _, trail := range t.trails() {
		from, to := t.Span(trail)
		clear(post[from:to])
	}
}

// isLabel reports whether a block heads the table of contents behind it: a short line right
// before it, that is no heading of the text.
func (t *Trimmer) isLabel(block int, table page.NodeID) bool {
	n := t.BlockElement(block)
	if t.BlockWords(block) > maxLabel || strings.HasSuffix(strings.TrimSpace(t.BlockText(block)), ".") {
		return false
	}
	tag := t.page.Nodes[n].Tag
	return t.page.Nodes[n].Parent == t.page.Nodes[table].Parent && (slices.Contains(headings[:], tag) || tag == "p" || tag == "div") && t.page.Nodes[n].End <= table
}
