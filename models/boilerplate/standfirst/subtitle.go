package standfirst

import (
	"regexp"
	"strings"
	"unicode"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a subtitle: words, and the posterior of one that is no heading: of a line, of one that
// ends as sentences do, of one with more words than labels have, and of one with numbers.
const (
	subtitleLeast    = 4
	subtitleMost     = 30
	subtitleLine     = 0.5
	subtitleSentence = 0.25
	subtitleLong     = 0.25
	subtitleNumbers  = 0.6
	longWords        = 12
)

// subtitleClass is in the class of what pages call a subtitle.
var subtitleClass = regexp.MustCompile(`(?i)(^|[\s_-])(sub[_-]?(title|heading|headline)|standfirst|de(ck|k))([\s_-]|$)`)

// subtitleNamed is the posterior of a line that is called a subtitle, at least.
const subtitleNamed = 0.1

// isSubtitle reports whether a block right behind the title is a second line of it: a heading
// beside it, a line that is called a subtitle or in larger type than the text, or one that may be text, without links; with numbers, which days and times
// have as well, it is more surely text, or a heading.
func isSubtitle(v *view.View, title page.NodeID, at int, post float64) bool {
	if n := v.BlockWords(at); n < subtitleLeast || n > subtitleMost || v.BlockEnclosing(at)&(block.InFigure|block.InLink|block.InList|block.InAside) != 0 {
		return false
	}
	if signature.IsFactLine(v.Index, at) {
		return false
	}
	text := page.WithoutQuotes(v.BlockText(at))
	isHeading := markup.IsHeading(v.Page.Nodes[v.BlockElement(at)].Tag)
	long := v.BlockWords(at) >= longWords && post >= subtitleLong
	named := post >= subtitleNamed && subtitleClass.MatchString(v.Page.Nodes[v.BlockElement(at)].Attr("class"))
	if !isHeading && !long && !named && post < subtitleLine && !(page.EndsSentence(text) && post >= subtitleSentence) && !isLarge(v, title, at) {
		return false
	}
	numbers := strings.ContainsFunc(text, unicode.IsDigit)
	if numbers && !isHeading && (!named && post < subtitleNumbers || signature.HasDay(v.Index, at)) {
		return false
	}
	return (!numbers || isMoreThanDay(text)) && isBeside(v, title, at) && !isTitled(v, text)
}

// isMoreThanDay reports whether a line with numbers has more words than a day and a time have.
func isMoreThanDay(line string) bool {
	words := 0
	for word := range strings.FieldsSeq(line) {
		if !strings.ContainsFunc(word, unicode.IsDigit) && strings.ContainsFunc(word, unicode.IsLetter) {
			words++
		}
	}
	return words >= moreThanDay
}

// moreThanDay is how many words a line has beside its numbers that is not only a day.
const moreThanDay = 5

// subtitleLarger is how much larger than the text the type of a subtitle is, at least.
const subtitleLarger = 1.08

// isLarge reports whether the type of a block is larger than that of the first prose behind it,
// and smaller than that of the title, where sizes are known.
func isLarge(v *view.View, title page.NodeID, block int) bool {
	if !v.Page.Laid {
		return false
	}
	size := typeSize(v, v.BlockElement(block))
	for i := block + 1; i < min(v.NumBlocks(), block+standfirstNear); i++ {
		if v.IsProse(i) {
			return size >= subtitleLarger*typeSize(v, v.BlockElement(i)) && size < typeSize(v, title)
		}
	}
	return false
}

// typeSize is the size of the type of an element, in CSS px; 0 where it is not known.
func typeSize(v *view.View, n page.NodeID) float64 {
	if style := v.Page.StyleOf(n); style != nil {
		return style.FontSize
	}
	return 0
}

// subtitleSame is the share of the words of a line from which on it says the title again.
const subtitleSame = 0.6

// isTitled reports whether a line has the words of <title>: then it is the headline, and what
// was taken for it a path or a rubric.
func isTitled(v *view.View, line string) bool {
	said := map[string]bool{}
	for _, w := range page.Words(page.Fold(v.Page.DocumentTitle())) {
		said[w] = true
	}
	words, same := page.Words(page.Fold(line)), 0
	for _, w := range words {
		if said[w] {
			same++
		}
	}
	return float64(same) >= subtitleSame*float64(len(words))
}
