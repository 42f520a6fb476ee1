package cedst

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/models/chars"
)

// maxWord is the length in bytes beyond which a word is none: an address, a file in
// text form.
const maxWord = 80

// Segment splits a text into words in lower case: runs of letters and digits, with
// the apostrophes between them; of Han and Kana, which are written without blanks,
// the pairs of neighbouring characters, not across one of the commonest function
// words. A character that stands alone is a word.
func Segment(text string) []string {
	var words []string
	for len(text) > 0 {
		start := strings.IndexFunc(text, inWord)
		if start < 0 {
			break
		}
		text = text[start:]
		end := strings.IndexFunc(text, func(r rune) bool { return !inWord(r) && r != '\'' && r != '’' })
		if end < 0 {
			end = len(text)
		}
		words = appendRun(words, text[:end])
		text = text[end:]
	}
	return words
}

// appendRun splits a run of letters where the script changes.
func appendRun(words []string, run string) []string {
	for run != "" {
		first, _ := utf8.DecodeRuneInString(run)
		han := chars.IsIdeograph(first)
		end := strings.IndexFunc(run, func(r rune) bool { return chars.IsIdeograph(r) != han })
		if end < 0 {
			end = len(run)
		}
		if han {
			words = appendPairs(words, run[:end])
		} else if w := strings.Trim(run[:end], "'’"); w != "" && len(w) <= maxWord {
			words = append(words, strings.ToLower(w))
		}
		run = run[end:]
	}
	return words
}

// appendPairs appends the pairs of neighbouring characters, by slices of run.
func appendPairs(words []string, run string) []string {
	for part := range strings.FieldsFuncSeq(run, functional) {
		_, size := utf8.DecodeRuneInString(part)
		if size == len(part) {
			words = append(words, part)
		}
		for size < len(part) {
			_, next := utf8.DecodeRuneInString(part[size:])
			words = append(words, part[:size+next])
			part, size = part[size:], next
		}
	}
	return words
}

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }
