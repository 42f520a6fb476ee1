package head

import (
	"strings"

	"galley/page"
)

// Bounds of a menu: how far above an entry its list begins, in elements, how many entries it
// has at least, and how many are looked at.
const (
	menuAbove   = 4
	menuEntries = 3
	menuSeen    = 8
)

// inMenu reports whether a block is an entry of a menu of the site, which may be called as the
// one who wrote the article is: it stands in navigation, or in a list of nothing but links.
func inMenu(p *page.Page, n page.NodeID) bool {
	for range menuAbove {
		node := &p.Nodes[n]
		switch {
		case node.Tag == "nav" || node.Attr("role") == "navigation":
			return true
		case node.Tag == "li" && isListOfLinks(p, node.Parent):
			return true
		}
		if n = node.Parent; n == page.None {
			return false
		}
	}
	return false
}

// isListOfLinks reports whether a list has several entries and each is a link.
func isListOfLinks(p *page.Page, list page.NodeID) bool {
	entries := 0
	for li := range p.Children(list) {
		if p.Nodes[li].Tag != "li" || p.Nodes[li].Hidden {
			continue
		}
		link := p.First(li, "a")
		if link == page.None || strings.TrimSpace(p.ShortText(link)) != strings.TrimSpace(p.ShortText(li)) {
			return false
		}
		if entries++; entries == menuSeen {
			break
		}
	}
	return entries >= menuEntries
}
