package features

import (
	"net/url"
	"strings"

	"galley/page"
)

// What a title may have: words (the MaxWordNum of Wang et al. 2009, section 4), and
// characters and nodes, so that reading all headings is linear in the page.
const (
	maxTitleText  = 60 // words
	maxTitleChars = 2000
	maxTitleNodes = 1000
)

// shortEnough reports whether a subtree with these sums is no longer than a title.
func (s *blockIndex) shortEnough(n page.NodeID, t sums) bool {
	return t.words <= maxTitleText && t.chars <= maxTitleChars && s.page.Nodes[n].End-n <= maxTitleNodes
}

// heading is the heading that an element is or stands right in, page.None without.
func (s *blockIndex) heading(n page.NodeID) page.NodeID {
	for k := 0; n > 0 && k < 4 && s.places[n].enclosing&InHeading != 0; k++ {
		if isHeading(s.page.Nodes[n].Tag) {
			return n
		}
		n = s.page.Nodes[n].Parent
	}
	return page.None
}

// headingRank is the rank of the heading that n is or stands right in, 7 without.
func (s *blockIndex) headingRank(n page.NodeID) int {
	if h := s.heading(n); h != page.None {
		return int(s.page.Nodes[h].Tag[1] - '0')
	}
	return 7
}

// leadsHome reports whether a heading is a link to the top of a site: then it names
// the site.
func (s *blockIndex) leadsHome(n page.NodeID) bool {
	a := s.page.First(n, "a")
	for up := n; a == page.None && up > 0 && s.places[up].enclosing&InLink != 0; up = s.page.Nodes[up].Parent {
		if s.page.Nodes[up].Tag == "a" {
			a = up
		}
	}
	if a == page.None {
		return false
	}
	link, err := url.Parse(strings.TrimSpace(s.page.Nodes[a].Attr("href")))
	return err == nil && link.RawQuery == "" && (link.Path == "/" || link.Path == "" && link.Host != "")
}

// titleF1 is the F1 of the words of an element and those of <title>, as sets.
func (s *blockIndex) titleF1(n page.NodeID) float64 {
	words := wordsOf(s.page.Text(n))
	seen := make(map[string]bool, len(words))
	both := 0.0
	for _, w := range words {
		if !seen[w] && s.title[w] {
			both++
		}
		seen[w] = true
	}
	return ratio(2*both, float64(len(seen)+len(s.title)))
}
