package fit

import (
	"math"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// fillsColumn reports whether a picture is as wide as what it stands in, in one of the columns of a row that stand one
// below the other on a narrow screen: the picture of a card, which is wider there than its attributes say.
func (c *Column) fillsColumn(n page.NodeID, parent *Element) bool {
	const deep = 6 // elements around it
	box := c.Page.Nodes[n].Box
	if parent.Node == page.None || parent.Items != nil && !parent.Items.Stacked || box.W < sheet.Wide {
		return false
	}
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	if left, right := layout.Room(c.Page, n); math.Abs(right-left-box.W) > 1 || look[sheet.Float] != "none" || layout.OutOfFlow(c.Page.StyleOf(n)) {
		return false
	}
	for i := len(c.Open) - 1; i > 0 && i >= len(c.Open)-deep; i-- {
		if items := c.Open[i].Items; items != nil && items.Columns {
			return true
		}
	}
	return false
}
