package metadata

import "galley/page"

// otherCards is how many entries like that of a title there are at least beside it.
const otherCards = 1

// isCardTitle reports whether a text is the title of an entry in a list: it stands in a heading that is
// a link, and others of the same mark-up beside the entry have one as well. A name in a link to the
// page of that person is none: such are the boxes of two writers.
func (r *Reader) isCardTitle(n page.NodeID, text string) bool {
	inHeading := false
	for range entryAbove {
		entry := r.p.Nodes[n].Parent
		if entry <= 0 || r.isPageOf(n, text) || r.p.Nodes[entry].End-entry > entryNodes {
			return false
		}
		inHeading = inHeading || page.IsHeading(r.p.Nodes[entry].Tag)
		if inHeading && r.hasLinkedHeading(entry) && r.alikeBeside(entry, r.hasLinkedHeading) >= otherCards {
			return true
		}
		n = entry
	}
	return false
}

// hasLinkedHeading reports whether an element has a heading and a link, one of them in the other.
func (r *Reader) hasLinkedHeading(n page.NodeID) bool {
	var heading, link page.NodeID // where they end
	for i := n; i < min(r.p.Nodes[n].End, n+entryNodes); i++ {
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
