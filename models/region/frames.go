package region

import (
	"strings"

	"galley/page"
)

// OnlyFrames reports whether all text that a page shows stands in its menus and footers, and none of
// those holds an article, its main part or a title.
func OnlyFrames(p *page.Page) bool {
	end, shows := page.NodeID(0), false // of the outermost frame that is open
	for i := range p.Nodes {
		n := &p.Nodes[i]
		switch {
		case n.Kind == page.Element && isFrame(n):
			end = max(end, n.End)
		case page.NodeID(i) < end && (n.Tag == "main" || n.Tag == "article" || n.Tag == "h1"):
			return false
		case n.Kind == page.Text && !n.Hidden && strings.TrimSpace(n.Text) != "":
			if page.NodeID(i) >= end {
				return false
			}
			shows = true
		}
	}
	return shows
}

// isFrame reports whether an element says that it is a menu or a footer.
func isFrame(n *page.Node) bool {
	switch n.Tag {
	case "nav", "footer":
		return true
	}
	role := strings.ToLower(n.Attr("role"))
	return role == "navigation" || role == "contentinfo"
}
