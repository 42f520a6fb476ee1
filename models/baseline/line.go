package baseline

import (
	"strings"
	"unicode/utf8"

	"galley/page"
)

// A line is one line of the source of a page.
type line struct {
	texts  []run // pieces of text nodes, with their normalised characters
	tags   int
	length int // characters, tags included
}

// density is TR of CETR: characters that are not of tags over tags (algorithms 7.1).
func (l *line) density() float64 {
	chars := 0
	for _, t := range l.texts {
		chars += t.n
	}
	return float64(chars) / float64(max(l.tags, 1))
}

// sourceLines are the lines of the page's source that have text or tags. When there
// is only one, or they are longer than wrap on average, they are broken into lines
// of wrap characters, but not inside of tags (OPEN-B1); wrap 0: never.
func sourceLines(p *page.Page, read []bool, wrap int) []line {
	w := lineWriter{}
	w.write(p, read)
	if wrap <= 0 || !w.long(wrap) {
		return w.lines
	}
	w = lineWriter{wrap: wrap}
	w.write(p, read)
	return w.lines
}

type lineWriter struct {
	wrap   int // 0: lines are as long as they are
	lines  []line
	open   line
	breaks int // line breaks of the source
}

func (w *lineWriter) write(p *page.Page, read []bool) {
	walk(p, read, parts{
		tag: func(n page.NodeID, end bool) {
			w.open.tags++
			w.grow(tagLength(&p.Nodes[n], end))
		},
		text: func(n page.NodeID) {
			text := p.Nodes[n].Text
			for {
				piece, rest, more := strings.Cut(text, "\n")
				w.text(n, piece)
				if !more {
					break
				}
				w.breaks++
				w.end()
				text = rest
			}
		},
	})
	w.end()
}

// text adds a piece of a text node without line breaks.
func (w *lineWriter) text(n page.NodeID, s string) {
	for w.wrap > 0 {
		head := prefix(s, w.wrap-w.open.length)
		if len(head) == len(s) {
			break
		}
		w.piece(n, head)
		s = s[len(head):]
	}
	w.piece(n, s)
}

func (w *lineWriter) piece(n page.NodeID, s string) {
	if chars := page.Chars(s); chars > 0 {
		w.open.texts = append(w.open.texts, run{n, chars})
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

// prefix is the first n characters of s.
func prefix(s string, n int) string {
	for i := range s {
		if n--; n < 0 {
			return s[:i]
		}
	}
	return s
}
