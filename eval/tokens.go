package eval

import (
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/language"

	"galley/page"
)

// Mode says how a text is cut into tokens. The papers speak of words, or of characters
// for Chinese, and leave open how either is cut; we choose by the script. Case and
// attached punctuation always stay: scorers never lower-case, except for WCXB.
type Mode uint8

const (
	// Mixed makes a token of each ideograph and kana and of each run of other
	// characters between blanks: for text of unknown language. See page.Words.
	Mixed Mode = iota
	// Spaced makes a token of each run of characters between blanks: for English
	// and every other script that puts blanks between words.
	Spaced
	// Chars makes a token of each character, white space excluded: for Chinese and
	// every other script that does not.
	Chars
)

// unspacedShare is the share of letters of scripts without blanks between words
// from which a text is read by characters. A Chinese text full of Latin names is
// well above it, an English one that quotes Chinese well below.
const unspacedShare = 0.3

// unspaced are the scripts that put no blanks between words. Korean does.
var unspaced = []*unicode.RangeTable{
	unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Bopomofo, unicode.Yi,
	unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar, unicode.Tibetan,
}

// ModeOf is the mode for the language of a gold text: Mixed when it has no letters.
func ModeOf(gold string) Mode {
	letters, without := 0, 0
	for _, r := range gold {
		if !unicode.IsLetter(r) {
			continue
		}
		letters++
		if r >= 0x0E00 && unicode.In(r, unspaced...) {
			without++
		}
	}
	switch {
	case letters == 0:
		return Mixed
	case float64(without) >= unspacedShare*float64(letters):
		return Chars
	}
	return Spaced
}

// Tokens cuts s into tokens.
func (m Mode) Tokens(s string) []string {
	switch m {
	case Spaced:
		return runs(s, func(r rune) bool { return !unicode.IsSpace(r) }, false)
	case Chars:
		return runs(s, func(r rune) bool { return !unicode.IsSpace(r) }, true)
	}
	return page.Words(page.WithoutSoftHyphens(s))
}

// shingleTokens are the tokens that shingles are made of: runs of word characters,
// or single ones for a script without blanks, where such a run is a clause.
func (m Mode) shingleTokens(s string) []string { return runs(s, isWord, m == Chars) }

// lower is Python's str.lower: Unicode's full mapping, the final sigma included.
func lower(s string) string {
	return cases.Lower(language.Und, cases.HandleFinalSigma(true)).String(s)
}

// WCXBTokens are the words of the Web Content eXtraction Benchmark: \w+ of the
// lower-cased text, \w being what it is in Python for a str: letters, numbers of
// any kind and the underscore, but no combining marks. Unlike there, a soft hyphen parts no
// word.
func WCXBTokens(s string) []string { return runs(lower(s), isWord, false) }

// isWord is Python's \w for a str: checked for every code point of Unicode 14.
func isWord(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r) }

// runs are the longest runs of characters that are in the class, or, with single,
// each of these characters. Soft hyphens part no word: where galley leaves them out of
// texts, other extractors and gold texts have them. The tokens share memory.
func runs(s string, in func(rune) bool, single bool) []string {
	s = page.WithoutSoftHyphens(s)
	var tokens []string
	start := -1
	for i, r := range s {
		if start >= 0 && (single || !in(r)) {
			tokens = append(tokens, s[start:i])
			start = -1
		}
		if start < 0 && in(r) {
			start = i
		}
	}
	if start >= 0 {
		tokens = append(tokens, s[start:])
	}
	return tokens
}
