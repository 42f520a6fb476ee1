package features

import (
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// textCounts are counts of a text, made in one pass by countText.
type textCounts struct {
	words    int32 // runs of letters and digits, single ideographs, and pieces; see page.Words
	chars    int32 // without white space
	commas   int32 // , ; : and those of other scripts
	stops    int32 // ends of sentences
	digits   int32
	capitals int32  // words that begin with a capital or a digit
	last     rune   // last character that closes no quote or bracket; 0: none
	hash     uint64 // of the characters; a sum depends on where texts are split
}

// The 64-bit FNV-1a hash.
const (
	fnvBasis = 14695981039346656037
	fnvPrime = 1099511628211
)

// add makes the counts those of the text followed by another.
func (m *textCounts) add(o textCounts) {
	m.words += o.words
	m.chars += o.chars
	m.commas += o.commas
	m.stops += o.stops
	m.digits += o.digits
	m.capitals += o.capitals
	if o.last != 0 {
		m.last = o.last
	}
	m.hash = (m.hash ^ o.hash) * fnvPrime
}

// countText counts in one pass.
func countText(s string) textCounts {
	m := textCounts{hash: fnvBasis}
	word := false
	stop := false // a full stop that ends a sentence if white space or the end follows
	unspacedLetters := int32(0)
	for i := 0; i < len(s); {
		r, size := rune(s[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(s[i:])
		}
		i += size
		c := classOf(r)
		if c == blank {
			word = false
			if stop {
				m.stops++
				stop = false
			}
			continue
		}
		m.chars++
		m.hash = (m.hash ^ uint64(r)) * fnvPrime
		switch c {
		case lower, upper, digit:
			if !word {
				m.words++
				if c != lower {
					m.capitals++
				}
			}
			if c == digit {
				m.digits++
			}
			word, stop, m.last = true, false, r
		case ideograph:
			m.words++
			word, stop, m.last = false, false, r
		case unspaced:
			if unspacedLetters++; unspacedLetters%page.PieceLetters == 1 {
				m.words++
			}
			word, stop, m.last = false, false, r
		case mark: // of the letter before, which is of a word
		case comma:
			m.commas++
			word, stop, m.last = false, false, r
		case period:
			word, stop, m.last = false, true, r
		case wideStop:
			m.stops++
			word, stop, m.last = false, false, r
		case closing: // a sentence may end before a quote closes
			word = false
		default:
			word, stop, m.last = false, false, r
		}
	}
	if stop {
		m.stops++
	}
	if m.stops == 0 { // Thai and Lao have no full stop
		m.stops = unspacedLetters / (page.PieceLetters * sentenceWords)
	}
	return m
}

// sentenceWords is how many words there are to a sentence that no sign ends.
const sentenceWords = 20

// charClass is what a character is to countText.
type charClass uint8

const (
	other charClass = iota
	blank
	lower
	upper
	digit
	ideograph
	unspaced // a letter of a script that has no blanks between words
	mark
	comma
	period
	wideStop // ends a sentence without white space after it
	closing
)

// asciiClasses are the classes of ASCII.
var asciiClasses = func() (t [utf8.RuneSelf]charClass) {
	for r := range t {
		t[r] = slowClass(rune(r))
	}
	return t
}()

func classOf(r rune) charClass {
	if r < utf8.RuneSelf {
		return asciiClasses[r]
	}
	return slowClass(r)
}

func slowClass(r rune) charClass {
	switch r {
	case ',', ';', ':', '，', '；', '：', '、', '،':
		return comma
	case '.', '!', '?', '…', '।', '؟', '۔':
		return period
	case '。', '！', '？', '．', '။', '។', '།', '።', '։', '॥':
		return wideStop
	case '"', '\'', ')', ']', '”', '’', '»', '」', '』', '）':
		return closing
	}
	switch {
	case unicode.IsSpace(r):
		return blank
	case r >= 0x2E80 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana):
		return ideograph
	case unicode.IsUpper(r):
		return upper
	case unicode.IsLetter(r):
		if page.IsUnspaced(r) {
			return unspaced
		}
		return lower
	case unicode.IsNumber(r):
		return digit
	case unicode.IsMark(r):
		return mark
	}
	return other
}

// stopped reports whether the text ends like a sentence.
func (m *textCounts) stopped() bool {
	c := classOf(m.last)
	return c == period || c == wideStop || c == unspaced && m.stops > 0
}
