package boilerplate

import (
	"strings"

	"galley/features"
)

// datelineNear is how many blocks of a body, before its first prose, may say who wrote it.
const datelineNear = 6

// dropDatelines sets the posteriors of lines above the text that say who wrote it, and on
// which day, to 0: they are facts of the article, and no text.
func (t *Trimmer) dropDatelines(post []float64, first int) {
	for i := range min(len(post), datelineNear) {
		if t.IsProse(first+i) && t.BlockWords(first+i) > signatureWords {
			return
		}
		if isDateline(t.Index, first+i) {
			post[i] = 0
		}
	}
}

// isDateline reports whether block i is a day, or a line of a name and a day.
func isDateline(x *features.Index, i int) bool {
	if !mayBeSignature(x, i) {
		return false
	}
	before, after, _, ok := splitAtDay(strings.Fields(x.BlockText(i)))
	return ok && wordsWithLetters(before) <= nameWords && wordsWithLetters(after) <= nameWords
}
