package document

import (
	"math"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// isMeter reports whether n is the part of a bar that shows an amount, with a word in it at most: it begins where
// the bar does, is as high, and both have a ground. It is a share of the bar in any window.
func (c *writer) isMeter(n page.NodeID, g gap) bool {
	around, box := c.Page.Nodes[n].Parent, c.Page.Nodes[n].Box
	if around == page.None || box.H > layout.MaxLabel || c.Page.Nodes[n].End-n > mostSpareNodes || !c.sheet.Known(c.Page.Nodes[around].Style) || g.room < sheet.Wide {
		return false
	}
	own, bar := c.Page.Styles[c.Page.Nodes[n].Style].Look, c.Page.Styles[c.Page.Nodes[around].Style].Look
	if !layout.Paints(own) || !layout.Paints(bar) || own[sheet.Background] == bar[sheet.Background] {
		return false
	}
	inner := layout.ContentOf(c.Page, around)
	return math.Abs(inner.H-box.H) <= 2 && math.Abs(inner.Y-box.Y) <= 2 && min(math.Abs(g.left), math.Abs(g.right)) <= 1
}
