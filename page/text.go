package page

import (
	"slices"
	"strings"
	"unicode"
)

// IsBlockTag reports whether elements of this tag break the line when no computed
// style says otherwise: the block-level elements of HTML.
func IsBlockTag(tag string) bool {
	switch tag {
	case "html", "address", "article", "aside", "blockquote", "body", "center", "dd",
		"details", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
		"h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li",
		"main", "nav", "ol", "p", "pre", "section", "summary",
		"table", "caption", "tbody", "td", "tfoot", "th", "thead", "tr", "ul":
		return true
	}
	return false
}

// IsHeading reports whether a tag is one of h1 to h6.
func IsHeading(tag string) bool {
	return len(tag) == 2 && tag[0] == 'h' && '1' <= tag[1] && tag[1] <= '6'
}

// IsBlock reports whether element n breaks the line before and after itself: by
// its computed display where there is one, else by its tag or its role. A custom element breaks
// it where it does not stand in a line.
func (p *Page) IsBlock(n NodeID) bool {
	node := &p.Nodes[n]
	if node.Kind != Element {
		return false
	}
	if node.Style == NoStyle {
		switch {
		case IsBlockTag(node.Tag):
			return true
		case strings.IndexByte(node.Tag, '-') >= 0:
			return p.isBox(n)
		}
		means := node.Meaning()
		return IsBlockTag(means) && !IsHeading(means) // a span may be a heading among words
	}
	d := p.Styles[node.Style].Display
	if d == "none" || d == "contents" || d == "" || d == "math" || isInline(d) {
		return false
	}
	if d == formulaBlock && node.Tag != "math" {
		return false
	}
	if node.End-n == 1 && p.IsOut(n) {
		return false // a mark that is laid over the line: a star, the hand of a tooltip
	}
	return IsBlockTag(node.Tag) || !p.OnOnePoint(n) && !p.isInitial(n)
}

// formulaBlock is the display of a formula on lines of its own, and of every part of any formula,
// which breaks no line.
const formulaBlock = "block math"

// isInline reports whether elements of a display stand in a line.
func isInline(display string) bool {
	return strings.HasPrefix(display, "inline") || strings.HasPrefix(display, "ruby")
}

// initialLength is the most that an initial has, in bytes: a letter of any script, and a
// quotation mark before it.
const initialLength = 8

// isInitial reports whether element n is the first letter of the text right after it, as
// magazines set it, or its number: one that floats or is placed, so that browsers call it a
// block, with the text beside it. Between a number and the text there is white space.
func (p *Page) isInitial(n NodeID) bool {
	const nested = 3 // elements and texts
	node, next := &p.Nodes[n], p.Nodes[n].End
	if !p.Laid || next-n > nested || int(next) >= len(p.Nodes) {
		return false
	}
	after := &p.Nodes[next]
	if after.Hidden || after.Parent != node.Parent || after.Box.Y >= node.Box.Y+node.Box.H {
		return false
	}
	if after.Kind != Text && (after.Style == NoStyle || !isInline(p.Styles[after.Style].Display)) {
		return false
	}
	letters, digits := 0, 0
	for i := n; i < next; i++ {
		if text := p.Nodes[i].Text; len(text) > initialLength {
			return false
		} else if p.Nodes[i].Kind == Text {
			letters += strings.Count(strings.Map(onlyLetters, text), "") - 1
			digits += strings.Count(strings.Map(onlyDigits, text), "") - 1
		}
	}
	if letters == 0 && after.Kind == Text && strings.TrimLeftFunc(after.Text, unicode.IsSpace) != after.Text {
		return digits == 1 || digits == 2
	}
	return letters == 1 || letters == 2
}

// onlyLetters and onlyDigits are for strings.Map.
func onlyLetters(r rune) rune {
	if unicode.IsLetter(r) {
		return r
	}
	return -1
}

func onlyDigits(r rune) rune {
	if unicode.IsDigit(r) {
		return r
	}
	return -1
}

// IsOut reports whether element n is laid over the page, so that nothing makes room for it.
func (p *Page) IsOut(n NodeID) bool {
	style := p.Nodes[n].Style
	return style != NoStyle && (p.Styles[style].Position == "absolute" || p.Styles[style].Position == "fixed")
}

// OnOnePoint reports whether element n is laid over one CSS px of the page, as words for
// screen readers are that stand within a line.
func (p *Page) OnOnePoint(n NodeID) bool {
	node := &p.Nodes[n]
	if !p.Laid || node.Style == NoStyle || node.Box.W > 1 || node.Box.H > 1 {
		return false
	}
	return p.IsOut(n)
}

// EmptyLine is how many line breaks one after the other show an empty line.
const EmptyLine = 2

// Text is the text of the subtree of n as a reader sees it: hidden text left
// out, white space collapsed, blocks and line breaks each on a line of their
// own, without blank lines.
func (p *Page) Text(n NodeID) string { return p.TextWithout(n, nil) }

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

// WithoutSoftHyphens is a text without soft hyphens, which Text has: they say where a word may
// be broken, are shown only where it is, and a word that has them is found by no search.
func WithoutSoftHyphens(s string) string { return strings.ReplaceAll(s, "\u00ad", "") }

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
