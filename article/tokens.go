package article

import (
	"regexp"
	"strings"

	"galley/page"
)

// Words that classes, ids and test names of the web are made of.
var (
	authorTokens = tokensOf("author", "authors", "byline", "nickname", "nick", "username", "writer", "ljuser",
		"autor", "autores", "autora", "autore", "autori", "auteur", "auteurs", "verfasser", "forfatter", "skribent", "szerzo", "yazar", "penulis")
	dateTokens = tokensOf("date", "datetime", "published", "pubdate", "timestamp", "time", "dateline", "publish")
	// aboutTokens are those of what is told of an author, or stands before the name: not the name;
	// and of somebody who is quoted.
	aboutTokens = tokensOf("description", "desc", "biography", "prep", "quote")
	// roleTokens are likewise in a byline, beside a name. Elsewhere they may be of all that
	// there is of an author, or say where an element is put, as "position-relative".
	roleTokens = tokensOf("title", "bio", "position", "job", "occupation", "role")
)

// tokens are a set of words of small letters.
type tokens struct {
	words  map[string]bool
	begins [26]bool // by letter: a word begins with it
}

func tokensOf(words ...string) *tokens {
	t := &tokens{words: map[string]bool{}}
	for _, w := range words {
		t.words[w] = true
		t.begins[w[0]-'a'] = true
	}
	return t
}

// has reports whether a word of ASCII letters is in the set, in whatever case.
func (t *tokens) has(word string) bool {
	return t.begins[word[0]|0x20-'a'] && t.words[strings.ToLower(word)]
}

// isByline reports whether the page calls an element a byline.
func isByline(node *page.Node) bool {
	return oneOf(node.Attr("rel"), "author") != "" || hasToken(node, authorTokens) && !hasToken(node, aboutTokens)
}

// hasToken reports whether a class, id or the like of the element has one of the tokens.
// Names are parted at all signs, and before capitals after small letters.
func hasToken(node *page.Node, in *tokens) bool {
	for i := range node.Attrs {
		value := node.Attrs[i].Value
		if !isNaming(node.Attrs[i].Name) || len(value) > 300 {
			continue
		}
		start := 0
		for i := 0; i <= len(value); i++ {
			isLetter := i < len(value) && (value[i] >= 'a' && value[i] <= 'z' || value[i] >= 'A' && value[i] <= 'Z')
			hump := isLetter && i > start && value[i] <= 'Z' && value[i-1] >= 'a'
			if isLetter && !hump {
				continue
			}
			if i > start && in.has(value[start:i]) {
				return true
			}
			if start = i; !hump {
				start++
			}
		}
	}
	return false
}

// isNaming reports whether the value of an attribute names what its element is for.
func isNaming(attribute string) bool {
	switch attribute {
	case "class", "id", "data-testid", "data-component":
		return true
	}
	return false
}

// isProfile reports whether an element is a link to the page that a site has of an author.
func isProfile(node *page.Node) bool {
	return node.Tag == "a" && authorPath.MatchString(node.Attr("href"))
}

// authorPath is in the addresses of such pages; without a name behind, it is the list of all.
var authorPath = regexp.MustCompile(`(?i)/authors?/[^/?#]`)
