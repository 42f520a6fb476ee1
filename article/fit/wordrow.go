package fit

import (
	"math"
	"strconv"
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// fullRow is the least share of its column that boxes beside each other take which are columns of it.
const fullRow = 0.8

// wordColumn is the width of a float or an inline block that is a column of words beside others, all of which
// fill the width of what is around: a share of that. Of fixed widths the last had no room in a window that is
// narrower than the page was. "" for any other element.
func (c *Column) wordColumn(n page.NodeID, look []string, parent *Element) string {
	kind, box := columnKind(look), c.Page.Nodes[n].Box
	if kind == "" || box.W < sheet.Wide || parent.Items != nil || parent.Slides || parent.Node == page.None || parent.Node != c.Page.Nodes[n].Parent ||
		!c.Sheet.Known(parent.Style) || c.Page.Styles[parent.Style].Look[sheet.Collapse+1] == "nowrap" {
		return ""
	}
	left, right := layout.Room(c.Page, n)
	room, taken, row, asked := right-left, 0.0, 0, 0
	for item := range c.Page.Children(parent.Node) {
		if asked++; asked > layout.MaxSiblings {
			return ""
		}
		node := &c.Page.Nodes[item]
		if node.Kind != page.Element || node.Hidden || !c.Sheet.Known(node.Style) || node.Box.Y >= box.Bottom()-1 || node.Box.Bottom() <= box.Y+1 {
			continue
		}
		other := c.Page.Styles[node.Style].Look
		if columnKind(other) != kind || node.Box.W < sheet.Wide || item != n && min(node.Box.Right(), box.Right())-max(node.Box.X, box.X) > 1 {
			return ""
		}
		row++
		taken += node.Box.W + Besides(other)
	}
	if row < 2 || room <= sheet.Telephone || taken < fullRow*room || taken > room+1 {
		return ""
	}
	beside := Besides(look)
	share := math.Floor(1e6*(box.W+beside)/room) / 1e4
	if look[sheet.BoxSizing] != "border-box" {
		beside += box.W - sheet.Pixels(look[sheet.Width])
	}
	return columnWidth + strconv.FormatFloat(share, 'f', -1, 64) + "% - " + sheet.Short(beside) + "px)"
}

// columnWidth begins the width of such a column, by which narrow screens know it.
const columnWidth = "min(100%, "

// columnKind is how columns are laid out beside each other: "float", "inline-block" or "" for any other way.
func columnKind(look []string) string {
	switch {
	case look[sheet.Float] == "left" || look[sheet.Float] == "right":
		return "float"
	case look[sheet.Display] == "inline-block":
		return "inline-block"
	}
	return ""
}

// isColumn reports whether a width is that of such a column.
func isColumn(width string) bool { return strings.HasPrefix(width, columnWidth) }
