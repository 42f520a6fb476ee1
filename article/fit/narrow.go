package fit

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/arrangement"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// Narrow is the class of what is laid out otherwise on narrow screens, "" for none.
func (c *Column) Narrow(n page.NodeID, k *sheet.Key, ar *arrangement.Arrangement) string {
	look := c.Page.Styles[k.Style].Look
	switch {
	case k.NS == allowlist.HTML && c.Page.Nodes[n].Box.W > arrangement.NarrowScreen && strings.HasPrefix(look[sheet.Display], "table") && !strings.HasPrefix(look[sheet.Display], "table-") && !k.Pin.Wrapped:
		c.Narrows = true
		if k.Tag == "table" && layout.ArrangesOnly(c.Page, n) {
			return " g-cells"
		}
		if k.Tag == "table" && c.fitsNarrow(n) {
			return " g-fits"
		}
		if look[sheet.LookAt["border-collapse"]] == "collapse" && c.linedCells(n) {
			return " g-table g-grid"
		}
		return " g-table"
	case k.NS != allowlist.HTML || k.Root && ar == nil:
		return ""
	case ar != nil && ar.Columns:
		c.Narrows = true
		return " g-row"
	case k.Tag == "img" && c.Page.Nodes[n].Box.W < sheet.Wide && c.Top().Items != nil && c.Top().Items.Columns:
		return " g-small" // it is not as large as its file there
	case isColumn(k.Width):
		c.Narrows = true
		return " g-col"
	case !k.Root && !strings.HasPrefix(k.Width, "calc(") && floats(k, look) && c.Page.Nodes[n].Box.W >= sheet.Wide:
		c.Narrows = true
		return " g-float"
	case c.holdsBoxes(n, look) || !k.Root && (ar != nil && ar.Stacked || look[sheet.Display] == "block") && c.longLine(n, look):
		c.Narrows = true
		return " g-wrap"
	case !k.Root && c.hangs(n, look):
		c.Narrows = true
		return " g-hang"
	case c.PushedDown(n):
		c.Narrows = true
		return " g-breaks" // no float stands beside it there
	}
	return ""
}

// fitsNarrow reports whether the columns of a table are narrow enough for the smallest telephones, where it stands.
func (c *Column) fitsNarrow(table page.NodeID) bool {
	const most = 300 // CSS px
	if len(c.Open) < 2 || c.Open[1].Node == page.None {
		return false
	}
	least, ok := layout.LeastWidth(c.Page, table)
	left, right := layout.Room(c.Page, table)
	root := c.Page.Nodes[c.Open[1].Node].Box
	return ok && least+max(0, left-root.X)+max(0, root.Right()-right) <= most
}

// linedCells reports whether the first cell of a table has a line at its edge: the line of the table
// there is the same one, as is that around a block with such cells.
func (c *Column) linedCells(table page.NodeID) bool {
	const most = 64 // nodes before it
	for i := table + 1; i < min(c.Page.Nodes[table].End, table+most); i++ {
		node := &c.Page.Nodes[i]
		if node.Tag != "td" && node.Tag != "th" {
			continue
		}
		if !c.Sheet.Known(node.Style) {
			return false
		}
		look := c.Page.Styles[node.Style].Look
		return look[sheet.BorderTS] != "none" && sheet.Pixels(look[sheet.BorderTW]) > 0 && look[sheet.BorderTS+3] != "none" && sheet.Pixels(look[sheet.BorderLW]) > 0
	}
	return false
}

// floats reports whether an element floats in the article, be it that it was laid beside the text.
func floats(k *sheet.Key, look []string) bool {
	own := look[sheet.Float] != "none" && look[sheet.Float] != ""
	return !k.Pin.InStack && !k.Pin.Bleeds && own || strings.HasPrefix(k.Pin.Size, "float:")
}

// hangs reports whether a wide block does not begin a line that does not wrap, such as the text
// beside the sign of a list item: where it takes the whole line it reaches out of it.
func (c *Column) hangs(n page.NodeID, look []string) bool {
	parent := c.Page.Nodes[n].Parent
	around, box := c.Page.StyleOf(parent), c.Page.Nodes[n].Box
	return look[sheet.Display] == "inline-block" && box.W >= sheet.Wide &&
		around != nil && len(around.Look) == len(look) && around.Look[sheet.Collapse+1] == "nowrap" &&
		box.X > c.Page.Nodes[parent].Box.X+1
}

// holdsBoxes reports whether n is a line that does not wrap, of boxes that a narrow screen has no room for side
// by side. Lines of code are none: they scroll as they were.
func (c *Column) holdsBoxes(n page.NodeID, look []string) bool {
	if look[sheet.Collapse] != "collapse" || look[sheet.Collapse+1] != "nowrap" || !strings.HasPrefix(look[sheet.Display], "block") && look[sheet.Display] != "list-item" || c.Page.Nodes[n].Box.W <= arrangement.NarrowScreen {
		return false
	}
	boxes, wide, asked := 0, 0.0, 0
	for child := range c.Page.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			break
		}
		node := &c.Page.Nodes[child]
		if node.Kind == page.Element && !node.Hidden && c.Sheet.Known(node.Style) && c.Page.Styles[node.Style].Look[sheet.Display] == "inline-block" && node.Box.W >= sheet.Wide {
			boxes, wide = boxes+1, wide+node.Box.W
		}
	}
	return boxes > 1 && wide > arrangement.NarrowScreen
}

// MarginRoom limits a picture to what its margins leave of a narrow column, where it left them that
// on the page.
func (c *Column) MarginRoom(n page.NodeID, tag string, k *sheet.Key) string {
	parent := c.Page.StyleOf(c.Page.Nodes[n].Parent)
	if tag != "img" && tag != "video" || k.Overflows || k.Centred || k.Width != "" || k.Pin.Left != "" || parent == nil || parent.Display == "inline" {
		return ""
	}
	look, box := c.Page.Styles[c.Page.Nodes[n].Style].Look, c.Page.Nodes[n].Box
	sum := Besides(look)
	left, right := layout.Room(c.Page, n)
	if sum < 1 || sum > 2*smallInset || min(sheet.Pixels(look[sheet.MarginL]), sheet.Pixels(look[sheet.MarginR])) < 0 || box.W+sum > right-left+1 {
		return ""
	}
	if inner := layout.ContentOf(c.Page, n); look[sheet.BoxSizing] != "border-box" {
		sum += box.W - inner.W
	}
	return "max-width:calc(100% - " + sheet.Short(sum) + "px);"
}
