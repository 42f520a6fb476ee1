package layout

import (
	"strconv"
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// CellRoom is the width that the columns of a table share: what shares of it are widths of cells.
// It is that from the first cell to the last without what is between them, as the table itself
// has borders and room around its cells.
func CellRoom(p *page.Page, table page.NodeID) float64 {
	left, right, columns := 0.0, 0.0, 0
	inRow, row := 0, page.None
	for n := table + 1; n < p.Nodes[table].End; n++ {
		node := &p.Nodes[n]
		switch {
		case node.Tag == "table":
			n = node.End - 1
		case node.Tag != "td" && node.Tag != "th", node.Hidden, node.Box.Empty():
		default:
			if columns == 0 {
				left, right = node.Box.X, node.Box.Right()
			}
			if left, right = min(left, node.Box.X), max(right, node.Box.Right()); node.Parent != row {
				inRow, row = 0, node.Parent
			}
			inRow += spanOf(node)
			columns = max(columns, inRow)
		}
	}
	room := right - left
	if style := p.Nodes[table].Style; sheet.Known(p, style) && p.Styles[style].Look[sheet.LookAt["border-collapse"]] == "separate" {
		between, _, _ := strings.Cut(p.Styles[style].Look[sheet.LookAt["border-spacing"]], " ")
		room -= sheet.Pixels(between) * float64(columns-1)
	}
	return room
}

// spanOf is how many columns a cell takes.
func spanOf(node *page.Node) int {
	const most = 1000 // as browsers have it
	if n, err := strconv.Atoi(node.Attr("colspan")); err == nil && n > 1 {
		return min(n, most)
	}
	return 1
}
