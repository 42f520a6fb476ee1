package flow

import "galley/page"

// mostTableNodes is how many nodes of a table are looked at for its columns.
const mostTableNodes = 4000

// tableTags are the elements of a table but for what only data has: heads and a caption.
var tableTags = map[string]bool{"table": true, "tbody": true, "tr": true, "td": true}

// isOneColumn reports whether an element is a table, or a part of one, that holds no data but puts what is in its cells
// one below the other, as letters and old pages do: no row has more than one cell with words or a picture, and
// none is a head.
func (b *builder) isOneColumn(n page.NodeID, tag string) bool {
	if !tableTags[tag] || b.Page.Nodes[n].Tag != tag {
		return false
	}
	table := n
	for table > 0 && b.Page.Nodes[table].Tag != "table" {
		table = b.Page.Nodes[table].Parent
	}
	if table <= 0 {
		return false
	}
	if b.oneColumn == nil {
		b.oneColumn = map[page.NodeID]bool{}
	}
	is, known := b.oneColumn[table]
	if !known {
		is = b.hasOneColumn(table)
		b.oneColumn[table] = is
	}
	return is
}

// hasOneColumn reports whether no row of a table has two cells that show something. Tables in cells are asked for
// themselves.
func (b *builder) hasOneColumn(table page.NodeID) bool {
	if role := b.Page.Nodes[table].Attr("role"); role == "table" || role == "grid" {
		return false
	}
	row, cells, shown := page.None, 0, page.None
	end := b.Page.Nodes[table].End
	if end-table > mostTableNodes {
		return false
	}
	for n := table + 1; n < end; n++ {
		switch node := &b.Page.Nodes[n]; {
		case node.Tag == "th" || node.Tag == "caption" || node.Tag == "thead":
			return false
		case node.Tag == "tr":
			row, cells = n, 0
		case node.Tag == "td" && row != page.None:
			if !b.showsAny(n) {
				n = node.End - 1
				break
			}
			if cells++; cells > 1 {
				return false
			}
			shown = n
		case node.Tag == "table":
			n = node.End - 1
		}
	}
	return shown != page.None
}

// showsAny reports whether words or a picture are in a cell.
func (b *builder) showsAny(cell page.NodeID) bool {
	for n := cell + 1; n < b.Page.Nodes[cell].End; n++ {
		switch node := &b.Page.Nodes[n]; {
		case node.Hidden:
			n = node.End - 1
		case pictureTags[node.Tag], node.Kind == page.Text && !page.IsBlank(node.Text):
			return true
		}
	}
	return false
}
