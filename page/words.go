package page

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"
)

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

// NormWithin is Norm of a text where that has no more than so many bytes; ok is false where it has more. It reads
// no more of a long text than that takes.
func NormWithin(s string, most int) (line string, ok bool) {
	left := most
	for i := 0; i < len(s) && left >= 0; {
		_, size := utf8.DecodeRuneInString(s[i:])
		if spaceLen(s[i:i+size]) == 0 {
			left -= size
		}
		i += size
	}
	if left < 0 {
		return "", false
	}
	line = Norm(s)
	return line, len(line) <= most
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
	words, _ := countWords(s, math.MaxInt)
	return words
}

// countWords counts the words of a text, and those among them that are ideographs, until there are more than most.
func countWords(s string, most int) (count, ideographs int) {
	word := false // whether what comes next may belong to the word before it
	for i := 0; i < len(s) && count <= most; {
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
			ideographs++
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
	return count, ideographs
}

// SpokenWords is about how many words a text has to a reader: CountWords with two ideographs for a
// word, as most words in these scripts have two.
func SpokenWords(s string) int {
	words, ideographs := countWords(s, math.MaxInt)
	return words - ideographs/2
}

// SpokenAtMost reports whether SpokenWords(s) is at most some number. Of a long text it reads no more than that takes:
// no more than half of the words are taken off for ideographs.
func SpokenAtMost(s string, most int) bool {
	words, ideographs := countWords(s, 2*most+1)
	return words-ideographs/2 <= most
}

// SharedWords is how many words two texts have in common, each as often as it is in both.
func SharedWords(a, b []string) int {
	left := make(map[string]int, len(a))
	for _, w := range a {
		left[w]++
	}
	shared := 0
	for _, w := range b {
		if left[w] > 0 {
			left[w]--
			shared++
		}
	}
	return shared
}
