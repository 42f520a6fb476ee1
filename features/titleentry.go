package features

import (
	"strings"

	"galley/features/metadata"
	"galley/page"
)

// entriesLeast is how many headings that are links to other pages make a list of entries.
const entriesLeast = 3

// IsOfEntry reports whether a candidate for the title is the heading of an entry of a list: it leads to another
// page, as other headings of its tag do, and is nothing that metadata call this page. A list that shows no title
// of its own, as of a category, begins with one.
func (v *TitleView) IsOfEntry(n page.NodeID) bool {
	chosen, h := v.Candidate(n), v.Heading(n)
	if chosen == nil || h == page.None || v.leadsTo(h) == "" {
		return false
	}
	for k := range v.head.Titles {
		if a := &chosen.agrees[k]; k != metadata.FromAddress && (a.Same || a.Start || a.F1 >= sectionLike) {
			return false
		}
	}
	pages := map[string]bool{}
	for i := range v.Page.Nodes {
		if n := page.NodeID(i); v.Page.Nodes[n].Tag == v.Page.Nodes[h].Tag && v.Visible[n] {
			if to := v.leadsTo(n); to != "" {
				pages[to] = true
			}
		}
	}
	return len(pages) >= entriesLeast
}

// leadsTo is the address of the other page that the link in a heading, or around it, leads to; "" without.
func (v *TitleView) leadsTo(h page.NodeID) string {
	link := page.None
	for i := h; i < v.Page.Nodes[h].End && link == page.None; i++ {
		if v.Page.Nodes[i].IsLink() {
			link = i
		}
	}
	if up := v.Page.Nodes[h].Parent; link == page.None && up != page.None && v.Page.Nodes[up].IsLink() {
		link = up
	}
	if link == page.None {
		return ""
	}
	href := strings.TrimSpace(v.Page.Nodes[link].Attr("href"))
	if href == "" || href[0] == '#' || v.Page.SameURL(href) {
		return ""
	}
	return href
}
