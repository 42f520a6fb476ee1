package baseline

import (
	"strings"
	"unicode/utf8"

	"galley/models/chars"
	"galley/models/source"
	"galley/page"
)

// A line is one line of the source of a page.
type line struct {
	texts  []run // pieces of text nodes, with their normalised characters
	tags   int
	length int // characters, tags included
}

// density is the tag ratio of CETR: characters that are not of tags, a tag.
func (l *line) density() float64 {
	text := 0
	for _, t := range l.texts {
		text += t.n
	}
	return float64(text) / float64(max(l.tags, 1))
}

// sourceLines are the lines of the page's source that have text or tags. When there
// is only one, or they are longer than wrap on average, they are broken into lines
// of wrap characters, but not inside of tags; wrap 0: never. CETR does so with
// minified pages.
func sourceLines(p *page.Page, read []bool, wrap int) []line {
	w := &lineWriter{page: p}
	w.write(read)
	if wrap <= 0 || !w.long(wrap) {
		return w.lines
	}
	w = &lineWriter{page: p, wrap: wrap}
	w.write(read)
	return w.lines
}

type lineWriter struct {
	page   *page.Page
	wrap   int // 0: lines are as long as they are
	lines  []line
	open   line
	breaks int // line breaks of the source
}

func (w *lineWriter) write(read []bool) {
	source.Walk(w.page, 0, read, w)
	w.end()
}

// Tag adds a tag, for source.Walk.
func (w *lineWriter) Tag(n page.NodeID, end bool) {
	w.open.tags++
	w.grow(tagLength(&w.page.Nodes[n], end))
}

// Text adds a text node, for source.Walk.
func (w *lineWriter) Text(n page.NodeID) {
	first := true
	for piece := range strings.SplitSeq(w.page.Nodes[n].Text, "\n") {
		if !first {
			w.breaks++
			w.end()
		}
		first = false
		w.text(n, piece)
	}
}

// text adds a piece of a text node without line breaks.
func (w *lineWriter) text(n page.NodeID, s string) {
	for w.wrap > 0 {
		head := chars.First(s, w.wrap-w.open.length)
		if len(head) == len(s) {
			break
		}
		w.piece(n, head)
		s = s[len(head):]
	}
	w.piece(n, s)
}

func (w *lineWriter) piece(n page.NodeID, s string) {
	if count := page.Chars(s); count > 0 {
		w.open.texts = append(w.open.texts, run{n, count})
	}
	w.grow(utf8.RuneCountInString(s))
}

// grow makes the open line longer, and ends it when it is full.
func (w *lineWriter) grow(length int) {
	w.open.length += length
	if w.wrap > 0 && w.open.length >= w.wrap {
		w.end()
	}
}

func (w *lineWriter) end() {
	if len(w.open.texts) > 0 || w.open.tags > 0 {
		w.lines = append(w.lines, w.open)
	}
	w.open = line{}
}

// long reports whether the lines are to be broken.
func (w *lineWriter) long(wrap int) bool {
	length := 0
	for i := range w.lines {
		length += w.lines[i].length
	}
	return w.breaks == 0 || length > wrap*len(w.lines)
}
