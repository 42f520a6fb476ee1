package features

import (
	"net/url"
	"strings"

	"galley/features/metadata"
	"galley/page"
)

// heading is the heading that an element is, or that is at most three elements above it;
// page.None without.
func (s *blockList) heading(n page.NodeID) page.NodeID {
	for k := 0; n > 0 && k < 4 && s.places[n].enclosing&InHeading != 0; k++ {
		if page.IsHeading(s.page.Nodes[n].Tag) {
			return n
		}
		n = s.page.Nodes[n].Parent
	}
	return page.None
}

// headingRank is the rank, 1 to 6, of the heading of n; 7 without.
func (s *blockList) headingRank(n page.NodeID) int {
	if h := s.heading(n); h != page.None {
		return int(s.page.Nodes[h].Tag[1] - '0')
	}
	return 7
}

// leadsHome reports whether an element is, holds or lies in a link to the front page of a site.
func (s *blockList) leadsHome(n page.NodeID) bool {
	a := s.linkOf(n)
	return a != page.None && metadata.IsFrontPage(s.page.Nodes[a].Attr("href"))
}

// linkOf is the first link in an element, or the one around it; page.None without.
func (s *blockList) linkOf(n page.NodeID) page.NodeID {
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
func (s *blockList) leadsUp(n page.NodeID) bool {
	a := s.linkOf(n)
	if a == page.None {
		return false
	}
	href := s.page.Nodes[a].Attr("href")
	if metadata.IsFrontPage(href) {
		return true
	}
	own, err := url.Parse(s.page.URL)
	if err != nil {
		return false
	}
	up, err := own.Parse(strings.TrimSpace(href))
	return err == nil && up.RawQuery == "" && up.Host == own.Host && len(up.Path) < len(own.Path) && strings.HasSuffix(up.Path, "/") && strings.HasPrefix(own.Path, up.Path)
}
