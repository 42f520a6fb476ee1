package text

import (
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// Counts are counts of a text, made in one pass by Count.
type Counts struct {
	Words    int32 // runs of letters and digits, single ideographs, and pieces; see page.Words
	Chars    int32 // without white space
	Commas   int32 // , ; : and those of other scripts
	Stops    int32 // ends of sentences
	Digits   int32
	Capitals int32  // words that begin with a capital or a digit
	Last     rune   // last character that closes no quote or bracket; 0: none
	Hash     uint64 // of the characters; a sum depends on where texts are split
}

// The 64-bit FNV-1a hash.
const (
	fnvBasis = 14695981039346656037
	fnvPrime = 1099511628211
)

// Add makes the counts those of the text followed by another.
func (m *Counts) Add(o Counts) {
	m.Words += o.Words
	m.Chars += o.Chars
	m.Commas += o.Commas
	m.Stops += o.Stops
	m.Digits += o.Digits
	m.Capitals += o.Capitals
	if o.Last != 0 {
		m.Last = o.Last
	}
	m.Hash = (m.Hash ^ o.Hash) * fnvPrime
}

// Count counts in one pass.
func Count(s string) Counts {
	m := Counts{Hash: fnvBasis}
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
				m.Stops++
				stop = false
			}
			continue
		}
		m.Chars++
		m.Hash = (m.Hash ^ uint64(r)) * fnvPrime
		switch c {
		case lower, upper, digit:
			if !word {
				m.Words++
				if c != lower {
					m.Capitals++
				}
			}
			if c == digit {
				m.Digits++
			}
			word, stop, m.Last = true, false, r
		case ideograph:
			m.Words++
			word, stop, m.Last = false, false, r
		case unspaced:
			if unspacedLetters++; unspacedLetters%page.PieceLetters == 1 {
				m.Words++
			}
			word, stop, m.Last = false, false, r
		case mark: // of the letter before, which is of a word
		case comma:
			m.Commas++
			word, stop, m.Last = false, false, r
		case period:
			word, stop, m.Last = false, true, r
		case wideStop:
			m.Stops++
			word, stop, m.Last = false, false, r
		case closing: // a sentence may end before a quote closes
			word = false
		default:
			word, stop, m.Last = false, false, r
		}
	}
	if stop {
		m.Stops++
	}
	if m.Stops == 0 { // Thai and Lao have no full stop
		m.Stops = unspacedLetters / (page.PieceLetters * sentenceWords)
	}
	return m
}

// sentenceWords is how many words there are to a sentence that no sign ends.
const sentenceWords = 20

// charClass is what a character is to Count.
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

// Stopped reports whether the text ends like a sentence.
func (m *Counts) Stopped() bool {
	c := classOf(m.Last)
	return c == period || c == wideStop || c == unspaced && m.Stops > 0
}

// Hash is the 64-bit FNV-1a hash of words.
func Hash(words []string) uint64 {
	h := uint64(fnvBasis)
	for _, w := range words {
		for i := range len(w) {
			h = (h ^ uint64(w[i])) * fnvPrime
		}
		h *= fnvPrime
	}
	return h
}
