package dress

import (
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// cellMargin takes the margins of the first and the last element of a cell away that were not there: in old documents
// (quirks mode) those that a browser gives paragraphs, headings and lists have no effect in a cell, while in the article each
// line of the table would be higher by them. Elsewhere the edges of a cell hold them off.
func (c *Dress) cellMargin(n page.NodeID) (over string) {
	cell, style := c.Page.Nodes[n].Parent, &c.Page.Styles[c.Page.Nodes[n].Style]
	if cell == page.None || style.Display != "block" && style.Display != "list-item" || !c.Sheet.Known(c.Page.Nodes[cell].Style) {
		return ""
	}
	if c.Page.Styles[c.Page.Nodes[cell].Style].Display != "table-cell" {
		return ""
	}
	inner, box := layout.ContentOf(c.Page, cell), c.Page.Nodes[n].Box
	if inner.Empty() || box.Empty() {
		return ""
	}
	if margin := sheet.Pixels(style.Look[sheet.MarginT]); margin >= 1 && box.Y-inner.Y < margin-1 && c.isEdge(cell, cell+1, n) {
		over += "margin-top:0px;"
	}
	if margin := sheet.Pixels(style.Look[sheet.MarginB]); margin >= 1 && inner.Bottom()-box.Bottom() < margin-1 && c.isEdge(cell, c.Page.Nodes[n].End, c.Page.Nodes[cell].End) {
		over += "margin-bottom:0px;"
	}
	return over
}

// isEdge reports whether no words and no pictures stand among the nodes of a cell from one on, up to another.
func (c *Dress) isEdge(cell, from, to page.NodeID) bool {
	for i := from; i < to; i++ {
		node := &c.Page.Nodes[i]
		if node.ShowsText() || node.Kind == page.Element && !node.Box.Empty() && c.Page.Nodes[i].Parent == cell {
			return false
		}
	}
	return true
}
