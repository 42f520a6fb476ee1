package fit

import (
	"math"
	"strconv"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// cellShare is the share that a box which a style sheet makes the cell of a table, such as a term and what it
// means, has of its row; "" where boxes without words are in that, or the row is as wide as its words.
func (c *Column) cellShare(n page.NodeID) string {
	row := c.Page.Nodes[n].Parent
	if row == page.None || !c.Sheet.Known(c.Page.Nodes[row].Style) || c.Page.Styles[c.Page.Nodes[row].Style].Look[sheet.Display] != "table-row" {
		return ""
	}
	cells, sum, asked := 0, 0.0, 0
	for cell := range c.Page.Children(row) {
		node := &c.Page.Nodes[cell]
		if node.Kind == page.Text && page.IsBlank(node.Text) || node.Hidden {
			continue
		}
		if asked++; asked > layout.MaxSiblings || node.Kind != page.Element || !c.Sheet.Known(node.Style) || !layout.Says(c.Page, cell) ||
			c.Page.Styles[node.Style].Look[sheet.Display] != "table-cell" {
			return ""
		}
		cells, sum = cells+1, sum+node.Box.W
	}
	left, right := layout.Room(c.Page, row)
	if room := c.Page.Nodes[row].Box.W; cells < 2 || sum < 0.98*room || room < 0.9*(right-left) || room < 1 {
		return ""
	}
	return strconv.FormatFloat(math.Round(1e6*c.Page.Nodes[n].Box.W/sum)/1e4, 'f', -1, 64) + "%"
}
