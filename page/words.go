package page

import (
	"strings"
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

// Norm replaces each run of Unicode white space by one blank and removes it at both
// ends.
func Norm(s string) string {
	s = s[spaceLen(s):]
	end := normLen(s)
	rest := s[end:]
	skip := spaceLen(rest)
	if skip == len(rest) {
		return s[:end]
	}
	var b strings.Builder
	b.Grow(len(s))
	for {
		b.WriteString(s[:end])
		if s = s[end+skip:]; s == "" {
			return b.String()
		}
		b.WriteByte(' ')
		end = normLen(s)
		skip = spaceLen(s[end:])
	}
}

// Chars counts the characters of Norm(s), code points and not bytes, without
// building the string.
func Chars(s string) int {
	n := 0
	gap := false // white space stands before, and no character behind it yet
	for i := 0; i < len(s); {
		r, size := rune(s[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(s[i:])
		}
		i += size
		if r < utf8.RuneSelf && asciiSpace[r] || r >= utf8.RuneSelf && unicode.IsSpace(r) {
			gap = n > 0
			continue
		}
		if gap {
			n++
			gap = false
		}
		n++
	}
	return n
}

// Words splits s at white space, and makes each character of the scripts Han,
// Hiragana and Katakana a word of its own, because these are written without blanks.
// So are Thai, Lao, Khmer, Burmese and Tibetan, whose words are longer: these are split
// into pieces of PieceLetters letters. Case and attached punctuation stay.
func Words(s string) []string {
	var words []string
	for start, n := 0, 0; start < len(s); start += n {
		var word bool
		if n, word = nextWord(s[start:]); word {
			words = append(words, s[start:start+n])
		}
	}
	return words
}

// CountWords is len(Words(s)), in one pass and without the slice.
func CountWords(s string) int {
	count := 0
	word := false // whether what comes next may belong to the word before it
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			if !asciiSpace[c] && !word {
				count++
			}
			word = !asciiSpace[c]
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case unicode.IsSpace(r):
			word = false
		case isIdeograph(r):
			count++
			word = false
		default:
			if !word {
				count++
			}
			if word = !IsUnspaced(r); !word {
				size = pieceLen(s[i:])
			}
		}
		i += size
	}
	return count
}

// SpokenWords is about how many words a text has to a reader: CountWords with two ideographs for a
// word, as most words in these scripts have two.
func SpokenWords(s string) int {
	ideographs := 0
	for _, r := range s {
		if isIdeograph(r) {
			ideographs++
		}
	}
	return CountWords(s) - ideographs/2
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
