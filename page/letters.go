package page

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
)

// HasLetters reports whether a text has a letter or a digit.
func HasLetters(s string) bool {
	return strings.ContainsFunc(s, isLetter)
}

// ShowsLetters reports whether a reader sees a letter or a digit in a subtree: whether Text has one, without making it.
func (p *Page) ShowsLetters(n NodeID) bool {
	for i := n; i < p.Nodes[n].End; i++ {
		node := &p.Nodes[i]
		if node.Hidden {
			i = node.End - 1
		} else if HasLetters(node.Text) {
			return true
		}
	}
	return false
}

// Letters are the letters and digits of a text, in small letters.
func Letters(s string) string {
	return strings.Map(func(r rune) rune {
		if isLetter(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

func isLetter(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// WithoutDigits is a text, a list of classes for instance, without its digits.
func WithoutDigits(s string) string {
	i := 0
	for i < len(s) && s[i] < utf8.RuneSelf && (s[i] < '0' || s[i] > '9') {
		i++
	}
	if i == len(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, s)
}

// FirstSign is the first character of a text but for blanks, "" without any.
func FirstSign(text string) string {
	for _, r := range strings.TrimSpace(text) {
		return string(r)
	}
	return ""
}

// EndsInColon reports whether a text is a label of what stands behind it.
func EndsInColon(text string) bool {
	text = strings.TrimSpace(text)
	return strings.HasSuffix(text, ":") || strings.HasSuffix(text, "：")
}

// Short cuts a text to what fits into a message.
func Short(s string) string {
	const most = 60
	r := []rune(Norm(s))
	if len(r) > most {
		r = append(r[:most-1], '…')
	}
	return string(r)
}

// FirstOf is the first of the values that is not blank, without white space around it.
func FirstOf(values ...string) string {
	for _, v := range values {
		if v = strings.TrimSpace(v); v != "" {
			return v
		}
	}
	return ""
}

// ShortNodes is the number of nodes of the largest subtree that ShortText reads, and shortBytes
// the length of the longest text that it returns.
const (
	ShortNodes = 40
	shortBytes = 160
)

// ShortText is the text of a subtree that holds little, in one line; "" of a larger one.
func (p *Page) ShortText(n NodeID) string {
	if p.Nodes[n].End-n > ShortNodes || p.showsMore(n, shortBytes) {
		return ""
	}
	if text := Norm(p.Text(n)); len(text) <= shortBytes {
		return text
	}
	return ""
}

// showsMore reports whether the texts of a subtree that show have more bytes than some, but for white space.
func (p *Page) showsMore(n NodeID, bytes int) bool {
	for i := n; i < p.Nodes[n].End; i++ {
		node := &p.Nodes[i]
		if node.Hidden {
			i = node.End - 1
			continue
		}
		for k := 0; k < len(node.Text) && bytes >= 0; {
			_, size := utf8.DecodeRuneInString(node.Text[k:])
			if spaceLen(node.Text[k:k+size]) == 0 {
				bytes -= size
			}
			k += size
		}
		if bytes < 0 {
			return true
		}
	}
	return false
}

// TextWithin is the text of a subtree, "" of one with more nodes or a text of more bytes.
func (p *Page) TextWithin(n NodeID, nodes NodeID, bytes int) string {
	if p.Nodes[n].End-n > nodes {
		return ""
	}
	if text := p.Text(n); len(text) <= bytes {
		return text
	}
	return ""
}

// ShowsNothing reports whether there is nothing but white space and characters without width, which editors put into
// paragraphs that are empty.
func ShowsNothing(s string) bool {
	return strings.TrimFunc(s, func(r rune) bool {
		return unicode.IsSpace(r) || '\u200b' <= r && r <= '\u200d' || r == '\u2060' || r == '\ufeff'
	}) == ""
}

// IsBlank reports whether there is nothing but white space.
func IsBlank(s string) bool { return strings.TrimSpace(s) == "" }

// Fold is Norm with Unicode case folding: two texts with equal folds say the same.
func Fold(s string) string { return FoldNorm(Norm(s)) }

// FoldNorm is Fold of a text that Norm has made.
func FoldNorm(s string) string {
	i := foldedLen(s)
	if i == len(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for {
		b.WriteString(s[:i])
		if s = s[i:]; s == "" {
			return b.String()
		}
		if i = 0; s[0] < utf8.RuneSelf {
			b.WriteByte(s[0] + ('a' - 'A'))
			s = s[1:]
		} else {
			// Folding looks at one character at a time, so it may begin at any.
			for i < len(s) && s[i] >= utf8.RuneSelf {
				i++
			}
			b.WriteString(cases.Fold().String(s[:i]))
			s = s[i:]
		}
		i = foldedLen(s)
	}
}

// foldedLen is the length in bytes of the start of s that folding does not change:
// of what is not ASCII, it knows general punctuation.
func foldedLen(s string) int {
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c < utf8.RuneSelf && (c < 'A' || c > 'Z'):
			i++
		case c == 0xE2 && i+2 < len(s) && s[i+1] == 0x80 && 0x90 <= s[i+2] && s[i+2] <= 0xA7: // U+2010 to U+2027
			i += 3
		default:
			return i
		}
	}
	return len(s)
}
