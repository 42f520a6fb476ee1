package boilerplate

import (
	"strings"

	"galley/features"
	"galley/page"
)

// datelineNear is how many blocks of a body, before its first prose, may say who wrote it.
const datelineNear = 6

// dropDatelines sets the posteriors of lines above the text that say who wrote it, and on
// which day, to 0: they are facts of the article, and no text.
func (t *Trimmer) dropDatelines(post []float64, first int) {
	prose := 0
	for i := range min(len(post), datelineNear) {
		switch {
		case isDateline(t.Index, first+i):
			if prose == 0 || t.proseFollows(first+i+1, first+len(post)) {
				post[i] = 0
			}
		case t.IsProse(first+i) && t.BlockWords(first+i) > signatureWords:
			if prose++; prose > 1 { // the first may be a standfirst
				return
			}
		}
	}
}

// dropAbove sets the posteriors of the lines above the title to 0: they are the path to the page, a
// rubric, or who publishes it. Prose there is a text that the title is none of, but for a path that ends
// with the title.
func (t *Trimmer) dropAbove(title page.NodeID, post []float64, first int) {
	name := page.Fold(page.Norm(t.page.Text(title)))
	for i := range post {
		isPath := t.BlockLinkShare(first+i) > 0 && strings.HasSuffix(page.Fold(page.Norm(t.BlockText(first+i))), name)
		if t.IsProse(first+i) && !isPath {
			return
		}
	}
	clear(post)
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
