package fit

import (
	"math"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// mostOver is the distance, in CSS px, by which a block is moved over a margin of its own at most.
const mostOver = 64

// MovedOver keeps the move up of the first block in a box whose margin takes back that room: the bar with the
// name of a card at its upper edge. Without the move it would lie under what follows. How far it is moved is
// read from its place, because a share of its height is not in its style.
func (c *Column) MovedOver(n page.NodeID, k *sheet.Key) string {
	look, style := c.Page.Styles[c.Page.Nodes[n].Style].Look, &c.Page.Styles[c.Page.Nodes[n].Style]
	if _, isMoved := sheet.Moved(look[sheet.Transform]); !isMoved || look[sheet.Transform] == "none" || k.Pin.Over != "" ||
		style.Position != "static" || look[sheet.Display] != "block" || look[sheet.Float] != "none" {
		return ""
	}
	around, before := c.Page.Nodes[n].Parent, 0
	for child := range c.Page.Children(around) {
		if child == n {
			break
		}
		if before++; before > layout.MaxSiblings || layout.Says(c.Page, child) {
			return ""
		}
	}
	up := c.Page.StyleOf(around)
	if up == nil || !c.Sheet.Known(c.Page.Nodes[around].Style) {
		return ""
	}
	edge := sheet.Pixels(up.Look[sheet.BorderTW]) + sheet.Pixels(up.Look[sheet.PaddingT])
	y := c.Page.Nodes[n].Box.Y - c.Page.Nodes[around].Box.Y - edge - sheet.Pixels(look[sheet.MarginT])
	if edge == 0 || y > -1 || y < -mostOver || sheet.Pixels(look[sheet.MarginT+2]) > y/2 {
		return "" // of a box without an edge margins may reach out
	}
	return "position:relative;top:" + sheet.Short(math.Round(y*100)/100) + "px;"
}
