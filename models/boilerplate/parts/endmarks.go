package parts

import (
	"regexp"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// endBytes is how long a line is at most that says that a text ends, and behindEnd how many blocks that are
// kept stand behind it at most.
const (
	endBytes  = 80
	behindEnd = 12
)

// endMark is such a line: a word for "end" between signs, or what editors write in its place, as agencies in Persian
// write "end of message". A word alone may be the last of a story.
var endMark = regexp.MustCompile(`(?i)^(#\s?#\s?#|انتهای (پیام|خبر)\s*/?|-\s?30\s?-|[-–—~·•*=/▲◆■【（(\[\s]*[-–—~·•*=/▲◆■【（(\[]\s*(the end|ends?|fine?|ende|koniec|konec|fim|fini|конец|кінець|край|τέλος|vége|loppu|slut|son|hết|selesai|tamat|จบ|끝|全文完|完|終|终|終わり|おわり|انتهى|پایان|סוף)\s*[-–—~·•*=/▲◆■】）)\]][-–—~·•*=/▲◆■】）)\]\s]*)$`)

// DropBehindEnd drops the line that says that a text ends, and the lines behind it in the body: who set it,
// what else there is to read. Behind it no paragraph is kept, and more text is before it.
func DropBehindEnd(b *view.Body) {
	lines, words := 0, 0
	for i := b.To - 1; i >= b.From; i-- {
		if isEndMark(b, i) { // whether it is kept or not
			if before := keptWords(b, b.From, i); before > words {
				b.DropAll(i, b.To)
			}
			return
		}
		if !b.Kept(i) {
			continue
		}
		lines++
		words += b.BlockWords(i)
		if lines > behindEnd || b.IsProse(i) || markup.IsHeading(b.Page.Nodes[b.BlockElement(i)].Tag) {
			return
		}
	}
}

// isEndMark reports whether a block says that the text ends.
func isEndMark(b *view.Body, i int) bool {
	text := b.BlockText(i)
	return len(text) <= endBytes && endMark.MatchString(page.Norm(text))
}

// keptWords are the words of the blocks [from, to) that are kept.
func keptWords(b *view.Body, from, to int) (words int) {
	for i := from; i < to; i++ {
		if b.Kept(i) {
			words += b.BlockWords(i)
		}
	}
	return words
}
