package metadata

import (
	"regexp"
	"slices"
	"strings"

	"galley/article/metadata/extent"
	"galley/article/token"
	"galley/page"
)

// tagListTokens are what pages call the list of what an article is about. That of one tag is none: programs for
// sites put it on each link, and on the element around an article.
var tagListTokens = token.Of("tags", "taglist", "keywords", "topics", "entities")

// tagListName is in the class or id of such a list where it is named in two words.
var tagListName = regexp.MustCompile(`(?i)(^|[\s_-])tags?[_-]?list([\s_-]|$)`)

// tagPath is in the addresses of the lists that a tag has.
var tagPath = regexp.MustCompile(`(?i)/(tags?|topics?|keywords?|etiquetas?|etiket(ler)?|temas?|themen|onderwerp|emner?|cimke)/[^/?#]+/?$`)

// isTagList reports whether an element is called a list of tags, or has links to tags.
func isTagList(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	return token.In(node, tagListTokens) || isNamedTagList(node.Attr("class")) || isNamedTagList(node.Attr("id")) || holdsTagLinks(p, n) || holdsHashes(p, n)
}

// isNamedTagList is tagListName for the class or id of any element: few have the letters in question, and to look for these costs little.
func isNamedTagList(name string) bool {
	return (strings.Contains(name, "ag") || strings.Contains(name, "AG")) && tagListName.MatchString(name)
}

// holdsHashes reports whether an element has two links or more as children, or as those of its items, and all of them
// begin with the sign of tags.
func holdsHashes(p *page.Page, n page.NodeID) bool {
	links := 0
	for c := range p.Children(n) {
		if p.Nodes[c].Tag == "li" && c+1 < p.Nodes[c].End {
			c++
		}
		switch node := &p.Nodes[c]; {
		case node.Tag == "a" && strings.HasPrefix(p.ShortText(c), "#"):
			links++
		case node.Kind == page.Element && !node.Hidden:
			return false
		}
	}
	return links >= 2
}

// isMenu reports whether a list stands in navigation that leads to other things than tags, or that stands above the
// title.
func isMenu(article *extent.Extent, list page.NodeID) bool {
	p := article.Page
	for up := list; up > 0; up = p.Nodes[up].Parent {
		if p.Nodes[up].Tag != "nav" {
			continue
		}
		if up < article.Title {
			return true
		}
		for n := up + 1; n < p.Nodes[up].End; n++ {
			if p.Nodes[n].Tag == "a" && !isTagLink(p, n) {
				return true
			}
		}
	}
	return false
}

// holdsTagLinks reports whether an element has a link as a child, or as a grandchild, that leads to a tag.
func holdsTagLinks(p *page.Page, n page.NodeID) bool {
	for c := range p.Children(n) {
		if isTagLink(p, c) {
			return true
		}
		if node := &p.Nodes[c]; node.Tag == "li" && c+1 < node.End && isTagLink(p, c+1) {
			return true
		}
	}
	return false
}

// isTagLink reports whether an element is a link to a tag, by its relation or its address.
func isTagLink(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Tag != "a" {
		return false
	}
	rel := strings.Fields(strings.ToLower(node.Attr("rel")))
	return !slices.Contains(rel, "category") && (slices.Contains(rel, "tag") || tagPath.MatchString(node.Attr("href")))
}
