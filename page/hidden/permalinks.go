package hidden

import (
	"net/url"
	"strings"

	"galley/page"
)

// Bounds of what a permalink is looked for in.
const (
	permalinkText  = 12 // bytes of its text
	permalinkAbove = 6  // elements around it that it may lead to
	permalinkBack  = 12 // nodes before it that may be its place, if nothing is in them
)

// hidePermalinks hides the signs of permalinks.
func hidePermalinks(p *page.Page) {
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Kind == page.Text && !n.Hidden && isPermalink(p, page.NodeID(i)) {
			n.Hidden = true
		}
	}
}

// isPermalink reports whether the text node id is all a reader sees of a link to the place
// where it stands: a sign behind a heading, such as # or ¶, or one without width, which
// generators of documentation put there for those who want the address of a section. It is
// no text of the page. A sign that leads elsewhere, as marks of footnotes do, is.
func isPermalink(p *page.Page, id page.NodeID) bool {
	text := p.Nodes[id].Text
	if len(text) > permalinkText || page.HasLetters(text) {
		return false
	}
	link := p.Nodes[id].Parent
	for range 2 {
		if link != page.None && p.Nodes[link].Tag != "a" {
			link = p.Nodes[link].Parent
		}
	}
	if link == page.None || p.Nodes[link].Tag != "a" {
		return false
	}
	fragment, ok := strings.CutPrefix(p.Nodes[link].Attr("href"), "#")
	if !ok || fragment == "" {
		return false
	}
	up := link
	for k := 0; k <= permalinkAbove && up != page.None; k, up = k+1, p.Nodes[up].Parent {
		if isNamed(&p.Nodes[up], fragment) {
			return true
		}
	}
	for n := link - 1; n >= max(0, link-permalinkBack); n-- {
		if isNamed(&p.Nodes[n], fragment) && p.Nodes[n+1].Parent != n {
			return true
		}
	}
	return false
}

// isNamed reports whether an element is what a fragment of an address leads to (HTML 7.4.6.4).
func isNamed(n *page.Node, fragment string) bool {
	for _, name := range [2]string{n.Attr("id"), n.Attr("name")} {
		if name == "" {
			continue
		}
		if name == fragment {
			return true
		}
		if plain, err := url.PathUnescape(fragment); err == nil && name == plain {
			return true
		}
	}
	return false
}
