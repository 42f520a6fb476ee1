package view

import (
	"net/url"
	"strings"

	"galley/page"
)

// IsOneLink reports whether all that a reader sees of an element is one link to another page.
func (v *View) IsOneLink(n page.NodeID) bool {
	before, behind, ok := v.OneLink(n)
	return ok && before == "" && behind == ""
}

// besideLink is how many bytes of text stand beside a link at most that is the one of an element: a
// sign, or brackets.
const besideLink = 16

// OneLink is what stands before and behind the only link of an element, without blanks. ok is false
// where it has none or several, where the link does not lead to another page, and where words stand
// beside it.
func (v *View) OneLink(n page.NodeID) (before, behind string, ok bool) {
	link := page.None
	for i := n; i < v.Page.Nodes[n].End; i++ {
		switch node := &v.Page.Nodes[i]; {
		case node.Tag == "a":
			if link != page.None || !v.LeadsAway(node.Attr("href")) {
				return "", "", false
			}
			link = i
		case !node.ShowsText() || link != page.None && v.Page.Contains(link, i):
		case link == page.None:
			before += page.Norm(node.Text)
		default:
			behind += page.Norm(node.Text)
		}
		if len(before)+len(behind) > besideLink {
			return "", "", false
		}
	}
	return before, behind, link != page.None
}

// LeadsAway reports whether an address is of another page.
func (v *View) LeadsAway(href string) bool {
	return href != "" && !strings.HasPrefix(href, "#") && !v.Page.SameURL(href)
}

// LineWords is the least number of words of a line that leads elsewhere. One or two are
// the name of something.
const LineWords = 4

// IsOwn reports whether an address is of another page on the host of this one, or on the host that
// the page says it is of.
func (v *View) IsOwn(href string) bool {
	if !v.LeadsAway(href) {
		return false
	}
	if v.Page.OnHost(href) {
		return true
	}
	named := v.Canonical()
	address, err := url.Parse(href)
	return named != nil && err == nil && page.SameHost(address, named) && address.RequestURI() != named.RequestURI()
}

// PlaceOf is the name of the place of the page that an element leads to; empty: none.
func (v *View) PlaceOf(n page.NodeID) string {
	address, name, _ := strings.Cut(v.Page.Nodes[n].Attr("href"), "#")
	if name == "" || address != "" && !v.Page.SameURL(address) {
		return ""
	}
	return name
}

// MostLinked is the share of links from which a block of a meaning is a list of links.
const MostLinked = 0.5
