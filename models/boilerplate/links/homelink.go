package links

import (
	"net/url"
	"strings"

	"galley/models/boilerplate/view"
	"galley/page"
)

// homeLink is how many words a link to the front page has at most that a text ends with.
const homeLink = 12

// HomeLink is the link that the last paragraph of a text ends with behind its last sentence, where it leads to the
// front page of the site: portals put one there, to read on. None without.
func HomeLink(b *view.Body) page.NodeID {
	for i := b.To - 1; i >= b.From; i-- {
		if !b.Kept(i) {
			continue
		}
		if share := b.BlockLinkShare(i); share == 0 || share == 1 {
			return page.None
		}
		from, to := b.BlockNodes(i)
		link, before := lastLink(b.View, from, to)
		if link == page.None || page.CountWords(b.Page.Text(link)) > homeLink || !leadsHome(b.View, b.Page.Nodes[link].Attr("href")) || !page.EndsSentence(before) {
			return page.None
		}
		return link
	}
	return page.None
}

// lastLink is the link that the last words among nodes are in, None where they are in none, and the words before it.
func lastLink(v *view.View, from, to page.NodeID) (link page.NodeID, before string) {
	var text strings.Builder
	link = page.None
	for n := from; n < to; n++ {
		switch node := &v.Page.Nodes[n]; {
		case node.Tag == "a":
			if link != page.None {
				text.WriteString(v.Page.Text(link))
			}
			link = n
		case node.ShowsLetters() && link == page.None:
			text.WriteString(node.Text)
		case node.ShowsLetters() && !v.Page.Contains(link, n):
			text.WriteString(v.Page.Text(link))
			text.WriteString(node.Text)
			link = page.None
		}
	}
	return link, page.Norm(text.String())
}

// leadsHome reports whether an address is that of the front page of the site, whatever is asked of it.
func leadsHome(v *view.View, href string) bool {
	own, err := url.Parse(v.Page.URL)
	if err != nil || own.Host == "" {
		return false
	}
	to, err := own.Parse(href)
	return err == nil && href != "" && to.Host == own.Host && (to.Path == "" || to.Path == "/") && own.Path != to.Path && to.Fragment == ""
}
