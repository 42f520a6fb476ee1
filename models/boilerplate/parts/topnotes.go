package parts

import (
	"strconv"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a note above a text: words of it, and px of the sign beside them.
const (
	topNoteWords = 60
	topNoteSign  = 64
)

// DropTopNotes drops notes above the first paragraph that tell where else to look or what the page lacks, and lead there: what has
// the role of a note, and tables of one row with a small sign and words.
func DropTopNotes(b *view.Body) {
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		node := &b.Page.Nodes[n]
		if node.Kind != page.Element || node.Hidden {
			continue
		}
		from, to := b.Span(n)
		if node.Tag == "p" && from < to && b.Kept(from) && b.IsProse(from) {
			return // the text has begun
		}
		if from >= to || node.Attr("role") != "note" && !isSigned(b.View, n) || b.WordsOf(n) > topNoteWords || !hasLinkAway(b.View, n) {
			continue
		}
		b.DropAll(from, to)
		n = node.End - 1
	}
}

// isSigned reports whether an element is a table of one row that has a small picture in one of its cells.
func isSigned(v *view.View, n page.NodeID) bool {
	if v.Page.Nodes[n].Tag != "table" {
		return false
	}
	rows, signs := 0, 0
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		switch node := &v.Page.Nodes[i]; node.Tag {
		case "tr":
			rows++
		case "img":
			if width, err := strconv.Atoi(node.Attr("width")); err != nil || width > topNoteSign {
				return false
			}
			signs++
		}
	}
	return rows == 1 && signs > 0
}

// hasLinkAway reports whether a link to another page is in an element.
func hasLinkAway(v *view.View, n page.NodeID) bool {
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		if v.Page.Nodes[i].Tag == "a" && v.LeadsAway(v.Page.Nodes[i].Attr("href")) {
			return true
		}
	}
	return false
}
