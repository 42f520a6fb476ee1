package allowlist

import (
	"strings"
	"unicode"
)

// MaxValue bounds the length of one CSS value, in bytes. Lists of fonts are the
// longest that pages have.
const MaxValue = 512

// cssFunctions are the only functions a value may call. None of them loads
// anything or reads what the author wrote, as url, image-set, attr, element and
// var do.
var cssFunctions = Set(`rgb rgba hsl hsla hwb lab lch oklab oklch color
	calc min max clamp minmax fit-content`)

// IsValue reports whether a computed value may stand in a generated style sheet.
// It is a tokenizer for what computed values are made of: identifiers, numbers,
// commas, slashes, calls of cssFunctions and quoted names; anything else, and
// whatever does not balance, is refused. What passes can neither end its
// declaration nor the style element.
func IsValue(v string) bool {
	if v == "" || len(v) > MaxValue {
		return false
	}
	depth := 0
	word := 0 // start of the identifier that ends here
	for i := 0; i < len(v); i++ {
		switch c := v[i]; {
		case IsNameByte(c):
			continue
		case c == '(':
			if !cssFunctions[strings.ToLower(v[word:i])] {
				return false
			}
			depth++
		case c == ')':
			if depth--; depth < 0 {
				return false
			}
		case c == '"' || c == '\'':
			n := quotedName(v[i:])
			if n == 0 {
				return false
			}
			i += n - 1
		case !strings.ContainsRune(" ,.%#+/*", rune(c)):
			return false
		}
		word = i + 1
	}
	// A comment would swallow what follows.
	return depth == 0 && !strings.Contains(v, "/*")
}

// IsNameByte reports whether a byte may stand in an identifier of CSS or an id, of ASCII only.
func IsNameByte(c byte) bool {
	return c == '-' || c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// quotedName is the length of the quoted string at the start of v, quotes
// included; 0 when it does not end or holds more than a font's name does.
func quotedName(v string) int {
	for i, r := range v[1:] {
		switch {
		case byte(r) == v[0] && r < 0x80:
			return i + 2
		case unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsMark(r), strings.ContainsRune(" -_.,+&'", r):
		default:
			return 0
		}
	}
	return 0
}

// GenericFamilies end a list of fonts, because the browser always has them.
var GenericFamilies = Set(`serif sans-serif monospace cursive fantasy system-ui
	ui-serif ui-sans-serif ui-monospace ui-rounded math emoji`)

// Fonts keeps the families that pass. Behind a list without a generic one stands the font that
// the reader's browser has for such a list, as on the page.
func Fonts(v string) string {
	var kept []string
	for _, family := range Families(v) {
		family = strings.TrimSpace(family)
		if !IsValue(family) && !strings.ContainsAny(family, "\"'") {
			family = `"` + family + `"` // such as メイリオ: identifiers may be of any letters
		}
		if IsValue(family) && !strings.ContainsAny(family, "()") {
			kept = append(kept, family)
		}
	}
	if len(kept) == 0 {
		return FallbackFamily(v)
	}
	return strings.Join(kept, ", ")
}

// Families splits at the commas outside of quotes.
func Families(v string) []string {
	var quote rune
	return strings.FieldsFunc(v, func(r rune) bool {
		switch {
		case quote != 0:
			if r == quote {
				quote = 0
			}
		case r == '"' || r == '\'':
			quote = r
		}
		return quote == 0 && r == ','
	})
}

// FallbackFamily guesses the kind of the fonts from their names.
func FallbackFamily(v string) string {
	v = strings.ToLower(v)
	switch {
	case strings.Contains(v, "sans"):
		return "sans-serif"
	case containsAny(v, "mono", "code", "courier", "consolas", "menlo"):
		return "monospace"
	case containsAny(v, "serif", "times", "georgia", "garamond", "merriweather", "cambria", "song", "ming"):
		return "serif"
	}
	return "sans-serif"
}

func containsAny(s string, parts ...string) bool {
	for _, part := range parts {
		if strings.Contains(s, part) {
			return true
		}
	}
	return false
}

// Language returns the tag if it can be a language tag, else "".
func Language(tag string) string {
	tag = strings.TrimSpace(tag)
	if len(tag) > 35 || strings.Trim(tag, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") != "" {
		return ""
	}
	return tag
}

// IsPlain reports whether an enumerated or numeric attribute value holds only
// what such values are made of.
func IsPlain(v string) bool {
	if v == "" || len(v) > MaxValue {
		return false
	}
	return strings.IndexFunc(v, func(r rune) bool {
		return !(r < 0x80 && (IsNameByte(byte(r)) || strings.ContainsRune(" .,%#+:/", r)))
	}) < 0
}

// Set makes a lookup table of words.
func Set(words string) map[string]bool {
	m := make(map[string]bool)
	for word := range strings.FieldsSeq(words) {
		m[word] = true
	}
	return m
}
