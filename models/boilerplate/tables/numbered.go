package tables

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// numberedShare is the share of the rows of a table of paragraphs that begin with a number.
const numberedShare = 0.8

// isNumbered reports whether a table is of paragraphs with numbers, as courts write: nearly all
// rows have two cells with words, a number and a text.
func isNumbered(v *view.View, n page.NodeID) bool {
	rows, numbered := 0, 0
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		switch v.Page.Nodes[i].Tag {
		case "table", "form", "iframe":
			return false
		case "tr":
			from, to := v.Span(i)
			if from == to {
				continue
			}
			rows++
			if to-from >= 2 && v.BlockWords(from) == 1 && view.IsOrdinal(v.BlockText(from)) && v.BlockWords(from+1) > 1 {
				numbered++
			}
		}
	}
	return rows >= 2 && float64(numbered) >= numberedShare*float64(rows)
}

// isListing reports whether a table has code alone in its cells, in one of them perhaps the
// numbers of its lines.
func isListing(v *view.View, n page.NodeID) bool {
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		if v.Page.Nodes[i].Tag == "table" {
			return false
		}
	}
	from, to := v.Span(n)
	for i := from; i < to; i++ {
		if !isCode(v, i) {
			return false
		}
	}
	return from < to
}

// isCode reports whether a block is of preformatted text.
func isCode(v *view.View, i int) bool { return v.Page.Inside(v.BlockElement(i), "pre") }
