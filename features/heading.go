package features

import (
	"net/url"
	"strings"

	"galley/features/block"
	"galley/features/metadata"
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
func (s *blockIndex) shortEnough(n page.NodeID, t block.Sums) bool {
	return t.Words <= maxHeadlineWords && t.Chars <= maxTitleChars && s.Page.Nodes[n].End-n <= maxTitleNodes
}

// titleF1 is Index.TitleF1.
func (s *blockIndex) titleF1(n page.NodeID) float64 { return s.head.TitleF1(s.Page.Text(n)) }

// titleShare is the share of the words of a block that are in <title>; 0 for blocks of
// more than 40 words.
func (s *blockIndex) titleShare(i int) float64 {
	if words := s.Blocks[i].Words; words == 0 || words > 40 {
		return 0
	}
	return s.head.TitleShare(s.Text(i))
}

// leadsHome reports whether an element is, holds or lies in a link to the front page of a site.
func (s *blockIndex) leadsHome(n page.NodeID) bool {
	a := s.linkOf(n)
	return a != page.None && metadata.IsFrontPage(s.Page.Nodes[a].Attr("href"))
}

// linkOf is the first link in an element, or the one around it; page.None without.
func (s *blockIndex) linkOf(n page.NodeID) page.NodeID {
	a := s.Page.First(n, "a")
	for up := n; a == page.None && up > 0 && s.EnclosingAt(up)&block.InLink != 0; up = s.Page.Nodes[up].Parent {
		if s.Page.Nodes[up].Tag == "a" {
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
