package features

import (
	"unicode"
	"unicode/utf8"
)

// Three things are called words in this package. They differ on purpose: a model was
// fitted to each, so none can take the place of another.
//
//   - The columns of Wang et al. 2009 count the words of page.Words: what stands between
//     white space, punctuation included, and every character of Chinese and Japanese.
//   - Sums over blocks count the words of countText (textcounts.go): runs of letters and
//     digits, and every ideograph. Punctuation by itself is no word, because menus and
//     lists are full of it.
//   - Texts are compared by the words of eachWord, below: runs of letters and digits in
//     lower case, where a run of ideographs is one word. A single ideograph that two
//     texts share says nothing.

// eachWord calls do for every word of a text: runs of letters and digits, in lower
// case. The bytes are valid until do returns.
func eachWord(text string, do func(word []byte)) {
	var room [64]byte
	word := room[:0]
	end := func() {
		if len(word) > 0 {
			do(word)
			word = word[:0]
		}
	}
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			word = append(word, c)
			i++
		case c >= 'A' && c <= 'Z':
			word = append(word, c+'a'-'A')
			i++
		case c < utf8.RuneSelf:
			end()
			i++
		default:
			r, size := utf8.DecodeRuneInString(text[i:])
			i += size
			if r = unicode.ToLower(r); unicode.IsLetter(r) || unicode.IsNumber(r) {
				word = utf8.AppendRune(word, r)
			} else {
				end()
			}
		}
	}
	end()
}

// wordsOf returns the words of eachWord as strings.
func wordsOf(text string) []string {
	all := make([]byte, 0, len(text)+8)
	var ends [maxTitleWords]int32
	n := 0
	eachWord(text, func(w []byte) {
		all = append(all, w...)
		if n < len(ends) {
			ends[n] = int32(len(all))
		}
		n++
	})
	if n > len(ends) { // a long text
		words := make([]string, 0, n)
		eachWord(text, func(w []byte) { words = append(words, string(w)) })
		return words
	}
	joined, words, start := string(all), make([]string, n), int32(0)
	for i := range words {
		words[i], start = joined[start:ends[i]], ends[i]
	}
	return words
}
