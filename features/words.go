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
//   - Texts are compared by the words of wordReader, below: runs of letters and digits in
//     lower case, where a run of ideographs is one word. A single ideograph that two
//     texts share says nothing.

// wordReader reads the words of a text: runs of letters and digits, in lower case.
//
//	r := wordReader{text: text}
//	for word := r.next(); len(word) > 0; word = r.next() {
//
// It calls no function for a word, and nothing of it is on the heap: the texts of most
// blocks are read.
type wordReader struct {
	text string // what is not read yet
	room [64]byte
}

// next is the next word, until it is called again; there is none at the end of the text.
func (r *wordReader) next() []byte {
	word := r.room[:0]
	for i := 0; i < len(r.text); {
		c, size := rune(r.text[i]), 1
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			word = append(word, byte(c))
		case c >= 'A' && c <= 'Z':
			word = append(word, byte(c)+'a'-'A')
		default:
			if c >= utf8.RuneSelf {
				c, size = utf8.DecodeRuneInString(r.text[i:])
				if c = unicode.ToLower(c); unicode.IsLetter(c) || unicode.IsNumber(c) {
					word = utf8.AppendRune(word, c)
					break
				}
			}
			if len(word) > 0 {
				r.text = r.text[i+size:]
				return word
			}
		}
		i += size
	}
	r.text = ""
	return word
}

// wordsOf returns the words of a text as strings.
func wordsOf(text string) []string {
	all := make([]byte, 0, len(text)+8)
	var ends [maxTitleWords]int32
	n := 0
	r := wordReader{text: text}
	for word := r.next(); len(word) > 0; word = r.next() {
		all = append(all, word...)
		if n < len(ends) {
			ends[n] = int32(len(all))
		}
		n++
	}
	words := make([]string, 0, n)
	if n > len(ends) { // a long text
		r := wordReader{text: text}
		for word := r.next(); len(word) > 0; word = r.next() {
			words = append(words, string(word))
		}
		return words
	}
	joined, start := string(all), int32(0)
	for _, end := range ends[:n] {
		words = append(words, joined[start:end])
		start = end
	}
	return words
}
