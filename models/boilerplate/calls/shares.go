package calls

import (
	"slices"
	"strings"
	"unicode"

	"galley/page"
)

// networks are what pages in all languages call by the same name when they offer to send a text on, in small letters.
var networks = []string{"facebook", "twitter", "whatsapp", "telegram", "linkedin", "pinterest", "reddit", "tumblr", "messenger", "viber", "xing", "vkontakte", "bluesky", "mastodon", "threads", "email", "e-mail"}

// Bounds of a line of buttons without links: networks that it names, at least, and words for each of them, at most.
const (
	sharesLeast = 2
	sharesWords = 5
)

// sharesWith reports whether a line names networks one after the other and says little else, without a stop: the labels of
// buttons that a script gives a reader to send the text on with.
func sharesWith(text string) bool {
	if strings.ContainsAny(text, page.SentenceEnds) || strings.ContainsRune(text, ',') {
		return false
	}
	named := map[string]bool{}
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return unicode.IsSpace(r) || r == '|' || r == '·' || r == '/' })
	for _, word := range words {
		if slices.Contains(networks, word) {
			named[word] = true
		}
	}
	return len(named) >= sharesLeast && page.CountWords(text) <= sharesWords*len(named)
}
