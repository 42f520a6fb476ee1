package boilerplate

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/features/block"
	"galley/page"
)

// sentenceEnds are the signs that sentences end with, in all scripts.
const sentenceEnds = ".?!…。？！．।॥؟۔။།።։"

// withoutQuotes is a text without the blanks, quotation marks and brackets at its end.
func withoutQuotes(text string) string {
	return strings.TrimRight(text, " \u00a0\"'”’»)」』）")
}

// isSentence reports whether a block ends as sentences do that call for nothing.
func (t *View) isSentence(block int) bool {
	last, _ := utf8.DecodeLastRuneInString(withoutQuotes(t.BlockText(block)))
	return strings.ContainsRune(sentenceEnds, last) && last != '!' && last != '！'
}

// isPlain reports whether a block has no links, prose few, and stands in nothing that is apart
// from a text.
func (t *View) isPlain(i int) bool {
	share := t.BlockLinkShare(i)
	return (share == 0 || t.IsProse(i) && share <= runsLinked) && t.BlockEnclosing(i)&(block.InFigure|block.InLink|block.InList|block.InAside) == 0
}

// markupOfProse is the mark-up of a block: its class alone, where it has one.
func (t *View) markupOfProse(i int) lineMarkup {
	m := markupOf(t.Page, t.BlockElement(i))
	if m.class != "" {
		m.parentTag, m.parentClass = "", ""
	}
	return m
}

// hasWords reports whether a block has letters, and not only the numbers of lines.
func (t *View) hasWords(i int) bool {
	return strings.ContainsFunc(t.BlockText(i), unicode.IsLetter)
}

// isMost reports whether elements have most of the words of the text: then they are it.
func (t *View) isMost(list []page.NodeID, post []float64, first int) bool {
	all, own := 0, 0
	for i, p := range post {
		if p > 0 {
			all += t.BlockWords(first + i)
		}
	}
	for _, n := range list {
		for i, to := t.Span(n); i < to; i++ {
			own += t.BlockWords(i)
		}
	}
	return 2*own > all
}

// isKeptHeading reports whether a block is a heading with a posterior of text.
func (t *View) isKeptHeading(i int, post, keep float64) bool {
	return post >= keep && isHeading(t.Page.Nodes[t.BlockElement(i)].Tag)
}

// isOrdinal reports whether a text is a number, with signs around it or not.
func isOrdinal(text string) bool {
	number := strings.TrimFunc(text, func(r rune) bool { return unicode.IsPunct(r) || unicode.IsSpace(r) })
	return number != "" && strings.IndexFunc(number, func(r rune) bool { return !unicode.IsDigit(r) }) < 0
}

// runsLinked is the share of links that prose has at most.
const runsLinked = 0.25

// alikeProse is how many paragraphs of one mark-up tell that another is of their text.
const alikeProse = 3
