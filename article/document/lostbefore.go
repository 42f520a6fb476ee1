package document

import (
	"math"

	"galley/article/layout"
	"galley/article/subtree"
	"galley/page"
)

// Bounds of a line of the head that words held off the edge of the title, in CSS px.
const (
	mostLostBefore = 160 // how wide such words are at most where the line ends with the title: "Written by", say
	freeBehind     = 48  // room behind a line that does not end there
	lostLevels     = 4   // elements around the line that are asked for such words
)

// lostBefore is how far words that stay behind held a line of the head off the edge where the title begins. 0 where
// none stood before it in its row, or those come along.
func (c *writer) lostBefore(pt subtree.Part, box page.Rect) float64 {
	if !pt.Head || c.src.Title == page.None {
		return 0
	}
	title := layout.Box(c.Page, layout.BlockAround(c.Page, c.src.Title))
	own := layout.BlockAround(c.Page, pt.Root)
	off, behind := box.X-title.X, title.Right()-layout.Box(c.Page, own).Right()
	if title.Empty() || off < 4 || off > mostLostBefore && behind < freeBehind || math.Abs(off-behind) <= 4 {
		return 0
	}
	lost := false
	for level := 0; level < lostLevels; level++ {
		row := c.Page.Nodes[own].Parent
		if row == page.None || c.Page.Contains(own, c.src.Title) {
			break
		}
		before, kept := c.before(own, row, box)
		if kept {
			return 0
		}
		lost, own = lost || before, row
	}
	if !lost {
		return 0
	}
	return off
}

// before reports whether words stand before a child of a row, beside a box in it, and whether a part of the article
// is among them.
func (c *writer) before(own, row page.NodeID, box page.Rect) (found, kept bool) {
	asked := 0
	for child := range c.Page.Children(row) {
		node := &c.Page.Nodes[child]
		if asked++; child == own || asked > layout.MaxSiblings {
			break
		}
		if node.Hidden || !layout.Says(c.Page, child) || node.Box.Y >= box.Bottom() || node.Box.Bottom() <= box.Y || node.Box.X >= box.X {
			continue
		}
		if found = true; c.isPart(child) {
			return true, true
		}
	}
	return found, false
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
