package layout

import (
	"galley/article/sheet"
	"galley/page"
)

// mostTableNodes is how many nodes of a table are looked at.
const mostTableNodes = 400

// ArrangesOnly reports whether a table holds no data but lays out what is in its cells, as letters and
// old pages do: it has no heads and no lines, and one cell in each row, or a cell with a heading, a
// picture of some width or a table in it.
func ArrangesOnly(p *page.Page, table page.NodeID) bool {
	const wide = 160 // CSS px, of a picture that is no sign
	rich, row, inRow, most := false, page.None, 0, 0
	end := p.Nodes[table].End
	for n := table + 1; n < min(end, table+mostTableNodes); n++ {
		node := &p.Nodes[n]
		switch node.Tag {
		case "th", "caption", "thead":
			return false
		case "table", "h1", "h2", "h3", "h4":
			rich = true
			n = node.End - 1
		case "img", "video", "picture":
			rich = rich || node.Box.W >= wide
		case "td":
			if hasLines(p, n) {
				return false
			}
			if node.Parent != row {
				row, inRow = node.Parent, 0
			}
			inRow++
			most = max(most, inRow)
		}
	}
	return most == 1 || most > 1 && rich
}

// hasLines reports whether lines are drawn around a cell.
func hasLines(p *page.Page, cell page.NodeID) bool {
	style := p.Nodes[cell].Style
	if !sheet.Known(p, style) {
		return false
	}
	look := p.Styles[style].Look
	for side := range 4 {
		if look[sheet.BorderTS+side] != "none" && sheet.Pixels(look[sheet.BorderTW+side]) > 0 {
			return true
		}
	}
	return false
}
