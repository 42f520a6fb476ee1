package networks

import (
	"slices"

	"galley/page"
)

// Pages of the corpora say in their heads, with tags and with their addresses what they
// are, more than many other pages do. So Document is fitted to each page in copies, too,
// that say less of themselves: articles and others alike.

// bareness is what a copy of a page does not say of itself.
type bareness struct {
	head    bool // meta elements, and linked data and all other scripts
	tags    bool // article, main and time elements, roles and properties
	address bool
}

// barenesses are those of the copies that Verdict is fitted to.
var barenesses = []bareness{{head: true}, {head: true, tags: true}, {head: true, tags: true, address: true}}

// of is a copy of the page, with the same nodes.
func (b bareness) of(p *page.Page) *page.Page {
	out := *p
	out.Nodes = slices.Clone(p.Nodes)
	if b.address {
		out.URL = ""
	}
	for i := range out.Nodes {
		n := &out.Nodes[i]
		switch {
		case b.head && n.Tag == "meta":
			n.Attrs = nil
		case b.head && n.Kind == page.Text && n.Parent != page.None && out.Nodes[n.Parent].Tag == "script":
			n.Text = ""
		case b.tags && n.Kind == page.Element:
			n.Tag = plainTag(n.Tag)
			n.Attrs = slices.DeleteFunc(slices.Clone(n.Attrs), func(a page.Attr) bool { return a.Name == "itemprop" || a.Name == "role" })
		}
	}
	return &out
}

// plainTag is a tag without a meaning in the place of one.
func plainTag(tag string) string {
	switch tag {
	case "article", "main":
		return "div"
	case "time":
		return "span"
	}
	return tag
}
