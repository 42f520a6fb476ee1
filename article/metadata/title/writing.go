package title

import (
	"html"
	"regexp"
	"strings"
	"unicode"

	"galley/page"
)

// longSentences is the length of a title, in characters, from which on three sentences are
// a paragraph that is marked up as a heading, and no headline.
const longSentences = 150

// isParagraph reports whether a title is a paragraph that is marked up as a heading.
func isParagraph(title string) bool {
	length := len([]rune(title))
	return length > maxHeadline || length > longSentences && len(sentenceEnds.FindAllString(title, -1)) > 2
}

// sentenceEnds finds ends of sentences: signs that end one, behind a letter or a closing sign.
var sentenceEnds = regexp.MustCompile(`[\pL\pN)\]"'’”»](?:[.!?…]+(?:\s|$)|[。！？।؟])`)

// asWritten is a title as the page writes it elsewhere, in linked data, meta tags or <title>, where
// the visible one lost something: its capitals, as style sheets bring them back, or
// characters that an encoding did not have and that are question marks now.
func asWritten(p *page.Page, hints []string, title string) string {
	lower := len(page.Letters(title)) >= minHeadline && !strings.ContainsFunc(title, unicode.IsUpper)
	lost := withLost(title)
	if !lower && lost == nil {
		return title
	}
	for _, hint := range append(hints, p.DocumentTitle()) {
		for _, part := range append([]string{hint}, beforeSigns(hint)...) {
			if lower && page.Letters(part) == page.Letters(title) && strings.ContainsFunc(part, unicode.IsUpper) ||
				lost != nil && lost.MatchString(part) && len(lostSigns.FindAllString(part, -1)) < len(lostSigns.FindAllString(title, -1)) {
				return part
			}
		}
	}
	return title
}

// Bounds of what is looked at closely: the length of a title or a hint, in bytes, and how many
// signs of a hint, from its end, may stand before the name of the site, a section, or both.
const (
	longestSaid = 1000
	mostSigns   = 4
)

// withLost matches what a title may have been whose question marks within are lost
// characters, three at most each. It is nil where there are none.
func withLost(title string) *regexp.Regexp {
	if len(title) > longestSaid || !lostSigns.MatchString(strings.TrimRight(title, "?")) {
		return nil
	}
	pattern := regexp.QuoteMeta(lostSigns.ReplaceAllString(title, "\x00"))
	lost, err := regexp.Compile(`^` + strings.ReplaceAll(pattern, "\x00", `[^\s\d]{0,3}`) + `$`)
	if err != nil {
		return nil
	}
	return lost
}

// lostSigns finds what stands where a character was lost.
var lostSigns = regexp.MustCompile("[?\uFFFD]")

// beforeSigns are the parts of a text before each of the last signs that may part the name of a site
// from it, the longest first.
func beforeSigns(text string) (parts []string) {
	if len(text) > longestSaid {
		return nil
	}
	for range mostSigns {
		at := -1
		for _, sign := range siteSigns {
			at = max(at, strings.LastIndex(text, sign))
		}
		if at <= 0 {
			return parts
		}
		text = strings.TrimSpace(text[:at])
		parts = append(parts, text)
	}
	return parts
}

// unmarked is a text without the signs of Markdown for stress around words, and with character
// references that were escaped twice resolved.
func unmarked(text string) string {
	text = twiceEscaped.ReplaceAllStringFunc(text, html.UnescapeString)
	return stressed.ReplaceAllString(text, "$1$2$3")
}

var (
	// twiceEscaped finds references by number, and an ampersand between blanks. Others may be what a title is about.
	twiceEscaped = regexp.MustCompile(`&#(?:\d{2,6}|[xX][0-9a-fA-F]{2,5});|\s&amp;\s`)
	stressed     = regexp.MustCompile(`(^|[\s(])\*{1,2}([^\s*](?:[^*]*[^\s*])?)\*{1,2}([\s).,:;!?]|$)`)
)
