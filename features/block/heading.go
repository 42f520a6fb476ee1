package block

import (
	"net/url"
	"strings"

	"galley/features/metadata"
	"galley/page"
)

// Heading is the heading that an element is, or that is at most three elements above it;
// page.None without.
func (s *List) Heading(n page.NodeID) page.NodeID {
	for k := 0; n > 0 && k < 4 && s.places[n].enclosing&InHeading != 0; k++ {
		if page.IsHeading(s.Page.Nodes[n].Tag) {
			return n
		}
		n = s.Page.Nodes[n].Parent
	}
	return page.None
}

// HeadingRank is the rank, 1 to 6, of the heading of n; 7 without.
func (s *List) HeadingRank(n page.NodeID) int {
	if h := s.Heading(n); h != page.None {
		return int(s.Page.Nodes[h].Tag[1] - '0')
	}
	return 7
}

// LeadsHome reports whether an element is, holds or lies in a link to the front page of a site.
func (s *List) LeadsHome(n page.NodeID) bool {
	a := s.linkOf(n)
	return a != page.None && metadata.IsFrontPage(s.Page.Nodes[a].Attr("href"))
}

// linkOf is the first link in an element, or the one around it; page.None without.
func (s *List) linkOf(n page.NodeID) page.NodeID {
	a := s.Page.First(n, "a")
	for up := n; a == page.None && up > 0 && s.places[up].enclosing&InLink != 0; up = s.Page.Nodes[up].Parent {
		if s.Page.Nodes[up].Tag == "a" {
			a = up
		}
	}
	return a
}

// LeadsUp reports whether a heading is a link to the front page of a site, or to a page that
// the address of this one lies below: that of a blog on a site of several.
func (s *List) LeadsUp(n page.NodeID) bool {
	a := s.linkOf(n)
	if a == page.None {
		return false
	}
	href := s.Page.Nodes[a].Attr("href")
	if metadata.IsFrontPage(href) {
		return true
	}
	own, err := url.Parse(s.Page.URL)
	if err != nil {
		return false
	}
	up, err := own.Parse(strings.TrimSpace(href))
	return err == nil && up.RawQuery == "" && up.Host == own.Host && len(up.Path) < len(own.Path) && strings.HasSuffix(up.Path, "/") && strings.HasPrefix(own.Path, up.Path)
}
