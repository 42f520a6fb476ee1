package person

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// isSmall reports whether a letter is a small one of a script that writes names with
// capitals. Georgian has capitals that names are not written with.
func isSmall(r rune) bool { return unicode.IsLower(r) && !unicode.Is(unicode.Georgian, r) }

// StartsCased reports whether a name is of a script with capitals.
func StartsCased(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	return unicode.IsUpper(first)
}

// IsUnspaced reports whether a character is of a script that writes no blanks between words.
func IsUnspaced(c rune) bool {
	return page.IsUnspaced(c) || unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul)
}

// IsCaseless reports whether a name is of a script without capitals.
func IsCaseless(name string) bool { return strings.ToUpper(name) == strings.ToLower(name) }
