package cetr

import (
	"strings"
	"unicode/utf8"

	"galley/models/chars"
	"galley/models/source"
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
	page  *page.Page
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

// newLiner finds the lines of a page: those it has, or if they are longer than width
// in the mean or there is only one, such that are at most width long. Tags are never
// broken. The paper breaks minified pages at 65 characters.
func newLiner(p *page.Page, read []bool, width int) *liner {
	count := liner{page: p, group: 1}
	count.run(read)
	if width > 0 && (count.breaks == 0 || count.length > width*count.count) {
		count = liner{page: p, group: 1, width: width}
		count.run(read)
	}
	l := &liner{page: p, width: count.width, group: 1 + (count.count-1)/maxLines, keep: true}
	l.run(read)
	return l
}

func (l *liner) run(read []bool) {
	source.Walk(l.page, l.page.Body(), read, l)
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

// Tag adds a tag, for source.Walk; a line that it does not fit on ends before it.
func (l *liner) Tag(n page.NodeID, end bool) {
	length := source.TagLength(&l.page.Nodes[n], end, utf8.RuneCountInString)
	if l.width > 0 && l.column > 0 && l.column+length > l.width {
		l.newline()
	}
	l.now.tags++
	l.column += length
}

// Text adds a text node, for source.Walk.
func (l *liner) Text(n page.NodeID) {
	first := true
	for part := range strings.SplitSeq(l.page.Nodes[n].Text, "\n") {
		if !first {
			l.breaks++
			l.newline()
		}
		first = false
		for l.width > 0 && l.column+utf8.RuneCountInString(part[:min(len(part), 4*l.width+4)]) > l.width {
			fits := chars.First(part, l.width-l.column)
			l.put(n, fits)
			l.newline()
			part = part[len(fits):]
		}
		l.put(n, part)
	}
}

// put adds to the line a piece of a text node.
func (l *liner) put(n page.NodeID, piece string) {
	l.column += utf8.RuneCountInString(piece)
	count := int32(page.Chars(piece))
	l.now.chars += count
	if !l.keep || count == 0 {
		return
	}
	at := int32(len(l.lines))
	if last := len(l.spans) - 1; last >= 0 && l.spans[last].node == n && l.spans[last].line == at {
		l.spans[last].chars += count
		return
	}
	l.spans = append(l.spans, span{n, at, count})
}
