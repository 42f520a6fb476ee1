package cetr

import (
	"strings"
	"unicode/utf8"

	"galley/page"
)

// maxLines bounds the lines of a page. Where the source has more, each line is
// several of it.
const maxLines = 1 << 18

// line is a line of the source that is not empty.
type line struct{ chars, tags int32 }

// ratio is TR, characters that are not of tags per tag.
func (l line) ratio() float64 { return float64(l.chars) / float64(max(l.tags, 1)) }

// span is the part of a text node that is on one line.
type span struct {
	node  page.NodeID
	line  int32
	chars int32
}

// liner breaks a source into lines.
type liner struct {
	width int  // longest line in characters, 0: any
	group int  // lines of the source to a line
	keep  bool // else only count

	breaks, count, length int // line feeds; lines that are not empty, and their characters
	lines                 []line
	spans                 []span

	now    line
	column int // characters of the line so far, blanks and tags included
	joined int // lines of the source in now
}

// newLiner finds the lines of a page (OPEN-B1): those it has, or if they are long or
// there is only one, such that are at most width long. Tags are never broken.
func newLiner(p *page.Page, read []bool, width int) *liner {
	count := liner{group: 1}
	count.run(p, read)
	if width > 0 && (count.breaks == 0 || count.length > width*count.count) {
		count = liner{group: 1, width: width}
		count.run(p, read)
	}
	l := &liner{width: count.width, group: 1 + (count.count-1)/maxLines, keep: true}
	l.run(p, read)
	return l
}

func (l *liner) run(p *page.Page, read []bool) {
	write(p, read, l)
	l.newline()
	l.flush()
}

// newline ends a line of the source. Empty ones do not count.
func (l *liner) newline() {
	if l.now != (line{}) && l.column > 0 {
		l.count++
		l.length += l.column
		if l.joined++; l.joined == l.group {
			l.flush()
		}
	}
	l.column = 0
}

func (l *liner) flush() {
	if l.keep && l.now != (line{}) {
		l.lines = append(l.lines, l.now)
	}
	l.now, l.joined = line{}, 0
}

func (l *liner) tag(length int) {
	if l.width > 0 && l.column > 0 && l.column+length > l.width {
		l.newline()
	}
	l.now.tags++
	l.column += length
}

func (l *liner) text(n page.NodeID, s string) {
	for {
		part, rest, more := strings.Cut(s, "\n")
		for l.width > 0 && l.column+utf8.RuneCountInString(part[:min(len(part), 4*l.width+4)]) > l.width {
			room := head(part, l.width-l.column)
			l.put(n, part[:room])
			l.newline()
			part = part[room:]
		}
		l.put(n, part)
		if !more {
			return
		}
		l.breaks++
		l.newline()
		s = rest
	}
}

// head is the length in bytes of the first n characters of s.
func head(s string, n int) int {
	for i := range s {
		if n <= 0 {
			return i
		}
		n--
	}
	return len(s)
}

// put adds to the line a piece of a text node.
func (l *liner) put(n page.NodeID, piece string) {
	l.column += utf8.RuneCountInString(piece)
	chars := int32(page.Chars(piece))
	l.now.chars += chars
	if !l.keep || chars == 0 {
		return
	}
	at := int32(len(l.lines))
	if last := len(l.spans) - 1; last >= 0 && l.spans[last].node == n && l.spans[last].line == at {
		l.spans[last].chars += chars
		return
	}
	l.spans = append(l.spans, span{n, at, chars})
}
