package fit

import (
	"math"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// maxToTable is how far above a cell the table or the box is that can be scrolled.
const maxToTable = 6

// LeastCell keeps the least width of the cells of a table that can be scrolled, where that is what makes them as wide
// as they are. Nothing else holds their widths, for what is wider than the table is scrolled.
func (c *Column) LeastCell(n page.NodeID, tag string) string {
	if tag != "th" && tag != "td" {
		return ""
	}
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	least := sheet.Pixels(look[sheet.LookAt["min-width"]])
	if least <= 0 || look[sheet.Display] != "table-cell" || math.Abs(sheet.Pixels(look[sheet.Width])-least) > Same {
		return ""
	}
	asked := 0
	for a := range c.Page.Ancestors(n) {
		if asked++; asked > maxToTable {
			break
		}
		if c.Sheet.Known(c.Page.Nodes[a].Style) && layout.Scrolls(c.Page, a) {
			return "min-width:" + sheet.Short(least) + "px;"
		}
	}
	return ""
}
