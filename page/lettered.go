package page

import (
	"unicode"
	"unicode/utf8"
)

// isLetterBeside reports whether element n is one of the letters that a script parted a line into, to place or to move
// each of them: a span of one character, right beside another in the same element. Figures may be the pages of a list.
func (p *Page) isLetterBeside(n NodeID) bool {
	if !p.isLetterSpan(n) {
		return false
	}
	next := p.Nodes[n].End
	return p.isLetterSpan(n-2) && p.Nodes[n-2].Parent == p.Nodes[n].Parent || p.isLetterSpan(next) && p.Nodes[next].Parent == p.Nodes[n].Parent
}

// areLetters reports whether two texts are letters that follow each other in a line that is parted so.
func (p *Page) areLetters(before, after NodeID) bool {
	b, a := p.Nodes[before].Parent, p.Nodes[after].Parent
	return p.Nodes[b].End == a && p.Nodes[b].Parent == p.Nodes[a].Parent && p.isLetterSpan(b) && p.isLetterSpan(a)
}

// isLetterSpan reports whether node n is a span that has one character and nothing else, which is no figure.
func (p *Page) isLetterSpan(n NodeID) bool {
	if n < 0 || int(n)+1 >= len(p.Nodes) || p.Nodes[n].Tag != "span" || p.Nodes[n].End != n+2 || p.Nodes[n+1].Kind != Text {
		return false
	}
	text := p.Nodes[n+1].Text
	r, size := utf8.DecodeRuneInString(text)
	return size > 0 && size == len(text) && !unicode.IsDigit(r)
}
