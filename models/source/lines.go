package source

import (
	"strings"
	"unicode/utf8"

	"galley/models/chars"
	"galley/page"
)

// MaxLines bounds the lines of a page. Where the source has more, each line is
// several of it.
const MaxLines = 1 << 18

// Line is a line of the source that has text or tags.
type Line struct {
	Chars int32 // characters of text, as page.Chars counts them
	Tags  int32
}

// Ratio is the tag ratio of Weninger et al. 2010: characters that are not of tags, a
// tag; without tags as with one.
func (l Line) Ratio() float64 { return float64(l.Chars) / float64(max(l.Tags, 1)) }

// Span is the part of a text node that is on one line. Spans of the same node follow
// one another, in the order of their lines.
type Span struct {
	Node  page.NodeID
	Line  int32 // index of the line
	Chars int32 // more than 0
}

// Breaking says how the lines of a page are broken that has only one, or whose lines
// are longer than Width in the mean, as on minified pages. Tags are never broken.
type Breaking struct {
	Width int // length of a line in characters, tags included; 0: never broken
	// WhenFull ends a line with the tag or text that fills it. Otherwise it ends before
	// the tag for which it has no room.
	WhenFull bool
	// Length counts the names and values of a tag, in characters or bytes.
	Length func(string) int
}

// Lines are the lines of the subtree of top, without the subtrees of nodes that are
// not read. They end at the line feeds of texts.
func Lines(p *page.Page, top page.NodeID, read []bool, b Breaking) ([]Line, []Span) {
	whole := b
	whole.Width = 0
	count := liner{Breaking: whole, page: p, group: 1}
	count.run(top, read)
	if b.Width > 0 && (count.breaks == 0 || count.length > b.Width*count.count) {
		count = liner{Breaking: b, page: p, group: 1}
		count.run(top, read)
	}
	l := &liner{Breaking: count.Breaking, page: p, group: 1 + (count.count-1)/MaxLines, keep: true}
	l.run(top, read)
	return l.lines, l.spans
}

// liner breaks a source into lines.
type liner struct {
	Breaking
	page  *page.Page
	group int  // lines of the source to a line
	keep  bool // else only count

	breaks, count, length int // line feeds; lines that are not empty, and their characters
	lines                 []Line
	spans                 []Span

	now    Line
	column int // characters of the line so far, blanks and tags included
	joined int // lines of the source in now
}

func (l *liner) run(top page.NodeID, read []bool) {
	Walk(l.page, top, read, l)
	l.newline()
	l.flush()
}

// newline ends a line of the source. Empty ones do not count.
func (l *liner) newline() {
	if l.now != (Line{}) && l.column > 0 {
		l.count++
		l.length += l.column
		if l.joined++; l.joined == l.group {
			l.flush()
		}
	}
	l.column = 0
}

func (l *liner) flush() {
	if l.keep && l.now != (Line{}) {
		l.lines = append(l.lines, l.now)
	}
	l.now, l.joined = Line{}, 0
}

// Tag adds a tag, for Walk.
func (l *liner) Tag(n page.NodeID, end bool) {
	length := TagLength(&l.page.Nodes[n], end, l.Length)
	if !l.WhenFull && l.Width > 0 && l.column > 0 && l.column+length > l.Width {
		l.newline()
	}
	l.now.Tags++
	l.column += length
	l.endFull()
}

// Text adds a text node, for Walk.
func (l *liner) Text(n page.NodeID) {
	first := true
	for text := range strings.SplitSeq(l.page.Nodes[n].Text, "\n") {
		if !first {
			l.breaks++
			l.newline()
		}
		first = false
		for l.Width > 0 {
			fits := chars.First(text, l.Width-l.column)
			if len(fits) == len(text) {
				break
			}
			l.put(n, fits)
			l.newline()
			text = text[len(fits):]
		}
		l.put(n, text)
		l.endFull()
	}
}

// endFull ends the line when it is full and that is asked for.
func (l *liner) endFull() {
	if l.WhenFull && l.Width > 0 && l.column >= l.Width {
		l.newline()
	}
}

// put adds to the line a piece of a text node.
func (l *liner) put(n page.NodeID, piece string) {
	l.column += utf8.RuneCountInString(piece)
	count := int32(page.Chars(piece))
	l.now.Chars += count
	if !l.keep || count == 0 {
		return
	}
	at := int32(len(l.lines))
	if last := len(l.spans) - 1; last >= 0 && l.spans[last].Node == n && l.spans[last].Line == at {
		l.spans[last].Chars += count
		return
	}
	l.spans = append(l.spans, Span{n, at, count})
}
