package markdown

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/flow"
)

// emphasisMarks are the delimiters of emphasis.
var emphasisMarks = map[string]string{
	"strong": "**", "b": "**", "em": "*", "i": "*", "cite": "*", "dfn": "*", "s": "~~", "del": "~~",
}

// emphasised writes what is inside, between delimiters where the element has some
// and a parser would see them as such.
func (w *inlineWriter) emphasised(k *flow.Piece) {
	mark := emphasisMarks[k.Tag]
	if k.Tag == "sub" || k.Tag == "sup" {
		w.raised(k)
		return
	}
	if mark == "" || w.style[mark] {
		w.plain(k)
		return
	}
	inside := w.within()
	inside.style = map[string]bool{mark: true}
	for other := range w.style {
		inside.style[other] = true
	}
	inside.pieces(k.Kids)
	text := inside.String()
	if !w.enter(inside, k, text) {
		return
	}
	before, next := rune(0), w.next
	if w.Len() > 0 {
		if before, _ = utf8.DecodeLastRune(w.Bytes()); w.spaceDue || w.breakDue {
			before = ' '
		}
	}
	if inside.spaceDue || inside.breakDue {
		next = ' '
	}
	w.put(emphasis(mark, text, before, next))
	w.leave(inside)
}

// startsBlank reports whether the first text in a piece begins with white space.
func startsBlank(p *flow.Piece) bool {
	for len(p.Kids) > 0 {
		p = p.Kids[0]
	}
	return p.Tag == "#text" && p.Text != "" && strings.IndexFunc(p.Text, notBlank) != 0
}

// emphasis puts the delimiters around text, if between before and after they are
// left- and right-flanking (CommonMark 6.2); else it is the text alone, because
// delimiters that do not pair would stand there as characters.
func emphasis(mark, text string, before, after rune) string {
	first, _ := utf8.DecodeRuneInString(text)
	last, _ := utf8.DecodeLastRuneInString(text)
	opens := !isMark(first) || before == 0 || unicode.IsSpace(before) || isMark(before)
	closes := !isMark(last) || after == 0 || unicode.IsSpace(after) || isMark(after)
	delimiter := rune(mark[0])
	clash := before == delimiter || first == delimiter || last == delimiter
	if !opens || !closes || clash || strings.Contains(text, "\\\n") || unicode.IsSpace(first) || unicode.IsSpace(last) {
		return text
	}
	return mark + text + mark
}

// isMark reports what CommonMark calls punctuation.
func isMark(r rune) bool { return unicode.IsPunct(r) || unicode.IsSymbol(r) }

// raised writes sub and sup as tags, of which Markdown has no other form.
func (w *inlineWriter) raised(k *flow.Piece) {
	inside := w.within()
	inside.after = '<'
	inside.pieces(k.Kids)
	text := strings.TrimSpace(inside.String())
	if !w.enter(inside, k, text) {
		return
	}
	w.put("<" + k.Tag + ">" + text + "</" + k.Tag + ">")
	w.leave(inside)
}
