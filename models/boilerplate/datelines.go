package boilerplate

import (
	"strings"

	"galley/features"
)

// datelineNear is how many blocks of a body, before its first prose, may say who wrote it.
const datelineNear = 6

// factLines is how many blocks a list or a table of facts about an article has at most.
const factLines = 12

// dropDatelines sets the posteriors of lines above the text that say who wrote it, and on
// which day, to 0: they are facts of the article, and no text.
func (t *Trimmer) dropDatelines(post []float64, first int) {
	prose := 0
	for i := range min(len(post), datelineNear) {
		switch {
		case isDateline(t.Index, first+i):
			if prose == 0 || t.proseFollows(first+i+1, first+len(post)) {
				from, to := t.factsAround(first + i)
				clear(post[max(from, first)-first : min(to, first+len(post))-first])
			}
		case t.IsProse(first+i) && t.BlockWords(first+i) > signatureWords:
			if prose++; prose > 1 { // the first may be a standfirst
				return
			}
		}
	}
}

// factsAround are the blocks of the table or the list that a day stands in and that has nothing but
// a few short lines, of what the article is and who wrote it; the block alone elsewhere.
func (t *Trimmer) factsAround(block int) (from, to int) {
	from, to = block, block+1
	for n := t.BlockElement(block); n > 0 && t.BlockEnclosing(block)&(features.InTable|features.InList) != 0; n = t.page.Nodes[n].Parent {
		a, b := t.Span(n)
		if b-a > factLines {
			break
		}
		for i := a; i < b; i++ {
			if t.BlockWords(i) > nameWords {
				return from, to
			}
		}
		switch t.page.Nodes[n].Tag {
		case "table", "dl", "ul":
			from, to = a, b
		}
	}
	return from, to
}

// proseFollows reports whether one of the next blocks is prose.
func (t *Trimmer) proseFollows(from, to int) bool {
	for i := from; i < min(to, from+datelineNear); i++ {
		if t.IsProse(i) {
			return true
		}
	}
	return false
}

// isDateline reports whether block i is a day, or a line of a name and a day.
func isDateline(x *features.Index, i int) bool {
	if !mayBeSignature(x, i) {
		return false
	}
	before, after, _, ok := splitAtDay(strings.Fields(x.BlockText(i)))
	return ok && wordsWithLetters(before) <= nameWords && wordsWithLetters(after) <= nameWords
}
