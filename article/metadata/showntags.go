package metadata

import (
	"slices"
	"strings"
	"unicode/utf8"

	"galley/article/metadata/extent"
	"galley/page"
)

// Bounds of a list of tags: nodes before the title and behind the text and nodes of the list, links in it, characters
// of a tag and of the words beside the links, which are a label.
const (
	tagsAbove     = 60
	tagsBehind    = 200
	tagListNodes  = 160
	mostShownTags = 20
	tagChars      = 40
	tagLabelChars = 30
)

// shownTags are the texts of the links of a short list around the article that the page calls tags, or that have the
// relation or the addresses of tags: beside the title, in the text or behind it. nil: there is none.
func shownTags(article *extent.Extent) []string {
	p := article.Page
	first := max(0, article.Head()-tagsAbove)
	end := min(page.NodeID(len(p.Nodes)), article.End+tagsBehind)
	for n := first; n < end; n++ {
		node := &p.Nodes[n]
		if node.Kind != page.Element || node.Hidden || node.End-n > tagListNodes || node.Tag == "a" || !isTagList(p, n) {
			continue
		}
		if names := tagNames(article, n); len(names) > 0 {
			return names
		}
	}
	return nil
}

// inBanner reports whether an element is of a header that does not have the title of the article.
func inBanner(article *extent.Extent, n page.NodeID) bool {
	for up := range article.Page.Ancestors(n) {
		if article.Page.Nodes[up].Tag == "header" {
			return !article.Holds(up, article.Title)
		}
	}
	return false
}

// tagNames are the texts of the links of a list that has nothing else but a label; nil where it has, or where it is
// of a menu, of a margin or of another article. Links to categories are no tags.
func tagNames(article *extent.Extent, list page.NodeID) (names []string) {
	p, beside := article.Page, 0
	if article.IsOthers(list) || isMenu(article, list) || p.Inside(list, "aside") || article.InPageFooter(list) || inBanner(article, list) {
		return nil
	}
	for n := list + 1; n < p.Nodes[list].End; n++ {
		node := &p.Nodes[n]
		switch {
		case node.Hidden:
			n = node.End - 1
		case node.Tag == "a":
			link := n
			n = node.End - 1
			if sectionPath.MatchString(node.Attr("href")) || slices.Contains(strings.Fields(strings.ToLower(node.Attr("rel"))), "category") {
				continue
			}
			name := strings.TrimSpace(strings.TrimLeft(p.ShortText(link), "#"))
			if name == "" {
				continue
			}
			if utf8.RuneCountInString(name) > tagChars || len(names) == mostShownTags {
				return nil
			}
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		case node.Kind == page.Text:
			if beside += utf8.RuneCountInString(page.Norm(node.Text)); beside > tagLabelChars {
				return nil
			}
		case node.Tag == "h1" || node.Tag == "img" || node.Tag == "time":
			return nil
		}
	}
	return names
}
