package fit

import (
	"math"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// isMeter reports whether n is the part of a bar that shows an amount, with a word in it at most: it begins where
// the bar does, is as high, and both have a ground. It is a share of the bar in any window.
func (c *Column) isMeter(n page.NodeID, g gap) bool {
	around, box := c.Page.Nodes[n].Parent, c.Page.Nodes[n].Box
	if around == page.None || box.H > layout.MaxLabel || c.Page.Nodes[n].End-n > mostSpareNodes || !c.Sheet.Known(c.Page.Nodes[around].Style) || g.room < sheet.Wide {
		return false
	}
	own, bar := c.Page.Styles[c.Page.Nodes[n].Style].Look, c.Page.Styles[c.Page.Nodes[around].Style].Look
	if !layout.Paints(own) || !layout.Paints(bar) || own[sheet.Background] == bar[sheet.Background] {
		return false
	}
	inner := layout.ContentOf(c.Page, around)
	return math.Abs(inner.H-box.H) <= 2 && math.Abs(inner.Y-box.Y) <= 2 && min(math.Abs(g.left), math.Abs(g.right)) <= 1
}

// isMeterItem reports whether n is one of the parts of such a bar that stand side by side, none of which grows. All are
// as high as the bar, and wider than what is in them with its padding, as no buttons are.
func (c *Column) isMeterItem(n page.NodeID, parent *Element) bool {
	node := &c.Page.Nodes[n]
	if parent.Node == page.None || parent.Node != node.Parent || node.Kind != page.Element || node.Box.H > layout.MaxLabel || node.End-n > mostSpareNodes || !c.inFlexRow(parent) {
		return false
	}
	bar, own := c.Page.Styles[parent.Style].Look, c.Page.Styles[node.Style].Look
	inner := layout.ContentOf(c.Page, parent.Node)
	if !layout.Paints(bar) || sheet.Pixels(bar[sheet.LookAt["column-gap"]]) > 0 || own[sheet.LookAt["flex-grow"]] != "0" || inner.W < sheet.Wide ||
		math.Abs(inner.H-node.Box.H) > 2 || node.Box.W >= inner.W-1 || node.Box.W < 1 {
		return false
	}
	words, _, ok := c.extent(n)
	return ok && words.W < layout.ContentOf(c.Page, n).W-2 && (layout.Paints(own) || c.paintsInside(n))
}

// paintsInside reports whether the first element in n has a ground.
func (c *Column) paintsInside(n page.NodeID) bool {
	for child := range c.Page.Children(n) {
		if node := &c.Page.Nodes[child]; node.Kind == page.Element && !node.Hidden {
			return c.Sheet.Known(node.Style) && layout.Paints(c.Page.Styles[node.Style].Look)
		}
	}
	return false
}
