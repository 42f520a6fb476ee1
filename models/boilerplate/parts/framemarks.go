package parts

import (
	"regexp"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of two lines that frame a text: bytes of each, words of it at least, and words that the other has not at most.
const (
	frameBytes = 300
	frameWords = 4
	frameOther = 2
)

// frameMark is a line between signs: "*** START OF THE BOOK ***".
var frameMark = regexp.MustCompile(`^(?:\*{3,}|={3,}|-{3,}|#{3,}|~{3,}|_{3,})\s*(\S.*\S)\s*(?:\*{3,}|={3,}|-{3,}|#{3,}|~{3,}|_{3,})$`)

// DropOutsideMarks drops two lines between signs that say the same but for a word or two, as where a book starts and where
// it ends, and what is not between them: who keeps it, and under which terms. Most of the text is between them.
func DropOutsideMarks(b *view.Body) {
	first, second := -1, -1
	var said []string
	for i := b.From; i < b.To; i++ {
		words := frameOf(b, i)
		switch {
		case len(words) < frameWords:
		case first < 0:
			first, said = i, words
		case isSameFrame(said, words):
			second = i
		}
	}
	if second < 0 {
		return
	}
	if between := keptWords(b, first+1, second); 2*between > keptWords(b, b.From, b.To) {
		b.DropAll(b.From, first+1)
		b.DropAll(second, b.To)
	}
}

// frameOf are the words between the signs of a line, nil without.
func frameOf(b *view.Body, i int) []string {
	text := b.BlockText(i)
	if len(text) > frameBytes {
		return nil
	}
	if m := frameMark.FindStringSubmatch(page.Norm(text)); m != nil {
		return page.Words(page.Fold(m[1]))
	}
	return nil
}

// isSameFrame reports whether two lines have the same words but for a few, and not all: a line that stands twice parts a text.
func isSameFrame(a, b []string) bool {
	shared := page.SharedWords(a, b)
	return shared < max(len(a), len(b)) && len(a)-shared <= frameOther && len(b)-shared <= frameOther && shared >= frameWords
}
