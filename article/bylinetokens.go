package article

import (
	"regexp"

	"galley/article/allowlist"
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

// isByline reports whether the page calls an element a byline.
func isByline(node *page.Node) bool {
	return allowlist.OneOf(node.Attr("rel"), "author") != "" || hasToken(node, authorTokens) && !hasToken(node, aboutTokens)
}

// isProfile reports whether an element is a link to the page that a site has of an author.
func isProfile(node *page.Node) bool {
	return node.Tag == "a" && authorPath.MatchString(node.Attr("href"))
}

// authorPath is in the addresses of such pages; without a name behind, it is the list of all.
var authorPath = regexp.MustCompile(`(?i)/authors?/[^/?#]`)
