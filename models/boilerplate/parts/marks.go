package parts

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/features/block"
	"galley/models/boilerplate/view"
)

// Bounds of a mark: elements around it in which the rest of its box is, and signs of a row of stars.
const (
	markLevels = 3
	starsLeast = 3
)

var (
	// marks are stars, or points of how many.
	marks = regexp.MustCompile(`^\s*(?:[★☆⭐✭✮✰⯨⯪●○◐\s]+|\d{1,3}(?:[.,]\d{1,2})?\s*/\s*(?:5|6|10|20|100))\s*$`)
	// result is that of a game, and no time.
	result = regexp.MustCompile(`^\s*(?:0|[1-9]\d{0,2})\s*[-–:]\s*(?:0|[1-9]\d{0,2})\s*$`)
)

// KeepMarks keeps the mark that something is given, in a box of which the line beside it is kept, and the result of a
// game between the names of those who played, before text that is kept. Beside pictures such figures count them.
func KeepMarks(b *view.Body) {
	for i := b.From; i < b.To; i++ {
		if b.Kept(i) || b.BlockLinkShare(i) > 0 || b.BlockEnclosing(i)&(block.InControl|block.InFigure|block.InTable|block.InTime) != 0 {
			continue
		}
		text := b.BlockText(i)
		switch {
		case marks.MatchString(text) && utf8.RuneCountInString(text) >= starsLeast && isBesideKept(b, i):
			b.Raise(i)
		case result.MatchString(text) && i > b.From && i+2 < b.To && isSide(b, i-1) && isSide(b, i+1) && b.Page.Nodes[b.BlockElement(i-1)].Parent == b.Page.Nodes[b.BlockElement(i+1)].Parent && isBeforeKept(b, i+2):
			b.RaiseAll(i-1, i+2)
		case isResultLine(b, i) && isBeforeKept(b, i+1):
			b.Raise(i)
		}
	}
}

// isBesideKept reports whether the smallest box around a block that has another one has one that is kept right before or
// behind it, and no picture.
func isBesideKept(b *view.Body, i int) bool {
	n := b.BlockElement(i)
	for range markLevels {
		from, to := b.Span(n)
		if to-from > 1 {
			return b.Media(n) == 0 && (i > from && i > b.From && b.Kept(i-1) || i+1 < min(to, b.To) && b.Kept(i+1))
		}
		if n = b.Page.Nodes[n].Parent; n <= b.Root {
			return false
		}
	}
	return false
}

// scoreBehind is how many lines may stand between a result and text that is kept: where and when it was played.
const scoreBehind = 2

// isBeforeKept reports whether text that is kept stands at block i, or few lines behind it.
func isBeforeKept(b *view.Body, i int) bool {
	for k := i; k < min(i+scoreBehind, b.To); k++ {
		if b.Kept(k) {
			return true
		}
	}
	return false
}

// sideWords is how many words the name of one of the two who play has at most.
const sideWords = 5

// isSide reports whether a block is a few words that may be the name of one.
func isSide(b *view.Body, i int) bool {
	return b.HasWords(i) && b.BlockWords(i) <= sideWords && b.BlockLinkShare(i) == 0 && !b.IsSentence(i)
}

// isResultLine reports whether a line is a result in an element of its own, between words in others.
func isResultLine(b *view.Body, i int) bool {
	if b.BlockWords(i) > 3*sideWords || !b.HasWords(i) {
		return false
	}
	from, to := b.BlockNodes(i)
	at, texts := -1, []string{}
	for n := from; n < to; n++ {
		if node := &b.Page.Nodes[n]; node.ShowsText() {
			if result.MatchString(node.Text) {
				at = len(texts)
			}
			texts = append(texts, node.Text)
		}
	}
	return at > 0 && at+1 < len(texts) && strings.ContainsFunc(texts[at-1], unicode.IsLetter) && strings.ContainsFunc(texts[at+1], unicode.IsLetter)
}
