package notes

import (
	"slices"
	"strings"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// keepSaid keeps the lists behind text of the body that say that they are references, with the heading before or in them.
func keepSaid(b *view.Body, add float64, raised span.Blocks) span.Blocks {
	if b.From >= b.To || b.Listing {
		return raised
	}
	first, _ := b.BlockNodes(b.From)
	for n := first; n < page.NodeID(len(b.Page.Nodes)); n++ {
		if node := &b.Page.Nodes[n]; node.Kind != page.Element || node.Hidden || !saysReferences(node) {
			continue
		}
		from, to := b.Span(n)
		if from > b.From && to-from >= leastCited && !b.Page.Contains(n, b.Root) {
			if markup.IsHeading(b.Page.Nodes[b.BlockElement(from-1)].Tag) {
				from--
			}
			raised = raise(b, from, to, add, raised)
		}
		n = b.Page.Nodes[n].End - 1
	}
	return raised
}

// saysReferences reports whether an element says that it is a list of references: by its role, as books for readers have it, or
// by the class that processors of citations give such lists. One of a single entry says how the page itself is cited.
func saysReferences(n *page.Node) bool {
	return hasName(n.Attr("role"), "doc-bibliography") || hasName(n.Attr("epub:type"), "bibliography") || hasName(n.Attr("class"), "csl-bib-body")
}

// hasName reports whether a name is one of those of an attribute.
func hasName(names, name string) bool {
	return strings.Contains(names, name) && slices.Contains(strings.Fields(names), name)
}
