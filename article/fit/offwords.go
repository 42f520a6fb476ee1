package fit

import (
	"galley/article/layout"
	"galley/page"
)

// OffWords reports whether a badge on a picture is where no words on it come: over its lower edge, or in the paddings
// above or below them. It is placed by the edges of the picture, and the words by themselves.
func (c *Column) OffWords(badge, around page.NodeID) bool {
	box, inner := c.Page.Nodes[badge].Box, layout.ContentOf(c.Page, around)
	padded := inner.H < c.Page.Nodes[around].Box.H-1
	return layout.IsOverEdge(c.Page, badge, c.Page.Nodes[around].Box) || padded && (box.Bottom() <= inner.Y+1 || box.Y >= inner.Bottom()-1)
}
