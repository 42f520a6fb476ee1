package fit

import (
	"math"
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// FillsItem keeps a box as high as the item of a row that it is all of, where the row makes all of its items
// as high as the highest: the cards in the columns of a row. In a column of its own it is as high as its words.
func (c *Column) FillsItem(n page.NodeID, parent *Element, k *sheet.Key) string {
	if len(c.Open) < 2 || strings.Contains(k.Room+k.Pin.Size, "height:") || strings.TrimSuffix(k.Pin.Over, "z-index:0;") != "" && k.Pin.Over != "position:relative;" || parent.Node != c.Page.Nodes[n].Parent {
		return ""
	}
	row, node := &c.Open[len(c.Open)-2], &c.Page.Nodes[n]
	if !c.Sheet.Known(row.Style) || row.Items == nil || row.Items.Stacked || row.Node != c.Page.Nodes[parent.Node].Parent || layout.OutOfFlow(&c.Page.Styles[node.Style]) {
		return ""
	}
	look := c.Page.Styles[node.Style].Look
	if !layout.Paints(look) || strings.HasPrefix(look[sheet.Display], "inline") || strings.HasPrefix(look[sheet.Display], "table") {
		return ""
	}
	inner := layout.ContentOf(c.Page, parent.Node)
	if math.Abs(node.Box.H-inner.H) > 1 {
		return ""
	}
	if stretched, _ := c.stretched(parent.Node, row); !stretched {
		return ""
	}
	if c.grows(n, look) {
		c.Next.Fills = true
		return "box-sizing:border-box;height:100%;display:flex;flex-direction:column;"
	}
	return "box-sizing:border-box;height:100%;"
}

// grows reports whether a box that has its children one below the other gives one of them the room to spare: the body
// of a card above its footer.
func (c *Column) grows(n page.NodeID, look []string) bool {
	if !strings.HasSuffix(look[sheet.Display], "flex") || look[sheet.FlexDir] != "column" || c.Next.Items == nil || !c.Next.Items.Stacked {
		return false
	}
	asked := 0
	for child := range c.Page.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			return false
		}
		if node := &c.Page.Nodes[child]; c.TakesSpare(node) {
			return true
		}
	}
	return false
}

// TakesSpare reports whether an item takes the room to spare of what it is in.
func (c *Column) TakesSpare(node *page.Node) bool {
	return node.Kind == page.Element && !node.Hidden && c.Sheet.Known(node.Style) && sheet.Pixels(c.Page.Styles[node.Style].Look[sheet.LookAt["flex-grow"]]) > 0
}

// AutoMargin writes margins of an item that took all the room that its row had to spare as such: browsers
// compute auto to a length there, by which the row would be wider than a narrow screen. It reports whether there are any.
func (c *Column) AutoMargin(n page.NodeID, parent *Element, p *sheet.Pin) bool {
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	l, r := sheet.Pixels(look[sheet.MarginL]), sheet.Pixels(look[sheet.MarginR])
	if max(l, r) < SmallMargin || !c.inFlexRow(parent) || parent.Node != c.Page.Nodes[n].Parent || !c.fillsRow(parent.Node) {
		return false
	}
	side := func(v float64) string {
		if v >= SmallMargin {
			return "auto"
		}
		return sheet.Short(v) + "px"
	}
	p.Left, p.Right = side(l), side(r)
	return true
}

// fillsRow reports whether the items of a flexible row reach from edge to edge of it, though none grows and
// nothing sets them apart.
func (c *Column) fillsRow(row page.NodeID) bool {
	look := c.Page.Styles[c.Page.Nodes[row].Style].Look
	switch look[sheet.LookAt["justify-content"]] {
	case "normal", "flex-start", "start", "left":
	case "space-between", "space-around", "space-evenly": // of which margins leave nothing to part
		if !c.takesAll(row) {
			return false
		}
	default:
		return false
	}
	left, right := layout.Content(c.Page, row)
	from, to, asked := right, left, 0
	for child := range c.Page.Children(row) {
		node := &c.Page.Nodes[child]
		if node.Hidden || node.Box.Empty() {
			continue
		}
		before, after := 0.0, 0.0
		if node.Kind == page.Element {
			if asked++; asked > layout.MaxSiblings || !c.Sheet.Known(node.Style) || c.Page.Styles[node.Style].Look[sheet.LookAt["flex-grow"]] != "0" {
				return false
			}
			if layout.OutOfFlow(&c.Page.Styles[node.Style]) {
				continue
			}
			own := c.Page.Styles[node.Style].Look
			before, after = sheet.Pixels(own[sheet.MarginL]), sheet.Pixels(own[sheet.MarginR])
		}
		from, to = min(from, node.Box.X-before), max(to, node.Box.Right()+after)
	}
	return math.Abs(from-left) <= 1 && math.Abs(to-right) <= 1
}

// takesAll reports whether the items of a row are as wide together as it is, with their margins and the gaps between
// them.
func (c *Column) takesAll(row page.NodeID) bool {
	left, right := layout.Content(c.Page, row)
	sum, items := 0.0, 0
	for child := range c.Page.Children(row) {
		node := &c.Page.Nodes[child]
		if node.Hidden || node.Box.Empty() || node.Kind == page.Element && layout.OutOfFlow(c.Page.StyleOf(child)) {
			continue
		}
		if items++; items > layout.MaxSiblings {
			return false
		}
		sum += node.Box.W
		if node.Kind == page.Element && c.Sheet.Known(node.Style) {
			sum += Besides(c.Page.Styles[node.Style].Look)
		}
	}
	sum += float64(max(0, items-1)) * sheet.Pixels(c.Page.Styles[c.Page.Nodes[row].Style].Look[sheet.LookAt["column-gap"]])
	return math.Abs(sum-(right-left)) <= 1
}
