package document

import (
	"galley/article/layout"
	"galley/article/subtree"
	"galley/page"
)

// mostLostBefore is how far, in CSS px, words that stay behind held a line of the head off the edge of the title
// at most: "Written by", say.
const mostLostBefore = 160

// lostBefore is that distance: of a line of the head in whose row other words stood before it, from where the title
// begins. 0 where none did, or those come along.
func (c *writer) lostBefore(pt subtree.Part, box page.Rect) float64 {
	if !pt.Head || c.src.Title == page.None {
		return 0
	}
	title := layout.Box(c.Page, layout.BlockAround(c.Page, c.src.Title))
	own := layout.BlockAround(c.Page, pt.Root)
	off, row := box.X-title.X, c.Page.Nodes[own].Parent
	if title.Empty() || off < 4 || off > mostLostBefore || row == page.None {
		return 0
	}
	lost, asked := false, 0
	for child := range c.Page.Children(row) {
		node := &c.Page.Nodes[child]
		if asked++; child == own || asked > layout.MaxSiblings {
			break
		}
		if node.Hidden || !layout.Says(c.Page, child) || node.Box.Y >= box.Bottom() || node.Box.Bottom() <= box.Y || node.Box.X >= box.X {
			continue
		}
		if lost = true; c.isPart(child) {
			return 0
		}
	}
	if !lost {
		return 0
	}
	return off
}

// isPart reports whether a part of the article stands in n.
func (c *writer) isPart(n page.NodeID) bool {
	for _, pt := range c.src.Parts {
		if c.Page.Contains(n, pt.Root) {
			return true
		}
	}
	return false
}
