// Package text measures texts: their words, letters, sentences and digits.
package text

import (
	"unicode"
	"unicode/utf8"
)

// Three things are called words where pages are measured. They differ on purpose: a model was
// fitted to each, so none can take the place of another.
//
//   - The columns of Wang et al. 2009 count the words of page.Words: what stands between
//     white space, punctuation included, and every character of Chinese and Japanese.
//   - Sums over blocks count the words of Count (counts.go): runs of letters and
//     digits, and every ideograph. Punctuation by itself is no word, because menus and
//     lists are full of it.
//   - Texts are compared by the words of Reader, below: runs of letters and digits in
//     lower case, where a run of ideographs is one word. A single ideograph that two
//     texts share says nothing.

// Reader reads the words of a text: runs of letters and digits, in lower case.
//
//	r := text.NewReader(s)
//	for word := r.Next(); len(word) > 0; word = r.Next() {
//
// It calls no function for a word, and nothing of it is on the heap: the texts of most
// blocks are read.
type Reader struct {
	text string // what is not read yet
	room [64]byte
}

// NewReader reads the words of a text.
func NewReader(text string) Reader { return Reader{text: text} }

// Next is the next word, until it is called again; there is none at the end of the text.
func (r *Reader) Next() []byte {
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

// usual is how many words most texts have at most.
const usual = 200

// Words returns the words of a text as strings.
func Words(text string) []string {
	all := make([]byte, 0, len(text)+8)
	var ends [usual]int32
	n := 0
	r := NewReader(text)
	for word := r.Next(); len(word) > 0; word = r.Next() {
		all = append(all, word...)
		if n < len(ends) {
			ends[n] = int32(len(all))
		}
		n++
	}
	words := make([]string, 0, n)
	if n > len(ends) { // a long text
		r := NewReader(text)
		for word := r.Next(); len(word) > 0; word = r.Next() {
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

// Bit is one of 64 bits for a word. A word whose bit is not set in the union of the
// bits of a set of words is not in the set: a cheap test before the look-up.
func Bit[T string | []byte](word T) uint64 {
	return 1 << ((uint(word[0]) + 7*uint(len(word))) & 63)
}
