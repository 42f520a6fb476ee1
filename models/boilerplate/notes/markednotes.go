package notes

import (
	"regexp"
	"slices"
	"strings"

	"galley/models/boilerplate/view"
)

// noteMark is a mark of a note: a number, which may be in brackets, or signs that are used for them.
var noteMark = regexp.MustCompile(`^(?:[\[(（〔]?\p{Nd}{1,3}[\])）〕]?|[*†‡§]{1,3})$`)

// wordMark is a mark of a note that has a word for note and a number, as it stands in the text.
var wordMark = regexp.MustCompile(`(?:注|註|脚注|※|주)[ \x{3000}]?[\p{Nd}一二三四五六七八九十]{1,3}`)

// maxMarks is how many marks are looked for in a text.
const maxMarks = 300

// KeepMarked keeps notes of what is kept that no link leads to: lines behind the text that
// begin with a mark which is raised in it (<sup>), or has a word for note.
func KeepMarked(b *view.Body) {
	marks := marksOf(b.View, b.From, b.To, b.Kept)
	for i := b.From; i < b.To && len(marks) > 0; i++ {
		if b.Post[i] > 0 && !b.Kept(i) && isMarkedNote(b.View, i, marks) {
			b.Raise(i)
		}
	}
}

// markedBehind finds lines right behind a body that begin with a word for note and a number that is a mark in it,
// and raises them to add. It is where they end, b without any.
func markedBehind(v *view.View, a, b int, post []float64, add float64) (end int) {
	end = b
	if b >= len(post) || len(wordMarks(v.BlockText(b))) == 0 && (b+1 >= len(post) || len(wordMarks(v.BlockText(b+1))) == 0) {
		return b
	}
	marks := marksOf(v, a, b, func(i int) bool { return post[i] >= view.Likely })
	for i := b; i < len(post) && i-end <= 1; i++ { // a heading may stand before them
		mark := wordMark.FindStringIndex(v.BlockLine(i))
		if mark != nil && mark[0] <= len("［") && v.IsPlain(i) && isMarkedNote(v, i, marks) {
			post[i] = max(post[i], add)
			end = i + 1
		}
	}
	return end
}

// marksOf are the marks of notes in the prose among the blocks [from, to) that is text, to the last block that has each.
func marksOf(v *view.View, from, to int, text func(block int) bool) map[string]int {
	marks := map[string]int{}
	for i := from; i < to && len(marks) < maxMarks; i++ {
		if !text(i) || !v.IsProse(i) {
			continue
		}
		begin, end := v.BlockNodes(i)
		for n := begin; n < end; n++ {
			if v.Page.Nodes[n].Tag != "sup" {
				continue
			}
			if mark := strings.TrimSpace(v.Page.Text(n)); noteMark.MatchString(mark) {
				marks[mark] = i
			}
		}
		for _, mark := range wordMarks(v.BlockText(i)) {
			marks[mark] = i
		}
	}
	return marks
}

// noteSigns are what each of wordMarks has one of.
var noteSigns = [...]string{"注", "註", "※", "주"}

// wordMarks are the marks in a text that have a word for note.
func wordMarks(text string) []string {
	if !slices.ContainsFunc(noteSigns[:], func(sign string) bool { return strings.Contains(text, sign) }) {
		return nil
	}
	return wordMark.FindAllString(text, maxMarks)
}

// isMarkedNote reports whether a block begins with one of the marks of blocks before it, and says something.
func isMarkedNote(v *view.View, i int, marks map[string]int) bool {
	if v.BlockWords(i) > noteWords {
		return false
	}
	text := v.BlockLine(i)
	mark, _, _ := strings.Cut(text, " ")
	if words := wordMarks(text); len(words) > 0 && strings.HasPrefix(strings.TrimLeft(text, "（(［[【〔"), words[0]) {
		mark = words[0]
	}
	at, ok := marks[mark]
	return ok && at < i && len(mark) < len(text)
}
