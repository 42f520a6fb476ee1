package models

import "galley/page"

// Bounds of a table of what a product is like: rows, the share of them that have a name and a
// value, and words of a name on average; and the posterior that it has at least.
const (
	specLeast     = 3
	specShare     = 0.8
	specName      = 4.0
	specPosterior = 0.5
)

// raiseSpecs raises the posteriors of tables that say of a product in rows of name and value
// what it is like: material, weight, size. They are text of the page as its description is.
func (t *trimmer) raiseSpecs(post []float64) {
	body, beside := t.page.Body(), page.NodeID(0) // the end of the outermost landmark
	for n := body; n < t.page.Nodes[body].End; n++ {
		node := &t.page.Nodes[n]
		if n < beside || node.Kind != page.Element {
			continue
		}
		if isLandmark(node) && node.Tag != "form" {
			beside = node.End
			continue
		}
		if node.Tag != "table" && node.Tag != "dl" {
			continue
		}
		if t.isSpecs(n) {
			from, to := t.Span(n)
			raise(post[from:to], specPosterior)
			n = node.End - 1
		}
	}
}

// isSpecs reports whether a table or list of definitions has names with values.
func (t *trimmer) isSpecs(table page.NodeID) bool {
	rows, pairs, cells, names := 0.0, 0.0, 0, 0.0
	end := func() {
		if cells == 2 {
			pairs++
		}
		cells = 0
	}
	for i := table + 1; i < t.page.Nodes[table].End; i++ {
		switch tag := t.page.Nodes[i].Tag; tag {
		case "table", "form", "iframe", "select", "input":
			return false
		case "tr", "dt":
			end()
			if rows++; tag == "tr" {
				continue
			}
			fallthrough
		case "td", "th", "dd":
			if cells++; cells == 1 {
				names += t.wordsOf(i)
			}
		}
	}
	end()
	return rows >= specLeast && pairs >= specShare*rows && names <= specName*rows && t.LinkShare(table) < mostLinked
}
