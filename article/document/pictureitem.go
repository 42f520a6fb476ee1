package document

import (
	"galley/article/arrangement"
	"galley/article/layout"
	"galley/article/picture"
	"galley/article/sheet"
	"galley/page"
)

// pictureItem lets an item of a flexible row that is never broken be narrower than the picture in it: its
// attributes hold the width of that, and a narrow screen would not show the last ones of a row of figures.
func (c *writer) pictureItem(n page.NodeID, parent *element) string {
	const most = 24 // nodes: an item is a picture and its caption
	node := &c.Page.Nodes[n]
	if !c.inFlexRow(parent) || parent.node != node.Parent || parent.slides || parent.items == nil || parent.items.Stacked ||
		node.End-n > most || c.Page.Nodes[parent.node].Box.W <= arrangement.NarrowScreen || layout.Scrolls(c.Page, parent.node) {
		return ""
	}
	if c.Page.Styles[parent.style].Look[sheet.FlexWrap] != "nowrap" || c.Page.Styles[node.Style].Look[sheet.LookAt["flex-shrink"]] == "0" {
		return ""
	}
	for i := n + 1; i < node.End; i++ {
		if box := c.Page.Nodes[i].Box; picture.Is(c.Page, i) && box.W >= sheet.Wide && box.W >= 0.8*node.Box.W {
			return "min-width:0;"
		}
	}
	return ""
}
