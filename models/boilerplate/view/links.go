package view

import (
	"net/url"
	"strings"

	"galley/page"
)

// IsOneLink reports whether all that a reader sees of an element is one link to another page.
func (v *View) IsOneLink(n page.NodeID) bool {
	link := page.None
	for i := n; i < v.Page.Nodes[n].End; i++ {
		switch node := &v.Page.Nodes[i]; {
		case node.Tag == "a":
			if href := node.Attr("href"); link != page.None || href == "" || strings.HasPrefix(href, "#") || v.Page.SameURL(href) {
				return false
			}
			link = i
		case node.Kind == page.Text && !node.Hidden && (link == page.None || !v.Page.Contains(link, i)) && strings.TrimSpace(node.Text) != "":
			return false
		}
	}
	return link != page.None
}

// LineWords is the least number of words of a line that leads elsewhere. One or two are
// the name of something.
const LineWords = 4

// IsOwn reports whether an address is of another page of the same site.
func (v *View) IsOwn(href string) bool {
	if href == "" || strings.HasPrefix(href, "#") || v.Page.SameURL(href) {
		return false
	}
	address, err := url.Parse(href)
	if err != nil || address.Host == "" {
		return err == nil && address.Scheme == ""
	}
	host := strings.TrimPrefix(address.Host, "www.")
	if own, err := url.Parse(v.Page.URL); err == nil && host == strings.TrimPrefix(own.Host, "www.") {
		return true
	}
	named := v.Canonical()
	return named != nil && host == strings.TrimPrefix(named.Host, "www.") && address.RequestURI() != named.RequestURI()
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
