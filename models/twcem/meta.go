package twcem

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/models/chars"
	"galley/page"
)

// metaTitle is what the page's head calls the page, "" when it says nothing.
func metaTitle(p *page.Page, o Options) string {
	first := map[string]string{} // of each source the first that is not blank
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Tag != "meta" {
			continue
		}
		for _, name := range [2]string{n.Attr("property"), n.Attr("name")} {
			if name = strings.ToLower(name); name != "" && first[name] == "" {
				first[name] = page.Norm(n.Attr("content"))
			}
		}
	}
	first[documentTitle] = p.DocumentTitle()
	for _, source := range o.MetaTitles {
		if text := first[source]; text != "" {
			return chars.First(text, maxTitle)
		}
	}
	return ""
}

// Abnormal reports whether a text cannot be a title. The paper's "abnormal string" is
// not defined; here it is a text that has no letter or digit, fewer than 2 or more than 300 characters, a U+FFFD, or more than 30 % of
// its characters are neither letters, digits, blanks nor punctuation. Combining
// marks, without which Hindi and Thai cannot be written, count as letters.
func Abnormal(text string) bool {
	n := utf8.RuneCountInString(text)
	if n < 2 || n > maxTitle {
		return true
	}
	words, odd := 0, 0
	for _, r := range text {
		switch {
		case r == utf8.RuneError:
			return true
		case unicode.IsLetter(r), unicode.IsDigit(r):
			words++
		case unicode.IsSpace(r), unicode.IsPunct(r), unicode.IsMark(r):
		default:
			odd++
		}
	}
	return words == 0 || 10*odd > 3*n
}
