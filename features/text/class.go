package text

import (
	"unicode"
	"unicode/utf8"

	"galley/page"
)

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

// isOfWord reports whether such characters in a row are one word.
func (c charClass) isOfWord() bool { return c == lower || c == upper || c == digit }

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
	case ',', ';', ':', '，', '；', '：', '、', '،', '፣', '፤', '፥':
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
