package page

import (
	"strings"
	"unicode"
)

// HasLetters reports whether a text has a letter or a digit.
func HasLetters(s string) bool {
	return strings.ContainsFunc(s, isLetter)
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
	if p.Nodes[n].End-n > ShortNodes {
		return ""
	}
	if text := Norm(p.Text(n)); len(text) <= shortBytes {
		return text
	}
	return ""
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

// IsBlank reports whether there is nothing but white space.
func IsBlank(s string) bool { return strings.TrimSpace(s) == "" }
