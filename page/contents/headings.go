package contents

import (
	"net/url"
	"slices"

	"galley/page"
)

// Headings are the headings that the entries of a table of contents lead to, in document order.
func Headings(p *page.Page, table page.NodeID) (list []page.NodeID) {
	wanted := map[string]page.NodeID{}
	for link, fragment := range fragmentLinks(p) {
		if !p.Contains(table, link) {
			continue
		}
		wanted[fragment] = link
		if plain, err := url.PathUnescape(fragment); err == nil {
			wanted[plain] = link
		}
	}
	for i := range p.Nodes {
		for _, name := range [2]string{p.Nodes[i].Attr("id"), p.Nodes[i].Attr("name")} {
			link, known := wanted[name]
			if name == "" || !known {
				continue
			}
			delete(wanted, name) // the first of a name counts
			heading := headingAt(p, page.NodeID(i))
			if heading != page.None && saysSame(entryWords(p.TextWithin(link, shortNodes, maxEntry)), entryWords(p.TextWithin(heading, shortNodes, maxEntry))) {
				list = append(list, heading)
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
