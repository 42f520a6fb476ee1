package document

import (
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// lineLength are declarations of how long the lines of n are where they run from top to
// bottom in something whose lines do not: as long as they were, as nothing around says
// how high there is room. What is wider than the window scrolls.
func (c *writer) lineLength(n page.NodeID, parent *element) string {
	if parent.vertical || !layout.Vertical(c.Page, n) {
		return ""
	}
	return "box-sizing:border-box;height:" + sheet.Short(c.Page.Nodes[n].Box.H) + "px;max-width:100%;overflow-x:auto;"
}
