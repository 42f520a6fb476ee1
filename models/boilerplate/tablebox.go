package boilerplate

import (
	"strings"
	"unicode"

	"galley/page"
)

// Bounds of what a box has beside the table in it: blocks, and words of each.
const (
	boxLabels     = 4
	boxLabelWords = 25
	boxLevels     = 8 // elements around a table that are looked at
)

// boxOf is the largest element around a table below body that has little else: a caption, a
// number, notes. It is the table itself where there is none.
func (t *Trimmer) boxOf(table, body page.NodeID) page.NodeID {
	from, to := t.Span(table)
	box := table
	for range boxLevels {
		up := t.page.Nodes[box].Parent
		if up <= body {
			break
		}
		a, b := t.Span(up)
		if (from-a)+(b-to) > boxLabels || !t.areLabels(a, from) || !t.areLabels(to, b) {
			break
		}
		box = up
	}
	return box
}

// areLabels reports whether blocks are short and have no links.
func (t *Trimmer) areLabels(from, to int) bool {
	for i := from; i < to; i++ {
		if t.BlockWords(i) > boxLabelWords || t.BlockLinkShare(i) > 0 {
			return false
		}
	}
	return true
}

// numberedShare is the share of the rows of a table of paragraphs that begin with a number.
const numberedShare = 0.8

// isNumbered reports whether a table is of paragraphs with numbers, as courts write: nearly all
// rows have two cells with words, a number and a text.
func (t *Trimmer) isNumbered(n page.NodeID) bool {
	rows, numbered := 0, 0
	for i := n + 1; i < t.page.Nodes[n].End; i++ {
		switch t.page.Nodes[i].Tag {
		case "table", "form", "iframe":
			return false
		case "tr":
			from, to := t.Span(i)
			if from == to {
				continue
			}
			rows++
			if to-from >= 2 && t.BlockWords(from) == 1 && isOrdinal(t.BlockText(from)) && t.BlockWords(from+1) > 1 {
				numbered++
			}
		}
	}
	return rows >= 2 && float64(numbered) >= numberedShare*float64(rows)
}

// isOrdinal reports whether a text is a number, with signs around it or not.
func isOrdinal(text string) bool {
	number := strings.TrimFunc(text, func(r rune) bool { return unicode.IsPunct(r) || unicode.IsSpace(r) })
	return number != "" && strings.IndexFunc(number, func(r rune) bool { return !unicode.IsDigit(r) }) < 0
}

// isListing reports whether a table has code alone in its cells, in one of them perhaps the
// numbers of its lines.
func (t *Trimmer) isListing(n page.NodeID) bool {
	for i := n + 1; i < t.page.Nodes[n].End; i++ {
		if t.page.Nodes[i].Tag == "table" {
			return false
		}
	}
	from, to := t.Span(n)
	for i := from; i < to; i++ {
		if !t.isCode(i) {
			return false
		}
	}
	return from < to
}

// isCode reports whether a block is of preformatted text.
func (t *Trimmer) isCode(i int) bool { return t.page.Inside(t.BlockElement(i), "pre") }

// hasWords reports whether a block has letters, and not only the numbers of lines.
func (t *Trimmer) hasWords(i int) bool {
	return strings.ContainsFunc(t.BlockText(i), unicode.IsLetter)
}
