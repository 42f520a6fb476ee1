package calls

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/date"
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a line that asks a reader to follow, subscribe or write: its words, and how many
// blocks behind the last prose of a text may say who has the rights in it, and before the first ask
// for something.
const (
	callLeast  = 3
	callMost   = 45
	rightsLast = 3
	callNear   = 6
)

// Drop sets the posteriors of lines that ask a reader for something to 0: to follow, to
// subscribe, to write. Each is a short paragraph of its own with a link or with all of it
// emphasised, or stands before the first prose of the text or behind the last. There, what says who
// has the rights in the text, or how to get no more letters, goes as well. Where they are much of the text, they are what it is about.
func Drop(b *view.Body) {
	var calls, days []int // days: lines behind what is asked for that are a day alone
	said, all, behind := 0, 0, true
	for i := b.To - 1; i >= b.From; i-- {
		if !b.Kept(i) {
			continue
		}
		words := b.BlockWords(i)
		all += words
		near := behind && len(calls) < rightsLast
		if Is(b.View, b.Root, i, near) {
			calls = append(calls, i)
			said += words
			continue
		}
		if near && len(calls) == 0 && isDay(b, i) {
			days = append(days, i)
			continue
		}
		behind = false
	}
	for i := b.From; i < min(b.To, b.From+callNear); i++ { // nor does the text begin with one
		if b.IsProse(i) {
			break
		}
		if b.Kept(i) && !slices.Contains(calls, i) && Is(b.View, b.Root, i, true) && !rightsWords.MatchString(b.BlockLine(i)) {
			calls = append(calls, i)
			said += b.BlockWords(i)
		}
	}
	if 4*said > all {
		return
	}
	if len(days) > 0 && len(calls) > 0 && calls[0] < days[len(days)-1] && !hasKept(b, calls[0]+1, days[len(days)-1]) {
		calls = append(calls, days...)
	}
	for _, i := range calls {
		b.Drop(i)
	}
}

// isDay reports whether a block is a day and nothing else.
func isDay(b *view.Body, i int) bool {
	text := b.BlockLine(i)
	return len(text) <= dayBytes && strings.ContainsFunc(text, unicode.IsDigit) && date.Fits(text)
}

// dayBytes is how long a line is at most that is a day alone.
const dayBytes = 40

// hasKept reports whether a block of a range is kept.
func hasKept(b *view.Body, from, to int) bool {
	for i := from; i < to; i++ {
		if b.Kept(i) {
			return true
		}
	}
	return false
}

// Is reports whether a block is a line that asks for something, or tells of rights where it
// is one of the last.
func Is(v *view.View, body page.NodeID, i int, last bool) bool {
	words := v.BlockWords(i)
	if words > callMost || words < callLeast && !(last && words > 0 && rightsWords.MatchString(v.BlockLine(i))) {
		return false
	}
	n := v.BlockElement(i)
	if n == body || markup.IsHeading(v.Page.Nodes[n].Tag) {
		return false
	}
	if !last && (v.BlockLinkShare(i) == 0 && !isEmphasised(v, i) || v.BlockEnclosing(i)&block.InList != 0) {
		return false // a paragraph, or one of several things to do, of which the text tells
	}
	text := v.BlockLine(i)
	if last && (rightsWords.MatchString(text) || leaves(v, i) || sharesWith(text) || saysFiled(v, i)) {
		return true
	}
	if first, _ := utf8.DecodeRuneInString(text); strings.ContainsRune("\"“„«»‘「『–—", first) {
		return false // what somebody says
	}
	if last && mailAddress.MatchString(text) && isEmphasised(v, i) {
		return true // whom to write to
	}
	return v.BlockEnclosing(i)&block.InList == 0 && (isCallText(text) || namesKeys(text))
}

// mailAddress is an address of e-mail.
var mailAddress = regexp.MustCompile(`[\w.+-]+@[\w-]+\.\w`)

// namesKeys reports whether a text asks to press the keys that send a mistake in the text to its editors:
// pages in many languages do, and call them the same.
func namesKeys(text string) bool {
	return strings.Contains(strings.ToLower(strings.ReplaceAll(text, " ", "")), "ctrl+enter")
}

// isEmphasised reports whether all words of a block are.
func isEmphasised(v *view.View, i int) bool {
	from, to := v.BlockNodes(i)
	for n := from; n < to; n++ {
		if node := &v.Page.Nodes[n]; node.ShowsText() && !slices.ContainsFunc([]string{"em", "i", "strong", "b"}, func(tag string) bool { return v.Page.Inside(n, tag) }) {
			return false
		}
	}
	return true
}
