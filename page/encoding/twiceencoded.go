package encoding

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// UTF-8 that a program took for Latin-1 and encoded once more has two characters for every
// byte of a character: "donâ\u0080\u0099t". The second one of most lies in U+0080 to U+009F,
// which are controls that HTML knows no use of and that browsers show as nothing. So a text
// that has one behind a letter that begins such a sequence was encoded twice, and all
// sequences of it are decoded, those without a control too.

// IsTwice reports whether the UTF-8 text has a character that was encoded twice and has a
// control of U+0080 to U+009F right behind its letter.
func IsTwice[T string | []byte](text T) bool {
	for i := 2; i+1 < len(text); i++ {
		next := index(text[i:], 0xC2)
		if next < 0 || i+next+1 >= len(text) {
			return false
		}
		i += next
		if text[i+1] < 0xA0 && text[i-2] == 0xC3 {
			if _, n := decodedOnce(text[i-2:]); n > 0 {
				return true
			}
		}
	}
	return false
}

func index[T string | []byte](text T, c byte) int {
	switch t := any(text).(type) {
	case string:
		return strings.IndexByte(t, c)
	case []byte:
		return bytes.IndexByte(t, c)
	}
	return -1
}

// DecodeTwice decodes all characters of a UTF-8 text that were encoded twice. It is for
// texts of a document of which IsTwice is true.
func DecodeTwice[T string | []byte](text T) T {
	if index(text, 0xC3) < 0 {
		return text
	}
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); {
		if r, n := decodedOnce(text[i:]); n > 0 {
			out = utf8.AppendRune(out, r)
			i += n
			continue
		}
		out = append(out, text[i])
		i++
	}
	return T(out)
}

// decodedOnce is the character that a text begins with where it was encoded twice, and how
// many bytes that takes; 0 where it was not.
func decodedOnce[T string | []byte](text T) (r rune, n int) {
	if len(text) < 4 || text[0] != 0xC3 || text[1] < 0x82 || text[1] > 0xB4 {
		return 0, 0
	}
	once := [utf8.UTFMax]byte{text[1] + 0x40}
	size := 1
	for n = 2; size < utf8.UTFMax && n+1 < len(text) && text[n] == 0xC2; n += 2 {
		once[size] = text[n+1]
		size++
		if utf8.FullRune(once[:size]) {
			break
		}
	}
	r, read := utf8.DecodeRune(once[:size])
	if r == utf8.RuneError || read != size {
		return 0, 0
	}
	return r, 2 * size
}
