package page

import (
	"unicode"
	"unicode/utf8"
)

// asciiSpace are the ASCII characters that unicode.IsSpace is true of.
var asciiSpace = [utf8.RuneSelf]bool{' ': true, '\t': true, '\n': true, '\v': true, '\f': true, '\r': true}

// spaceLen is the length in bytes of the white space at the start of s.
func spaceLen(s string) int {
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			if !asciiSpace[c] {
				return i
			}
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		if !unicode.IsSpace(r) {
			return i
		}
		i += size
	}
	return len(s)
}

// wordLen is the length in bytes of what is before the first white space in s.
func wordLen(s string) int {
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			if asciiSpace[c] {
				return i
			}
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		if unicode.IsSpace(r) {
			return i
		}
		i += size
	}
	return len(s)
}

// normLen is the length in bytes of the longest start of s that is normalised and
// ends with a word, or is all of s.
func normLen(s string) int {
	end := wordLen(s)
	for end+1 < len(s) && s[end] == ' ' {
		n := wordLen(s[end+1:])
		if n == 0 {
			break
		}
		end += 1 + n
	}
	return end
}

// nextWord is the length in bytes of the run of white space or of the word at the
// start of s, which is not empty, and which of the two it is.
func nextWord(s string) (n int, word bool) {
	if n := spaceLen(s); n > 0 {
		return n, false
	}
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			if asciiSpace[c] {
				return i, true
			}
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case unicode.IsSpace(r):
			return i, true
		case isIdeograph(r) && i > 0:
			return i, true
		case isIdeograph(r):
			return size, true
		case IsUnspaced(r):
			return i + pieceLen(s[i:]), true
		}
		i += size
	}
	return len(s), true
}

func isIdeograph(r rune) bool {
	return r >= 0x2E80 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana)
}

// IsUnspaced reports whether a character is of one of the scripts that put no blanks
// between words of several letters.
func IsUnspaced(r rune) bool {
	return r >= 0x0E00 && r < 0x1800 && unicode.In(r, unicode.Thai, unicode.Lao, unicode.Tibetan, unicode.Myanmar, unicode.Khmer)
}

// PieceLetters is about how many letters a word has in those scripts, vowels and tones
// that are marks not counted.
const PieceLetters = 4

// pieceLen is the length in bytes of the piece at the start of s, which begins with such a
// character: PieceLetters letters and their marks. White space, and what is of another
// script, end it.
func pieceLen(s string) int {
	letters := 0
	for i, r := range s {
		if !IsUnspaced(r) {
			return i
		}
		if unicode.IsMark(r) {
			continue
		}
		if letters++; letters > PieceLetters {
			return i
		}
	}
	return len(s)
}
