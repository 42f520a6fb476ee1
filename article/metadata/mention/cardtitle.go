package mention

import (
	"galley/article/metadata/extent"
	"galley/page"
)

// otherCards is how many entries like that of a title there are at least beside it.
const otherCards = 1

// IsCardTitle reports whether a text is the title of an entry in a list: it stands in a heading that is
// a link, and others of the same mark-up beside the entry have one as well. A name in a link to the
// page of that person is none: such are the boxes of two writers.
func (r *Reader) IsCardTitle(n page.NodeID, text string) bool {
	inHeading := false
	for range extent.EntryAbove {
		entry := r.p.Nodes[n].Parent
		if entry <= 0 || r.IsPageOf(n, text) || r.p.Nodes[entry].End-entry > extent.EntryNodes {
			return false
		}
		inHeading = inHeading || page.IsHeading(r.p.Nodes[entry].Tag)
		if inHeading && r.hasLinkedHeading(entry) && r.article.AlikeBeside(entry, r.hasLinkedHeading) >= otherCards {
			return true
		}
		n = entry
	}
	return false
}

// hasLinkedHeading reports whether an element has a heading and a link, one of them in the other.
func (r *Reader) hasLinkedHeading(n page.NodeID) bool {
	var heading, link page.NodeID // where they end
	for i := n; i < min(r.p.Nodes[n].End, n+extent.EntryNodes); i++ {
		switch node := &r.p.Nodes[i]; {
		case page.IsHeading(node.Tag):
			heading = node.End
		case node.Tag == "a":
			link = node.End
		default:
			continue
		}
		if i < min(heading, link) {
			return true
		}
	}
	return false
}
