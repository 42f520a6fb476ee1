package page

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/cases"
)

// Fold is Norm with Unicode case folding: two texts with equal folds say the same.
func Fold(s string) string {
	s = Norm(s)
	i := foldedLen(s)
	if i == len(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for {
		b.WriteString(s[:i])
		if s = s[i:]; s == "" {
			return b.String()
		}
		if i = 0; s[0] < utf8.RuneSelf {
			b.WriteByte(s[0] + ('a' - 'A'))
			s = s[1:]
		} else {
			// Folding looks at one character at a time, so it may begin at any.
			for i < len(s) && s[i] >= utf8.RuneSelf {
				i++
			}
			b.WriteString(cases.Fold().String(s[:i]))
			s = s[i:]
		}
		i = foldedLen(s)
	}
}

// foldedLen is the length in bytes of the start of s that folding does not change:
// of what is not ASCII, it knows general punctuation.
func foldedLen(s string) int {
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c < utf8.RuneSelf && (c < 'A' || c > 'Z'):
			i++
		case c == 0xE2 && i+2 < len(s) && s[i+1] == 0x80 && 0x90 <= s[i+2] && s[i+2] <= 0xA7: // U+2010 to U+2027
			i += 3
		default:
			return i
		}
	}
	return len(s)
}
