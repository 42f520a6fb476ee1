package boxes

import (
	"galley/models/boilerplate/markup"
	"galley/page"
)

// sourcesLeast is how many links to other sites a list of sources has at least.
const sourcesLeast = 2

// isSources reports whether each item of a list has a link to another site, and the list stands right below a kept heading among the
// paragraphs of the text: what a text is founded on. Lists of what else is to be read lead to the same site.
func (a *Among) isSources(n page.NodeID) bool {
	from, to := a.Span(n)
	if a.Listing || from >= to || !a.Has(from-1, to) || a.Media(n) > 0 || !a.Kept(from-1) {
		return false
	}
	head := a.BlockElement(from - 1)
	if !markup.IsHeading(a.Page.Nodes[head].Tag) || a.Page.Nodes[head].Parent != a.Page.Nodes[n].Parent {
		return false
	}
	if _, ok := a.extents[a.Page.Nodes[n].Parent]; !ok {
		return false
	}
	items := 0
	for c := range a.Page.Children(n) {
		if node := &a.Page.Nodes[c]; node.Kind != page.Element || node.Hidden {
			continue
		}
		link := a.Page.First(c, "a")
		if link == page.None || !a.leavesSite(a.Page.Nodes[link].Attr("href")) {
			return false
		}
		items++
	}
	return items >= sourcesLeast
}

// leavesSite reports whether an address is of another domain that people register than the page is.
func (a *Among) leavesSite(href string) bool {
	there, here := page.Domain(a.Page.Resolve(href)), page.Domain(a.Page.URL)
	return there != "" && here != "" && there != here
}
