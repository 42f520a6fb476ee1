package article

import (
	"regexp"
	"strings"

	"galley/page"
)

// Words that classes, ids and test names of the web are made of.
var (
	authorTokens = map[string]bool{"author": true, "authors": true, "byline": true, "nickname": true, "nick": true, "username": true, "writer": true, "ljuser": true}
	dateTokens   = map[string]bool{"date": true, "datetime": true, "published": true, "pubdate": true, "timestamp": true, "time": true, "dateline": true}
	// aboutTokens are those of what is told of an author: not their name.
	aboutTokens = map[string]bool{"description": true, "desc": true, "biography": true}
)

// isByline reports whether the page calls an element a byline.
func isByline(node *page.Node) bool {
	return oneOf(node.Attr("rel"), "author") != "" || hasToken(node, authorTokens) && !hasToken(node, aboutTokens)
}

// hasToken reports whether a class, id or the like of the element has one of the tokens.
// Names are parted at all signs, and before capitals after small letters.
func hasToken(node *page.Node, tokens map[string]bool) bool {
	for _, attr := range [4]string{"class", "id", "data-testid", "data-component"} {
		value := node.Attr(attr)
		if len(value) > 300 {
			continue
		}
		start := 0
		for i := 0; i <= len(value); i++ {
			isLetter := i < len(value) && (value[i] >= 'a' && value[i] <= 'z' || value[i] >= 'A' && value[i] <= 'Z')
			hump := isLetter && i > start && value[i] <= 'Z' && value[i-1] >= 'a'
			if isLetter && !hump {
				continue
			}
			if i > start && tokens[strings.ToLower(value[start:i])] {
				return true
			}
			if start = i; !hump {
				start++
			}
		}
	}
	return false
}

// isProfile reports whether an element is a link to the page that a site has of an author.
func isProfile(node *page.Node) bool {
	return node.Tag == "a" && authorPath.MatchString(node.Attr("href"))
}

// authorPath is in the addresses of such pages; without a name behind, it is the list of all.
var authorPath = regexp.MustCompile(`(?i)/authors?/[^/?#]`)
