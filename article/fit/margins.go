package fit

import (
	"galley/article/layout"
	"galley/article/plan"
	"galley/page"
)

// MaxGap bounds the room between two parts, in CSS px: where there was more, something
// stood between them that did not come along.
const MaxGap = 40

// MarginAbove is the margin above the root of a part, and what margins of the first elements in
// it add to it, which reach out of it on the page and not out of the part.
func (c *Column) MarginAbove(n page.NodeID) float64 {
	own, _ := layout.SideMargins(c.Page, n)
	for depth := 0; depth < layout.MaxDepth; depth++ {
		child := c.FirstBlock(n)
		if child == page.None || c.Page.Nodes[child].Box.Y > c.Page.Nodes[n].Box.Y+1 {
			break
		}
		above, _ := layout.SideMargins(c.Page, child)
		own, n = max(own, above), child
	}
	return own
}

// FirstBlock is the first child of n that is written and has a box; None if that is none.
func (c *Column) FirstBlock(n page.NodeID) page.NodeID {
	for child := range c.Page.Children(n) {
		node := &c.Page.Nodes[child]
		if node.Kind == page.Element && !node.Hidden && !node.Box.Empty() && c.Nodes[child].Do != plan.Drop {
			return child
		}
	}
	return page.None
}
