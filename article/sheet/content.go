package sheet

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// content is the computed content of something generated as it may be written, and
// whether it shows anything: quoted strings of plain signs, counters and drawings, else an
// empty string. Private-use characters are the icons of fonts: they are written where the file of the font that
// fonts, a font-family, asks for comes along.
func (s *Sheet) content(v, fonts string) (content string, shows bool) {
	const nothing = `""`
	var parts []string
	for rest := strings.TrimSpace(v); rest != ""; rest = strings.TrimSpace(rest) {
		part, visible, used := s.contentPart(rest, fonts)
		if used == 0 || len(parts) >= 8 {
			return nothing, false
		}
		parts = append(parts, part)
		shows = shows || visible
		rest = rest[used:]
	}
	if len(parts) == 0 {
		return nothing, false
	}
	return strings.Join(parts, " "), shows
}

// contentPart is the string or counter at the start of v, whether it shows anything, and
// how long it is; 0 when it may not be written.
func (s *Sheet) contentPart(v, fonts string) (part string, shows bool, used int) {
	if v[0] == '"' {
		text, end := quotedText(v)
		if end == 0 || !plainSigns(text) && !s.iconSigns(text, fonts) {
			return "", false, 0
		}
		return quotedSigns(text), strings.TrimSpace(text) != "", end
	}
	if strings.HasPrefix(v, `url("`) {
		quoted := v[len("url("):]
		_, end := quotedText(quoted)
		if end == 0 || !strings.HasPrefix(quoted[end:], ")") {
			return "", false, 0
		}
		used = len("url(") + end + len(")")
		if sign := s.sign(v[:used]); sign != "" {
			return sign, true, used
		}
		return "", false, 0
	}
	for _, mark := range [...]string{"open-quote", "close-quote"} {
		if rest, ok := strings.CutPrefix(v, mark); ok && (rest == "" || rest[0] == ' ') {
			return mark, true, len(mark)
		}
	}
	for _, call := range [...]string{"counter(", "counters("} {
		inside, ok := strings.CutPrefix(v, call)
		if !ok {
			continue
		}
		end := closing(inside)
		if end < 0 {
			return "", false, 0
		}
		if arguments := s.counterArguments(Layers(inside[:end]), call == "counters("); arguments != "" {
			return call + arguments + ")", true, len(call) + end + 1
		}
	}
	return "", false, 0
}

// counterArguments are those of counter() or counters(); "" where they may not be written.
func (s *Sheet) counterArguments(fields []string, nested bool) string {
	for i := range fields {
		fields[i] = strings.TrimSpace(fields[i])
	}
	plain := 1 // how many arguments come before the style
	if nested {
		plain = 2
	}
	if len(fields) < plain || len(fields) > plain+1 {
		return ""
	}
	if fields[0] = s.counter(fields[0]); fields[0] == "" {
		return ""
	}
	if nested {
		inside, ok := strings.CutPrefix(fields[1], `"`)
		if inside, closed := strings.CutSuffix(inside, `"`); !ok || !closed || !plainSigns(inside) {
			return ""
		}
	}
	if len(fields) > plain && !counterStyles[fields[plain]] {
		return ""
	}
	return strings.Join(fields, ", ")
}

// closing is the place of the bracket that ends a call, outside of quotes; -1 for none.
func closing(v string) int {
	quoted := false
	for i := range len(v) {
		switch {
		case v[i] == '"':
			quoted = !quoted
		case v[i] == ')' && !quoted:
			return i
		}
	}
	return -1
}

// quotedText is the text of the string at the start of v, and how long the string is; 0
// when it does not end, or has an escape other than of a quote or backslash. A browser
// escapes control characters besides (CSSOM 2.1, serialize a string).
func quotedText(v string) (text string, end int) {
	var b strings.Builder
	for i := 1; i < len(v); i++ {
		switch c := v[i]; {
		case c == '"':
			return b.String(), i + 1
		case c != '\\':
			b.WriteByte(c)
		case i+1 < len(v) && (v[i+1] == '"' || v[i+1] == '\\'):
			i++
			b.WriteByte(v[i])
		default:
			return "", 0
		}
	}
	return "", 0
}

// quotedSigns is a text as a string. Signs that end strings, rules or elements are written
// by their numbers.
func quotedSigns(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range text {
		if strings.ContainsRune("\"\\<>{}", c) || unicode.Is(unicode.Co, c) {
			fmt.Fprintf(&b, "\\%x ", c)
		} else {
			b.WriteRune(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// plainSigns reports whether a text is short and of signs that can be seen, none of them
// of a font of signs.
func plainSigns(text string) bool {
	signs := []rune(text)
	return len(signs) <= MaxGenerated && !slices.ContainsFunc(signs, func(c rune) bool {
		return unicode.Is(unicode.Co, c) || !unicode.IsGraphic(c) && c != '\u200b'
	})
}

// iconSigns reports whether a text is one of the signs of a font, and its file comes along.
func (s *Sheet) iconSigns(text, fonts string) bool {
	sign, size := utf8.DecodeRuneInString(text)
	return size == len(text) && unicode.Is(unicode.Co, sign) && s.Fonts != nil && s.Fonts.Draws(fonts, sign)
}
