package page

import (
	"slices"
	"strings"
)

// EmptyLine is how many line breaks one after the other show an empty line.
const EmptyLine = 2

// Text is the text of the subtree of n as a reader sees it: hidden text left
// out, white space collapsed, blocks and line breaks each on a line of their
// own, without blank lines.
func (p *Page) Text(n NodeID) string { return p.TextWithout(n, nil) }

// BodyText is the text of the selected body, a root after the other, cuts left out.
func (p *Page) BodyText(s Selection) string {
	var text []string
	for _, root := range s.Roots {
		text = append(text, p.TextWithout(root, s.Cut))
	}
	return strings.Join(text, "\n")
}

// ShownWords is at least the number of words of any subtree: those of all text that shows, text by
// text, so that a word in two of them counts twice.
func (p *Page) ShownWords() int {
	count := 0
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Kind == Text && !n.Hidden {
			count += CountWords(n.Text)
		}
	}
	return count
}

// TextWithout is Text as if the given subtrees, which must be in document order,
// were not there; a block that is cut still parts what is before and after it.
func (p *Page) TextWithout(n NodeID, cut []NodeID) string {
	var w lineWriter
	// ends are the ends of the open blocks: a block breaks the line where it
	// closes too.
	var ends []NodeID
	last := None // text that has words
	first, _ := slices.BinarySearch(cut, n)
	cut = cut[first:]
	for i := n; i < p.Nodes[n].End; i++ {
		for len(ends) > 0 && ends[len(ends)-1] <= i {
			ends = ends[:len(ends)-1]
			w.newline()
		}
		for len(cut) > 0 && cut[0] < i {
			cut = cut[1:]
		}
		node := &p.Nodes[i]
		switch {
		case node.Hidden:
			// An element that is hidden is hidden whole (see Link): it breaks no line.
			i = node.End - 1
		case len(cut) > 0 && cut[0] == i:
			if p.IsBlock(i) {
				w.newline()
			}
			i = node.End - 1
		case node.Kind == Text:
			if w.open && !w.blank && p.Apart(last, i) {
				w.blank = true
			}
			if w.text(node.Text); w.open && !IsBlank(node.Text) {
				last = i
			}
		case node.Tag == "br":
			w.newline()
		case p.IsBlock(i):
			w.newline()
			ends = append(ends, node.End)
		}
	}
	return w.String()
}

// lineWriter collapses white space as it goes. What comes from one place of one text
// is not copied.
type lineWriter struct {
	one    string // all that was written, as long as it is one piece
	many   strings.Builder
	broken bool // a line break is due before the next character
	blank  bool // white space is due before the next character of the line
	open   bool // the line has text
}

func (w *lineWriter) String() string {
	if w.many.Len() == 0 {
		return w.one
	}
	return w.many.String()
}

func (w *lineWriter) newline() {
	w.broken = w.broken || w.open
	w.open, w.blank = false, false
}

func (w *lineWriter) text(s string) {
	for {
		if n := spaceLen(s); n > 0 {
			w.blank = w.open
			s = s[n:]
		}
		if s == "" {
			return
		}
		n := normLen(s)
		w.write(s[:n])
		w.broken, w.blank, w.open = false, false, true
		s = s[n:]
	}
}

func (w *lineWriter) write(s string) {
	if w.one == "" {
		w.one = s
		return
	}
	if w.many.Len() == 0 {
		w.many.WriteString(w.one)
	}
	if w.broken {
		w.many.WriteByte('\n')
	} else if w.blank {
		w.many.WriteByte(' ')
	}
	w.many.WriteString(s)
}
