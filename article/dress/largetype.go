package dress

import (
	"galley/article/fit"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// isLarge reports whether n has words of large type in lines that are longer than those of a telephone. Single
// letters and numbers are as large there.
func (c *Dress) isLarge(n page.NodeID, parent *fit.Element) bool {
	node := &c.Page.Nodes[n]
	if parent.Vertical || !c.Sheet.Known(node.Style) || !sheet.HasRoomForLarge(c.Page.Viewport.W) {
		return false
	}
	return c.Page.Styles[node.Style].FontSize >= sheet.LargeType && node.Box.W > sheet.Telephone && layout.Says(c.Page, n)
}
