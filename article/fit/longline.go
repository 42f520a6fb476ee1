package fit

import (
	"galley/article/arrangement"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// longLine reports whether n is a block whose words do not wrap and are longer than the lines of a telephone, which
// nothing around it cuts off or scrolls: there they wrap.
func (c *Column) longLine(n page.NodeID, look []string) bool {
	node := &c.Page.Nodes[n]
	if look[sheet.Collapse] != "collapse" || look[sheet.Collapse+1] != "nowrap" || node.Box.W <= arrangement.NarrowScreen ||
		look[sheet.OverflowX] != "visible" || node.Parent == page.None || !layout.Says(c.Page, n) {
		return false
	}
	if around := node.Parent; c.Sheet.Known(c.Page.Nodes[around].Style) && c.Page.Styles[c.Page.Nodes[around].Style].Look[sheet.Collapse+1] == "nowrap" {
		return false // it wraps where that does
	}
	for i := range c.Open {
		a := c.Open[i].Node
		if a == page.None {
			continue
		}
		if style := c.Page.Nodes[a].Style; c.Sheet.Known(style) && c.Page.Styles[style].Look[sheet.OverflowX] != "visible" {
			return false
		}
	}
	return true
}
