package fit

import (
	"math"
	"strconv"
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// KeptWidth is the width that an element keeps: that of tables and cells, and of what
// would otherwise be as wide as its words (floats, flex items, inline blocks). Blocks
// take what the window gives. Pictures have attributes.
func (c *Column) KeptWidth(n page.NodeID, tag string, parent *Element) string {
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	box := c.Page.Nodes[n].Box
	switch {
	case tag == "img" && c.inRow(n, parent):
		left, right := layout.Room(c.Page, n)
		return sheet.Short(math.Ceil(box.W/(right-left)*10000)/100) + "%"
	case c.isMeterItem(n, parent):
		left, right := layout.Room(c.Page, n)
		return sheet.Short(100*box.W/(right-left)) + "%"
	case tag == "img" && c.fillsColumn(n, parent):
		return "100%"
	case box.W < 1 || tag == "img" || tag == "video" || tag == "audio" && math.Abs(box.W-soundW) < 1:
		return ""
	case (tag == "td" || tag == "th") && look[sheet.Display] == "table-cell" && parent.Table != page.None && c.Page.Nodes[n].Attr("colspan") == "":
		around := c.Page.Styles[c.Page.Nodes[parent.Table].Style].Look
		if around[sheet.TableLayout] == "fixed" || around[sheet.Display] == "block" || around[sheet.Display] == "inline-block" { // a block that scrolls has a table in it, as wide as its cells
			return sheet.Short(sheet.Pixels(look[sheet.Width])) + "px"
		}
		if room := c.cellRoom(parent.Table); room > 0 && box.W < room {
			return strconv.FormatFloat(math.Round(1e6*box.W/room)/1e4, 'f', -1, 64) + "%"
		}
		return ""
	case look[sheet.Display] == "table-cell" && tag != "td" && tag != "th" && !layout.Says(c.Page, n) && box.W < sheet.Wide:
		return sheet.Short(sheet.Pixels(look[sheet.Width])) + "px" // a picture beside words, which would take its room
	case look[sheet.Display] == "table-cell" && tag != "td" && tag != "th":
		return c.cellShare(n)
	case c.belowFloat(n, look):
		return "100%"
	case tag != "table" && tag != "audio" && !isTable(c.Page, n) && !(c.shrinks(look, parent) && (box.W >= sheet.Wide || c.confined(n))):
		return ""
	}
	if share := c.floatRow(n, look, parent); share != "" {
		return share
	}
	if share := c.wordColumn(n, look, parent); share != "" {
		return share
	}
	left, right := layout.Room(c.Page, n)
	if out := box.W - (right - left); strings.HasPrefix(look[sheet.Display], "inline-") && out > 1 && math.Abs(out+sheet.Pixels(look[sheet.MarginL])+sheet.Pixels(look[sheet.MarginR])) <= 1 {
		return "calc(100% + " + sheet.Short(out) + "px)" // margins draw it into the padding around
	}
	if box.W >= 0.98*(right-left) && (tag != "table" || right-left-box.W <= 2) { // a table that is a little narrower is as wide as its words
		return "100%"
	}
	if w := sheet.Pixels(look[sheet.Width]); w > 0 && right > left && look[sheet.LookAt["flex-shrink"]] == "0" && c.inFixedRow(parent) {
		return strconv.FormatFloat(math.Round(1e6*w/(right-left))/1e4, 'f', -1, 64) + "%"
	}
	return AtLeast(sheet.Pixels(look[sheet.Width])) + "px"
}

// isTable reports whether an element is laid out as a table by its style sheet, and not only around a picture.
func isTable(p *page.Page, n page.NodeID) bool {
	style := &p.Styles[p.Nodes[n].Style]
	return style.Display == "table" && style.Look[sheet.Display] == "table" && !layout.Wraps(p, n, p.Nodes[n].Tag)
}

// cellRoom is the width that the columns of a table share.
func (c *Column) cellRoom(table page.NodeID) float64 {
	room, known := c.cellRooms[table]
	if !known {
		room = layout.CellRoom(c.Page, table)
		c.cellRooms[table] = room
	}
	return room
}

// AtLeast is a width that a browser, which counts in parts of a px, makes no narrower than it was.
func AtLeast(px float64) string { return sheet.Short(math.Ceil(px*100-1e-6) / 100) }

// AtMost is a margin that leaves what stands beside it as wide as it was.
func AtMost(px float64) string { return sheet.Short(math.Floor(px*100+1e-6) / 100) }

// inRow reports whether a picture stands beside other boxes in a row that is never broken.
// Without a share of its width it would leave narrow screens no room for words.
func (c *Column) inRow(n page.NodeID, parent *Element) bool {
	if parent.Items == nil || parent.Items.Stacked || parent.Slides || parent.Node == page.None || c.Page.Nodes[n].Parent != parent.Node {
		return false
	}
	style := &c.Page.Styles[c.Page.Nodes[parent.Node].Style]
	look, w := style.Look, c.Page.Nodes[n].Box.W
	left, right := layout.Room(c.Page, n)
	return style.Display == "flex" && strings.HasPrefix(look[sheet.FlexDir], "row") && look[sheet.FlexWrap] == "nowrap" && !layout.Scrolls(c.Page, parent.Node) &&
		w >= sheet.Wide && w <= right-left && c.Page.Styles[c.Page.Nodes[n].Style].Position != "absolute"
}

// confined reports whether the words in a box that would be as wide as them take several
// lines, or do not fit: then something else made it as narrow as it is.
func (c *Column) confined(n page.NodeID) bool {
	const most = 32 // nodes: such a box is small
	box := c.Page.Nodes[n].Box
	for i := n + 1; i < min(n+most, c.Page.Nodes[n].End); i++ {
		node := &c.Page.Nodes[i]
		if node.Kind != page.Text || node.Hidden || node.Box.Empty() || page.IsBlank(node.Text) || !c.Sheet.Known(c.Page.Nodes[node.Parent].Style) {
			continue
		}
		style := &c.Page.Styles[c.Page.Nodes[node.Parent].Style]
		line := max(sheet.Pixels(style.Look[sheet.LookAt["line-height"]]), 1.2*style.FontSize)
		if node.Box.H > 1.5*line || node.Box.Right() > box.Right()+1 || node.Box.X < box.X-1 {
			return true
		}
	}
	return false
}

// shrinks reports whether the browser makes such a box as wide as what is in it.
func (c *Column) shrinks(look []string, parent *Element) bool {
	if d := look[sheet.Display]; strings.HasPrefix(d, "inline-") || look[sheet.Float] != "none" && look[sheet.Float] != "" {
		return true
	}
	return c.inFlexRow(parent)
}

// inFlexRow reports whether what stands in parent is an item of a flexible row.
func (c *Column) inFlexRow(parent *Element) bool {
	if !c.Sheet.Known(parent.Style) {
		return false
	}
	around := c.Page.Styles[parent.Style].Look
	return strings.HasSuffix(around[sheet.Display], "flex") && strings.HasPrefix(around[sheet.FlexDir], "row")
}

// inFixedRow reports whether what stands in parent is an item of a flexible row that is never
// broken, and does not scroll: items that do not shrink would reach out of a narrow screen.
func (c *Column) inFixedRow(parent *Element) bool {
	if !c.inFlexRow(parent) || parent.Node == page.None || parent.Slides || parent.Items == nil || parent.Items.Stacked || parent.Items.Columns {
		return false
	}
	look := c.Page.Styles[parent.Style].Look
	return look[sheet.FlexWrap] == "nowrap" && !layout.Scrolls(c.Page, parent.Node)
}

// LineLength are declarations of how long the lines of n are where they run from top to
// bottom in something whose lines do not: as long as they were, as nothing around says
// how high there is room. What is wider than the window scrolls.
func (c *Column) LineLength(n page.NodeID, parent *Element) string {
	if parent.Vertical || !layout.Vertical(c.Page, n) {
		return ""
	}
	return "box-sizing:border-box;height:" + sheet.Short(c.Page.Nodes[n].Box.H) + "px;max-width:100%;overflow-x:auto;"
}
