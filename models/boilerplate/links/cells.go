package links

import (
	"galley/features/text"
	"galley/models/boilerplate/view"
	"galley/page"
)

// cellProse is how many blocks of prose the cell has at least that links stand beside.
const cellProse = 2

// DropCells sets the posteriors of cells to 0 that have nothing but links of some words to other pages, and lines that
// head them, beside the one cell of a table with running prose: columns of a page that a table lays out. Tables of data
// have heads, or prose in several rows.
func DropCells(b *view.Body) {
	prose := proseOf(b)
	rows := map[page.NodeID]int{} // with prose, by the element that they are in
	var found []page.NodeID
	for n := b.Root; n < b.Page.Nodes[b.Root].End; n++ {
		if b.Page.Nodes[n].Tag == "tr" && prose.in(b.Span(n)) > 0 {
			rows[b.Page.Nodes[n].Parent]++
			found = append(found, n)
		}
	}
	for _, row := range found {
		if rows[b.Page.Nodes[row].Parent] == 1 {
			dropBeside(b, row, prose)
		}
	}
}

// dropBeside drops the cells of links in a row with a cell of prose.
func dropBeside(b *view.Body, row page.NodeID, prose counts) {
	most := 0
	for c := range b.Page.Children(row) {
		if b.Page.Nodes[c].Tag != "td" {
			return
		}
		most = max(most, prose.in(b.Span(c)))
	}
	if most < cellProse {
		return
	}
	for c := range b.Page.Children(row) {
		if prose.in(b.Span(c)) == 0 && isCellOfLinks(b.View, c) {
			b.DropAll(b.Span(c))
		}
	}
}

// counts are how many blocks of prose are kept before each block of a body, whose first is from.
type counts struct {
	from   int
	before []int
}

func proseOf(b *view.Body) counts {
	c := counts{b.From, make([]int, b.To-b.From+1)}
	for i := b.From; i < b.To; i++ {
		c.before[i-b.From+1] = c.before[i-b.From]
		if b.Kept(i) && b.IsProse(i) {
			c.before[i-b.From+1]++
		}
	}
	return c
}

// in is how many are within some blocks.
func (c counts) in(from, to int) int {
	last := len(c.before) - 1
	from, to = min(max(from-c.from, 0), last), min(max(to-c.from, 0), last)
	return c.before[to] - c.before[from]
}

// isCellOfLinks reports whether a cell has nothing but links of some words to other pages, and what heads them.
func isCellOfLinks(v *view.View, cell page.NodeID) bool {
	links, words := 0, 0
	for n := cell; n < v.Page.Nodes[cell].End; n++ {
		if node := &v.Page.Nodes[n]; node.Tag == "a" && v.LeadsAway(node.Attr("href")) {
			links++
			words += int(text.Count(v.Page.Text(n)).Words)
		}
	}
	from, to := v.Span(cell)
	return links >= tableLinks && words >= links*view.LineWords && isLinked(v, from, to, links)
}
