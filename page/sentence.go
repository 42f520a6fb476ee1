package page

import (
	"strings"
	"unicode/utf8"
)

// SentenceEnds are the signs that sentences end with, in all scripts.
const SentenceEnds = ".?!…。？！．।॥؟۔။།።։"

// WithoutQuotes is a text without the blanks, quotation marks and brackets at its end.
func WithoutQuotes(text string) string {
	return strings.TrimRight(text, " \u00a0\"'”’»)」』）")
}

// EndsSentence reports whether a text ends with a sign that ends sentences, which quotation marks and brackets
// may follow.
func EndsSentence(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(WithoutQuotes(text))
	return strings.ContainsRune(SentenceEnds, last)
}
