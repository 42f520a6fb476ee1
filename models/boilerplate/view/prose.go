package view

import (
	"strings"
	"unicode"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/page"
)

// IsSentence reports whether a block ends as sentences do that call for nothing.
func (v *View) IsSentence(block int) bool {
	last := page.LastSign(v.BlockText(block))
	return strings.ContainsRune(page.SentenceEnds, last) && last != '!' && last != '！'
}

// IsPlain reports whether a block has no links, prose few, and stands in nothing that is apart
// from a text.
func (v *View) IsPlain(i int) bool {
	share := v.BlockLinkShare(i)
	return (share == 0 || v.IsProse(i) && share <= ProseLinked) && v.BlockEnclosing(i)&(block.InFigure|block.InLink|block.InList|block.InAside) == 0
}

// MarkupOfProse is the mark-up of a block: its class alone, where it has one.
func (v *View) MarkupOfProse(i int) markup.Line {
	m := markup.Of(v.Page, v.BlockElement(i))
	if m.Class != "" {
		m.ParentTag, m.ParentClass = "", ""
	}
	return m
}

// HasWords reports whether a block has letters, and not only the numbers of lines.
func (v *View) HasWords(i int) bool {
	return strings.ContainsFunc(v.BlockText(i), unicode.IsLetter)
}

// QuoteOf is the quotation that a block stands in, the innermost; None where it stands in none.
func (v *View) QuoteOf(i int) page.NodeID {
	n := v.BlockElement(i)
	for n != page.None && v.Page.Nodes[n].Tag != "blockquote" {
		n = v.Page.Nodes[n].Parent
	}
	return n
}

// IsMost reports whether elements have most of the words of the body that are not cut: then they are
// the text.
func (b *Body) IsMost(list []page.NodeID) bool {
	all, own := 0, 0
	for i := b.From; i < b.To; i++ {
		if b.Post[i] > 0 {
			all += b.BlockWords(i)
		}
	}
	for _, n := range list {
		for i, to := b.Span(n); i < to; i++ {
			own += b.BlockWords(i)
		}
	}
	return 2*own > all
}

// IsKeptHeading reports whether a block is a heading with a posterior of text.
func (v *View) IsKeptHeading(i int, post, keep float64) bool {
	return post >= keep && markup.IsHeading(v.Page.Nodes[v.BlockElement(i)].Tag)
}

// IsOrdinal reports whether a text is a number, with signs around it or not.
func IsOrdinal(text string) bool {
	number := strings.TrimFunc(text, func(r rune) bool { return unicode.IsPunct(r) || unicode.IsSpace(r) })
	return number != "" && strings.IndexFunc(number, func(r rune) bool { return !unicode.IsDigit(r) }) < 0
}

// ProseLinked is the share of links that prose has at most.
const ProseLinked = 0.25

// AlikeProse is how many paragraphs of one mark-up tell that another is of their text.
const AlikeProse = 3
