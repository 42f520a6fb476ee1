package features

import (
	"net/url"
	"strings"

	"galley/features/number"
	"galley/features/text"
	"galley/page"
)

// Bounds of a title. That of words is MaxWordNum of Wang et al. 2009, section 4. The
// others make reading all headings linear in the page.
const (
	maxHeadlineWords = 60
	maxTitleChars    = 2000
	maxTitleNodes    = 1000
)

// shortEnough reports whether a subtree with these sums is no longer than a title.
func (s *blockIndex) shortEnough(n page.NodeID, t sums) bool {
	return t.words <= maxHeadlineWords && t.chars <= maxTitleChars && s.page.Nodes[n].End-n <= maxTitleNodes
}

// heading is Index.Heading.
func (s *blockIndex) heading(n page.NodeID) page.NodeID {
	for k := 0; n > 0 && k < 4 && s.places[n].enclosing&InHeading != 0; k++ {
		if page.IsHeading(s.page.Nodes[n].Tag) {
			return n
		}
		n = s.page.Nodes[n].Parent
	}
	return page.None
}

// headingRank is the rank, 1 to 6, of the heading of n; 7 without.
func (s *blockIndex) headingRank(n page.NodeID) int {
	if h := s.heading(n); h != page.None {
		return int(s.page.Nodes[h].Tag[1] - '0')
	}
	return 7
}

// leadsHome is Index.LeadsHome.
func (s *blockIndex) leadsHome(n page.NodeID) bool {
	a := s.linkOf(n)
	return a != page.None && isFrontPage(s.page.Nodes[a].Attr("href"))
}

// linkOf is the first link in an element, or the one around it; page.None without.
func (s *blockIndex) linkOf(n page.NodeID) page.NodeID {
	a := s.page.First(n, "a")
	for up := n; a == page.None && up > 0 && s.places[up].enclosing&InLink != 0; up = s.page.Nodes[up].Parent {
		if s.page.Nodes[up].Tag == "a" {
			a = up
		}
	}
	return a
}

// leadsUp reports whether a heading is a link to the front page of a site, or to a page that
// the address of this one lies below: that of a blog on a site of several.
func (s *blockIndex) leadsUp(n page.NodeID) bool {
	a := s.linkOf(n)
	if a == page.None {
		return false
	}
	href := s.page.Nodes[a].Attr("href")
	if isFrontPage(href) {
		return true
	}
	own, err := url.Parse(s.page.URL)
	if err != nil {
		return false
	}
	up, err := own.Parse(strings.TrimSpace(href))
	return err == nil && up.RawQuery == "" && up.Host == own.Host && len(up.Path) < len(own.Path) && strings.HasSuffix(up.Path, "/") && strings.HasPrefix(own.Path, up.Path)
}

// isFrontPage reports whether a reference is to the front page of a site.
func isFrontPage(href string) bool {
	if namesFile(href) { // as most do
		return false
	}
	link, err := url.Parse(strings.TrimSpace(href))
	return err == nil && link.RawQuery == "" && (link.Path == "/" || link.Path == "" && link.Host != "")
}

// namesFile reports whether something stands behind the first slash of an address that is
// none of those before its host, as far as that is seen at once.
func namesFile(href string) bool {
	href, _, _ = strings.Cut(href, "#")
	path := href
	if _, host, ok := strings.Cut(href, "//"); ok {
		path = host
	}
	_, path, _ = strings.Cut(path, "/")
	return path != "" && (path[0]|0x20 >= 'a' && path[0]|0x20 <= 'z' || path[0] >= '0' && path[0] <= '9')
}

// titleF1 is Index.TitleF1.
func (s *blockIndex) titleF1(n page.NodeID) float64 {
	words := text.Words(s.page.Text(n))
	seen := make(map[string]bool, len(words))
	shared := 0.0
	for _, w := range words {
		if !seen[w] && s.titleWords[w] {
			shared++
		}
		seen[w] = true
	}
	return number.Ratio(2*shared, float64(len(seen)+len(s.titleWords)))
}
