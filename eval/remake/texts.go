package remake

import (
	"math/rand/v2"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"
)

// softHyphen is where a word may be parted at the end of a line.
const softHyphen = "\u00ad"

// longWord is how many letters a word has that is parted at the end of a line.
const longWord = 8

// withHyphens sets soft hyphens into long words, as typesetters do.
func withHyphens(doc *html.Node, _ *rand.Rand) {
	for _, n := range texts(doc) {
		words := strings.Split(n.Data, " ")
		for i, word := range words {
			if utf8.RuneCountInString(word) < longWord || strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }) {
				continue
			}
			letters := []rune(word)
			half := len(letters) / 2
			words[i] = string(letters[:half]) + softHyphen + string(letters[half:])
		}
		n.Data = strings.Join(words, " ")
	}
}

// shortWord is how many bytes a word has at most that stays with the next one.
const shortWord = 2

// withHardSpaces sets spaces behind short words at which no line is broken, as languages with words
// of one letter want it, and between numbers and what they count.
func withHardSpaces(doc *html.Node, _ *rand.Rand) {
	for _, n := range texts(doc) {
		var out strings.Builder
		word := 0 // where it begins
		for i, r := range n.Data {
			if r != ' ' {
				out.WriteRune(r)
				continue
			}
			length := i - word
			isNumber := length > 0 && n.Data[i-1] >= '0' && n.Data[i-1] <= '9'
			if length > 0 && (length <= shortWord || isNumber) {
				r = '\u00a0'
			}
			out.WriteRune(r)
			word = i + 1
		}
		n.Data = out.String()
	}
}

// withComments parts texts behind a blank in their middle by a comment, as libraries that fill
// templates do.
func withComments(doc *html.Node, _ *rand.Rand) {
	for _, n := range texts(doc) {
		half := strings.IndexByte(n.Data[len(n.Data)/2:], ' ')
		if half < 0 {
			continue
		}
		half += len(n.Data)/2 + 1
		rest := &html.Node{Type: html.TextNode, Data: n.Data[half:]}
		n.Data = n.Data[:half]
		n.Parent.InsertBefore(rest, n.NextSibling)
		n.Parent.InsertBefore(&html.Node{Type: html.CommentNode, Data: " "}, rest)
	}
}
