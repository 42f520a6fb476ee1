package title

import (
	"strings"

	"galley/page"
)

// Bounds of a trail above a title: items of its list, and nodes from its end to the title.
const (
	trailItems = 6
	trailReach = 40
)

// withoutSpace is a title without the name of the part of the site before a colon, where a list of links right above it,
// which leads to the page, begins with that name: wikis write the space of a page so. Elsewhere it is the title: what
// stands before a colon is of the headline.
func withoutSpace(p *page.Page, n page.NodeID, title string) string {
	space, rest, found := strings.Cut(title, " : ")
	if !found || n == page.None || len(page.Letters(rest)) < minHeadline || page.Norm(p.DocumentTitle()) != title {
		return title
	}
	for i := max(0, n-4*trailReach); i < n; i++ {
		if node := &p.Nodes[i]; (node.Tag == "ol" || node.Tag == "ul") && node.End <= n && n-node.End <= trailReach && beginsWithLink(p, i, space) {
			return strings.TrimSpace(rest)
		}
	}
	return title
}

// beginsWithLink reports whether a list of a few items begins with a link of some words.
func beginsWithLink(p *page.Page, list page.NodeID, words string) bool {
	items, first := 0, page.None
	for c := range p.Children(list) {
		if p.Nodes[c].Tag == "li" {
			if items++; first == page.None {
				first = p.First(c, "a")
			}
		}
	}
	return items > 0 && items <= trailItems && first != page.None && page.Norm(p.Text(first)) == words
}

// afterKicker is the end of a title that <title> is before the name of the site, or is as a whole, where the kicker before it
// stands in an element of its own; "" where there is none.
func afterKicker(p *page.Page, n page.NodeID, cut []page.NodeID, have string) string {
	said := p.DocumentTitle()
	if len(said) > longestSaid {
		return ""
	}
	for _, part := range append(beforeSigns(said), said) {
		want := page.Letters(part)
		if len(want) >= minHeadline && want != have && strings.HasSuffix(have, want) {
			if shorter, _ := partOf(p, n, cut, want); shorter != "" {
				return shorter
			}
		}
	}
	return ""
}

// isSiteTitle reports whether a title is the name of the site, as a link to its first page has it.
func isSiteTitle(p *page.Page, title string) bool {
	have := page.Letters(title)
	for _, link := range firstPageLinks(p) {
		if have != "" && page.Letters(link) == have {
			return true
		}
	}
	return false
}
