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

// WordSpace stands between words in the Ethiopic script. Two of them are a full stop, as most keyboards write it.
const WordSpace = '፡'

// LastSign is the last character of a text but for quotation marks and brackets behind it; the full stop of a script
// that writes it with two signs is that one.
func LastSign(text string) rune {
	text = WithoutQuotes(text)
	last, size := utf8.DecodeLastRuneInString(text)
	if last == WordSpace && strings.HasSuffix(text[:len(text)-size], string(WordSpace)) {
		return '።'
	}
	return last
}

// EndsSentence reports whether a text ends with a sign that ends sentences, which quotation marks and brackets
// may follow.
func EndsSentence(text string) bool {
	return strings.ContainsRune(SentenceEnds, LastSign(text))
}
