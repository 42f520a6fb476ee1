package features

import (
	"slices"

	"galley/features/block"
	"galley/features/metadata"
	"galley/features/text"
	"galley/page"
)

// Bounds of a menu below the name of a site: links to other pages, and nodes up to the headline.
const (
	menuLinks = 4
	menuNodes = 1000
)

// belowBanner is the first heading above the text that stands below a candidate in the banner of a
// site: one in a link to the front page, or one with nothing but a menu behind it. It is page.None
// without, and where a title hint begins or ends with the candidate.
func (v *TitleView) belowBanner(site *TitleCandidate) page.NodeID {
	end, inHomeLink, items := v.Page.Nodes[site.node].End, v.isInHomeLink(site.node), false
	for i := 0; i < len(v.list) && v.list[i].block <= v.start; i++ {
		c := &v.list[i]
		switch {
		case c.node < end || c.rank == 7 || v.leadsHome(c.node):
			continue
		case !inHomeLink && v.linkOf(c.node) != page.None: // of a menu, perhaps
			items = true
			continue
		case items && c.rank != site.rank:
			return page.None
		}
		if inHomeLink || !v.isNamedBy(site) && v.isMenu(end, c.node, block.InLink) {
			return c.node
		}
		return page.None
	}
	return page.None
}

// isInHomeLink reports whether a link to the front page has an element and more.
func (v *TitleView) isInHomeLink(n page.NodeID) bool {
	for up := n; up > 0 && v.EnclosingAt(up)&block.InLink != 0; up = v.Page.Nodes[up].Parent {
		if v.Page.Nodes[up].Tag == "a" {
			return metadata.IsFrontPage(v.Page.Nodes[up].Attr("href"))
		}
	}
	return false
}

// isNamedBy reports whether a title hint begins or ends with a candidate.
func (v *TitleView) isNamedBy(c *TitleCandidate) bool {
	for k := range v.head.Titles {
		hint := text.Words(v.head.Titles[k].Folded)
		if n := len(hint) - len(c.words); k != metadata.FromAddress && n >= 0 && (c.agrees[k].Start || slices.Equal(hint[n:], c.words)) {
			return true
		}
	}
	return false
}

// isMenu reports whether nothing stands between two nodes but elements of some kinds, links and perhaps
// controls, and among them some links to other pages of the site.
func (v *TitleView) isMenu(from, to page.NodeID, kinds block.Enclosing) bool {
	links := 0
	for n := from; n < to; n++ {
		switch node := &v.Page.Nodes[n]; {
		case to-from > menuNodes:
			return false
		case !v.Visible[n]:
			n = node.End - 1
		case node.Tag == "a" && isAnother(v.Page, node.Attr("href")):
			links++
		case node.Kind == page.Text && page.HasLetters(node.Text) && v.EnclosingAt(node.Parent)&kinds == 0:
			return false
		}
	}
	return links >= menuLinks
}

// isAnother reports whether a reference is to a page on the same host, and not to a place in this one.
func isAnother(p *page.Page, href string) bool {
	return href != "" && href[0] != '#' && p.OnHost(href)
}
