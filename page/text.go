package page

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
)

// blockTags are the block-level elements of algorithms 1.1: what breaks a line
// when no computed style says otherwise.
var blockTags = map[string]bool{}

func init() {
	for _, tag := range strings.Fields(`html address article aside blockquote body center dd
		details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li
		main nav ol p pre section summary table caption tbody td tfoot th thead tr ul`) {
		blockTags[tag] = true
	}
}

// IsBlock reports whether element n breaks the line before and after itself: by
// its computed display where there is one, else by its tag.
func (p *Page) IsBlock(n NodeID) bool {
	node := &p.Nodes[n]
	if node.Kind != Element {
		return false
	}
	if node.Style == NoStyle {
		return blockTags[node.Tag]
	}
	switch d := p.Styles[node.Style].Display; {
	case d == "none" || d == "contents" || d == "":
		return false
	default:
		return !strings.HasPrefix(d, "inline") && !strings.HasPrefix(d, "ruby") && d != "math"
	}
}

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
			w.text(node.Text)
		case node.Tag == "br":
			w.newline()
		case p.IsBlock(i):
			w.newline()
			ends = append(ends, node.End)
		}
	}
	return strings.TrimRight(w.String(), "\n ")
}

// lineWriter collapses white space as it goes.
type lineWriter struct {
	strings.Builder
	blank bool // white space is due before the next character of the line
	open  bool // the line has text
}

func (w *lineWriter) newline() {
	if w.open {
		w.WriteByte('\n')
	}
	w.open, w.blank = false, false
}

func (w *lineWriter) text(s string) {
	for len(s) > 0 {
		if i := strings.IndexFunc(s, notSpace); i != 0 {
			w.blank = w.open
			if i < 0 {
				return
			}
			s = s[i:]
		}
		end := strings.IndexFunc(s, unicode.IsSpace)
		if end < 0 {
			end = len(s)
		}
		if w.blank {
			w.WriteByte(' ')
		}
		w.WriteString(s[:end])
		w.open, w.blank = true, false
		s = s[end:]
	}
}

func notSpace(r rune) bool { return !unicode.IsSpace(r) }

// Norm replaces each run of Unicode white space by one blank and trims
// (algorithms 1.2).
func Norm(s string) string { return strings.Join(strings.FieldsFunc(s, unicode.IsSpace), " ") }

// Chars counts the characters of Norm(s): code points, never bytes
// (algorithms 1.2), without building the string.
func Chars(s string) int {
	n, blank := 0, false
	for _, r := range s {
		if unicode.IsSpace(r) {
			blank = n > 0
			continue
		}
		if blank {
			n, blank = n+1, false
		}
		n++
	}
	return n
}

// Words splits s into tokens, mode "mixed" of algorithms 1.2: each rune of Han,
// Hiragana or Katakana is a token, the rest is split at white space. Case and
// attached punctuation stay.
func Words(s string) []string {
	var words []string
	for start, n := 0, 0; start < len(s); start += n {
		var word bool
		if n, word = nextWord(s[start:]); word {
			words = append(words, s[start:start+n])
		}
	}
	return words
}

// CountWords is len(Words(s)) without the slice.
func CountWords(s string) int {
	count := 0
	for start, n := 0, 0; start < len(s); start += n {
		var word bool
		if n, word = nextWord(s[start:]); word {
			count++
		}
	}
	return count
}

// nextWord is the length in bytes of the run of white space or of the word at
// the start of s, and which of the two it is.
func nextWord(s string) (n int, word bool) {
	for i, r := range s {
		switch {
		case unicode.IsSpace(r):
			if word {
				return i, true
			}
		case isIdeograph(r):
			if i > 0 {
				return i, word
			}
			return utf8.RuneLen(r), true
		default:
			if i > 0 && !word {
				return i, false
			}
			word = true
		}
	}
	return len(s), word
}

func isIdeograph(r rune) bool {
	return r >= 0x2E80 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana)
}

// Fold is Norm with Unicode case folding: two texts with equal folds say the
// same.
func Fold(s string) string { return cases.Fold().String(Norm(s)) }
