// Package chars counts and classifies characters as the papers of the extraction
// methods do. A character is a Unicode code point.
package chars

import "unicode"

// NonBlank counts the characters of s that are not white space.
func NonBlank(s string) int {
	n := 0
	for _, r := range s {
		if !unicode.IsSpace(r) {
			n++
		}
	}
	return n
}

// IsPunct reports whether r is punctuation: Unicode category P, or '|'. The papers
// print no list; this is the one of the research code of the CEPR authors.
func IsPunct(r rune) bool { return r == '|' || unicode.IsPunct(r) }

// IsIdeograph reports whether r is of a script that is written without blanks
// between words: Han, Hiragana or Katakana.
func IsIdeograph(r rune) bool {
	return r >= 0x2E80 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana)
}

// First is the start of s, of at most n characters.
func First(s string, n int) string {
	for i := range s {
		if n--; n < 0 {
			return s[:i]
		}
	}
	return s
}
