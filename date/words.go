package date

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// word is a number or a word of a date, and the signs between it and the one before.
type word struct {
	text   string
	number bool
	gap    string
}

// wordsOf are the numbers and words of a text, folded: lower case, without accents, and
// with ASCII digits. A number ends where letters begin.
func wordsOf(text string) []word {
	var words []word
	var last []byte // of words
	gap, ended := "", true
	for _, r := range norm.NFKD.String(text) {
		digit, letter := unicode.IsDigit(r), unicode.IsLetter(r) || unicode.Is(unicode.Mc, r)
		switch {
		case unicode.Is(unicode.Mn, r) || unicode.Is(unicode.Cf, r):
			continue
		case digit:
			r = '0' + Digit(r)
		case letter:
			r = dotted(unicode.ToLower(r))
		default:
			if ended = true; !unicode.IsSpace(r) {
				gap += string(r)
			}
			continue
		}
		if n := len(words); ended || words[n-1].number != digit {
			if n > 0 {
				words[n-1].text = string(last)
			}
			words, last = append(words, word{"", digit, gap}), last[:0]
		}
		last = utf8.AppendRune(last, r)
		gap, ended = "", false
	}
	if n := len(words); n > 0 {
		words[n-1].text = string(last)
	}
	for i := range words {
		words[i].text = withoutMonthWord(words[i].text)
	}
	return words
}

// monthWords are words for "month" that scripts without blanks write before its name, as wordsOf has them:
// Khmer, Thai, Lao.
var monthWords = [...]string{"ខែ", "เดอน", "ເດອນ"}

// withoutMonthWord is the name of a month without the word for "month" before it.
func withoutMonthWord(text string) string {
	for _, w := range monthWords {
		if rest, found := strings.CutPrefix(text, w); found && rest != "" {
			return rest
		}
	}
	return text
}

// withoutTimes leaves out the numbers of clocks: 14:30, 14:30:05.
func withoutTimes(words []word) []word {
	clock := func(i int) bool { // whether a number and the one before are of a clock
		return i > 0 && i < len(words) && words[i].gap == ":" && words[i].number && words[i-1].number
	}
	var kept []word
	for i, w := range words {
		if !clock(i) && !clock(i+1) {
			kept = append(kept, w)
		}
	}
	return kept
}

// appendJoined appends words with a blank between them. Zeros before a number are left
// out: 03月.
func appendJoined(to []byte, words []word) []byte {
	for i, w := range words {
		if i > 0 {
			to = append(to, ' ')
		}
		if w.number {
			w.text = strings.TrimLeft(w.text, "0")
		}
		to = append(to, w.text...)
	}
	return to
}

// Digit is the value, 0 to 9, of a decimal digit of any script: those of each follow one another from 0 to 9
// (Unicode, 4.6).
func Digit(r rune) rune {
	for _, t := range unicode.Nd.R16 {
		if rune(t.Lo) <= r && r <= rune(t.Hi) {
			return (r - rune(t.Lo)) % 10
		}
	}
	for _, t := range unicode.Nd.R32 {
		if rune(t.Lo) <= r && r <= rune(t.Hi) {
			return (r - rune(t.Lo)) % 10
		}
	}
	return 0
}

// dotted takes the dotless i for the dotted one: capitals do not tell which was meant.
func dotted(r rune) rune {
	if r == 'ı' {
		return 'i'
	}
	return r
}
