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
//   - Texts are compared by the words of a wordReader, below: runs of letters and digits in
//     lower case, where a run of ideographs is one word. A single ideograph that two
//     texts share says nothing.

// wordReader reads the words of a text: runs of letters and digits, in lower case.
//
//	for w := newWordReader(text); w.next(); {
//
// It calls no function for a word, so that it and its word need no memory of their own: the
// texts of most blocks are read.
type wordReader struct {
	text string // what is not read yet
	word []byte // until the next one is read
	room [64]byte
}

func newWordReader(text string) wordReader { return wordReader{text: text} }

// next reads a word; there is none at the end of the text.
func (r *wordReader) next() bool {
	r.word = r.room[:0]
	for i := 0; i < len(r.text); {
		c, size := rune(r.text[i]), 1
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			r.word = append(r.word, byte(c))
		case c >= 'A' && c <= 'Z':
			r.word = append(r.word, byte(c)+'a'-'A')
		default:
			if c >= utf8.RuneSelf {
				c, size = utf8.DecodeRuneInString(r.text[i:])
				if c = unicode.ToLower(c); unicode.IsLetter(c) || unicode.IsNumber(c) {
					r.word = utf8.AppendRune(r.word, c)
					break
				}
			}
			if len(r.word) > 0 {
				r.text = r.text[i+size:]
				return true
			}
		}
		i += size
	}
	r.text = ""
	return len(r.word) > 0
}

// wordsOf returns the words of a text as strings.
func wordsOf(text string) []string {
	all := make([]byte, 0, len(text)+8)
	var ends [maxTitleWords]int32
	n := 0
	for w := newWordReader(text); w.next(); n++ {
		all = append(all, w.word...)
		if n < len(ends) {
			ends[n] = int32(len(all))
		}
	}
	words := make([]string, 0, n)
	if n > len(ends) { // a long text
		for w := newWordReader(text); w.next(); {
			words = append(words, string(w.word))
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
