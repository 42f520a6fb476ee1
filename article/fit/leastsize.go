package fit

import (
	"math"
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// mostLeast is the largest least height, in CSS px, that is kept as the page has it: larger ones are
// shares of the window, mostly.
const mostLeast = 120.0

// LeastHeight keeps the height of a box that is as high as its style sheet says it must be at least, or
// of a box of bars without words, or of a row of cells, that is higher than what is in it.
func (c *Column) LeastHeight(n page.NodeID, tag string, k *sheet.Key) string {
	onlyWidth := strings.HasPrefix(k.Room, "box-sizing:border-box;min-width:") && strings.Count(k.Room, ":") == 2
	if k.Room != "" && !onlyWidth || k.Pin.Size != "" {
		return ""
	}
	node := &c.Page.Nodes[n]
	look := c.Page.Styles[node.Style].Look
	kind := ""
	if look[sheet.BoxSizing] == "border-box" {
		kind = "box-sizing:border-box;"
	}
	h := sheet.Pixels(look[sheet.Height])
	if least := sheet.Pixels(look[sheet.LookAt["min-height"]]); least > 0 && least <= mostLeast && math.Abs(h-least) <= Same && tag != "img" && tag != "video" {
		return kind + "min-height:" + sheet.Short(least) + "px;"
	}
	switch {
	case look[sheet.Display] == "table-cell" && (tag == "td" || tag == "th") && h > 0 && c.spareRow(n):
		return kind + "height:" + sheet.Short(h) + "px;"
	case sheet.IsFlexible(look) && h > 0 && node.Box.H <= maxEmptySize && c.holdsBars(n):
		return kind + "height:" + sheet.Short(h) + "px;"
	}
	return ""
}

// spareRow reports whether n is the first cell of a row in which all cells with something in them have room to
// spare above or below it: something else made the row as high as it is.
func (c *Column) spareRow(n page.NodeID) bool {
	row, asked, words := c.Page.Nodes[n].Parent, 0, false
	for cell := range c.Page.Children(row) {
		node := &c.Page.Nodes[cell]
		if node.Kind != page.Element || node.Hidden {
			continue
		}
		if asked++; asked == 1 && cell != n || asked > layout.MaxSiblings || node.End-cell > mostSpareNodes || !c.Sheet.Known(node.Style) || node.Attr("rowspan") != "" {
			return false
		}
		if node.End == cell+1 {
			continue // of a grid of cells, some of which are empty
		}
		words = true
		_, high, ok := c.extent(cell)
		if !ok || layout.ContentOf(c.Page, cell).H <= high+2 {
			return false
		}
	}
	return words
}

// holdsBars reports whether there is nothing in a box but empty ones, some of which are seen, and none as
// high as it: their heights are shares of its own.
func (c *Column) holdsBars(n page.NodeID) bool {
	inner := layout.ContentOf(c.Page, n)
	painted, asked := 0, 0
	for child := range c.Page.Children(n) {
		node := &c.Page.Nodes[child]
		if node.Kind == page.Text && page.IsBlank(node.Text) {
			continue
		}
		if asked++; asked > layout.MaxSiblings || node.Kind != page.Element || node.End != child+1 || !c.Sheet.Known(node.Style) || node.Box.H >= inner.H-1 {
			return false
		}
		if layout.Paints(c.Page.Styles[node.Style].Look) {
			painted++
		}
	}
	return painted > 1
}
