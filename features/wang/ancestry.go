package wang

import "galley/page"

// ancestry is a set of bits, each for a kind of element that a node is or lies in.
type ancestry uint8

const (
	inLandmark ancestry = 1 << iota // article, main
	inH1
	inLink // <a href>
	// inAnchor is an <a href> that counts as anchor text of a title candidate (Wang et
	// al. 2009, section 4, Observation 2): with Limits.AllowSelfLink, links to the page
	// itself do not count.
	inAnchor
)

// readAncestry goes down the tree once: what every node lies in, and the headings.
func (x *Index) readAncestry() {
	x.ancestry = make([]ancestry, len(x.Page.Nodes))
	for i := range x.Page.Nodes {
		n := &x.Page.Nodes[i]
		if n.Parent != page.None {
			x.ancestry[i] = x.ancestry[n.Parent]
		}
		if n.Kind == page.Element {
			x.ancestry[i] |= x.ancestryOf(n)
			if page.IsHeading(n.Tag) && !n.Hidden {
				x.totals[i+1].headings = 1
			}
		}
	}
}

// ancestryOf returns the bits that an element sets for its subtree.
func (x *Index) ancestryOf(n *page.Node) ancestry {
	switch n.Tag {
	case "article", "main":
		return inLandmark
	case "h1":
		return inH1
	case "a":
		if href, ok := n.LookupAttr("href"); ok {
			if x.Limits.AllowSelfLink && x.isSelfLink(href) {
				return inLink
			}
			return inLink | inAnchor
		}
	}
	return 0
}

// hasAncestor reports whether an element around n, not n itself, sets one of the bits.
func (x *Index) hasAncestor(n page.NodeID, bits ancestry) bool {
	parent := x.Page.Nodes[n].Parent
	return parent != page.None && x.ancestry[parent]&bits != 0
}

// maxURL is the longest address that is compared, in bytes. The page's own address is
// parsed again for every link, so a long one would cost its length times the links.
const maxURL = 4096

// isSelfLink reports whether an address is that of the page.
func (x *Index) isSelfLink(href string) bool {
	p := x.Page
	return len(href) <= maxURL && len(p.URL) <= maxURL && len(p.Base) <= maxURL && p.SameURL(href)
}
