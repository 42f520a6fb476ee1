package fit

import (
	"strings"

	"galley/article/arrangement"
	"galley/article/layout"
	"galley/article/picture"
	"galley/article/sheet"
	"galley/page"
)

// PictureItem lets an item of a flexible row of pictures that is never broken be narrower than the one in it:
// its attributes hold the width of that, and a narrow screen would not show the last figures of the row.
func (c *Column) PictureItem(n page.NodeID, parent *Element) string {
	node := &c.Page.Nodes[n]
	if c.smallInGrid(n, parent) {
		return "max-width:none;"
	}
	if !c.inFlexRow(parent) || parent.Node != node.Parent || parent.Slides || parent.Items == nil || parent.Items.Stacked ||
		c.Page.Nodes[parent.Node].Box.W <= arrangement.NarrowScreen || layout.Scrolls(c.Page, parent.Node) ||
		c.Page.Styles[parent.Style].Look[sheet.FlexWrap] != "nowrap" || !c.shrinkingPicture(n) {
		return ""
	}
	asked := 0
	for other := range c.Page.Children(parent.Node) {
		if asked++; asked > layout.MaxSiblings {
			return ""
		}
		if o := &c.Page.Nodes[other]; o.Kind == page.Element && !o.Hidden && !o.Box.Empty() && !c.shrinkingPicture(other) {
			return "" // words beside it would take its room
		}
	}
	return "min-width:0;"
}

// shrinkingPicture reports whether an item is a picture with its caption that may be narrower than it, where its
// style sheet says nothing else.
func (c *Column) shrinkingPicture(n page.NodeID) bool {
	const most = 24 // nodes
	node := &c.Page.Nodes[n]
	if node.End-n > most || !c.Sheet.Known(node.Style) {
		return false
	}
	look := c.Page.Styles[node.Style].Look
	if least := look[sheet.LookAt["min-width"]]; look[sheet.LookAt["flex-shrink"]] == "0" || least != "auto" && least != "" {
		return false
	}
	for i := n + 1; i < node.End; i++ {
		if box := c.Page.Nodes[i].Box; picture.Is(c.Page, i) && box.W >= sheet.Wide && box.W >= 0.8*node.Box.W {
			return true
		}
	}
	return false
}

// smallInRow is how wide a picture of who wrote, or a number in a circle, is at most, in CSS px: a
// telephone has room for it beside words.
const smallInRow = 96

// smallInGrid reports whether n is a small picture in a row of a grid: as one that may be narrower it would leave its
// column to what stands beside it.
func (c *Column) smallInGrid(n page.NodeID, parent *Element) bool {
	node := &c.Page.Nodes[n]
	return node.Tag == "img" && node.Box.W <= smallInRow && c.inGridRow(n, parent)
}

// inGridRow reports whether n is an item of a grid that has the columns which it had on its page.
func (c *Column) inGridRow(n page.NodeID, parent *Element) bool {
	if parent.Node == page.None || parent.Node != c.Page.Nodes[n].Parent || parent.Items == nil || parent.Items.Stacked || parent.Items.Tracks != "" {
		return false
	}
	return strings.HasSuffix(c.Page.Styles[parent.Style].Look[sheet.Display], "grid")
}
