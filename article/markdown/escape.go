package markdown

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/allowlist"
	"galley/page"
)

// escapeMarkdown makes characters stand for themselves.
func escapeMarkdown(s string, cell bool) string {
	s = page.WithoutControls(s)
	if !strings.ContainsAny(s, "\\`*_[]<&~|") {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case strings.IndexByte("\\`*[]<~", c) >= 0, c == '|' && cell, c == '_' && !insideWord(s, i):
			b.WriteByte('\\')
		case c == '&' && startsReference(s[i:]):
			b.WriteString("&amp;")
			continue
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func isAlnum(c byte) bool { return c != '-' && c != '_' && allowlist.IsNameByte(c) }

// insideWord reports whether the byte at i stands between two letters or digits of whatever script, where _
// begins no emphasis (CommonMark 6.2).
func insideWord(s string, i int) bool {
	before, _ := utf8.DecodeLastRuneInString(s[:i])
	after, _ := utf8.DecodeRuneInString(s[i+1:])
	return isWord(before) && isWord(after)
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }

// escapeWord is escapeMarkdown for a word without blanks. Where a bare address has something to escape, its own
// sign of an address is escaped too: GitHub makes links of bare addresses, with the escapes in them.
func escapeWord(word string, cell bool) string {
	text := escapeMarkdown(word, cell)
	if text == word || !strings.Contains(word, "://") && !strings.Contains(word, "www.") {
		return text
	}
	return addressSigns.Replace(text)
}

var addressSigns = strings.NewReplacer("://", `\://`, "www.", `www\.`)

// startsReference reports whether a parser would read s, which begins with &, as a
// character reference.
func startsReference(s string) bool {
	n := 1
	for n < len(s) && n < 40 && (s[n] == '#' || isAlnum(s[n])) {
		n++
	}
	return n > 1 && n < len(s) && s[n] == ';'
}

// lineStart escapes what a line must not begin with to remain part of a paragraph.
func lineStart(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = escapeLineStart(strings.TrimLeft(l, " \t"))
	}
	return strings.Join(lines, "\n")
}

func escapeLineStart(l string) string {
	if l == "" {
		return l
	}
	switch c := l[0]; {
	case strings.IndexByte("#=>|", c) >= 0, strings.IndexByte("+-:", c) >= 0 && (len(l) == 1 || strings.IndexByte(" +-:|", l[1]) >= 0):
		return `\` + l
	}
	digits := len(l) - len(strings.TrimLeft(l, "0123456789"))
	if digits > 0 && digits < 10 && digits < len(l) && (l[digits] == '.' || l[digits] == ')') {
		return l[:digits] + `\` + l[digits:]
	}
	return l
}

// headingEnd escapes the # that a parser would take for the heading's own end.
func headingEnd(text string) string {
	words := strings.TrimRight(text, "#")
	if words == text || words != "" && !strings.HasSuffix(words, " ") {
		return text
	}
	return words + `\` + text[len(words):]
}

// mdURL escapes what would end the address of a link.
func mdURL(u string) string {
	u = urlEscapes.Replace(u)
	if !strings.Contains(u, "&") {
		return u
	}
	var b strings.Builder
	for i := 0; i < len(u); i++ {
		if b.WriteByte(u[i]); u[i] == '&' && startsReference(u[i:]) {
			b.WriteString("amp;")
		}
	}
	return b.String()
}

var urlEscapes = strings.NewReplacer("(", "%28", ")", "%29", "<", "%3C", ">", "%3E", " ", "%20", `\`, "%5C",
	"\n", "", "\t", "", "\r", "", "|", "%7C", "`", "%60", "*", "%2A", "\x00", "")
