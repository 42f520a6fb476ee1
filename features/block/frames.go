package block

import "galley/page"

// frames says of every node whether it is a table that lays a part of the page out, or a row or a
// cell of one, or a figure that holds text only. Pages were made of such tables once, and newsletters
// still are. They say no more than a div does: what is in a cell lies in what is around the table, and
// is no cell of data.
func frames(p *page.Page) []bool {
	list := make([]bool, len(p.Nodes))
	var open []table // each in the one before
	for i := range p.Nodes {
		n := page.NodeID(i)
		for len(open) > 0 && p.Nodes[open[len(open)-1].node].End <= n {
			open[len(open)-1].mark(p, list)
			open = open[:len(open)-1]
		}
		if len(open) > 0 && p.Nodes[i].Kind == page.Element {
			open[len(open)-1].see(p, n)
		}
		if p.Nodes[i].Tag == "table" {
			open = append(open, table{node: n})
		}
	}
	for _, t := range open {
		t.mark(p, list)
	}
	markTextFigures(p, list)
	return list
}

// table is what was seen of a table, without what is in the tables that it holds.
type table struct {
	node   page.NodeID
	headed bool // by cells that head, or a caption
	wide   bool // a row has several cells
	boxes  bool // it holds more than lines of text
	parts  bool // it holds tables or headings, which no cell of data does
}

// see notes an element of the table.
func (t *table) see(p *page.Page, n page.NodeID) {
	switch node := &p.Nodes[n]; node.Tag {
	case "th", "caption":
		t.headed = true
	case "table", "h1", "h2", "h3", "h4":
		t.boxes, t.parts = true, true
	case "tr":
		t.wide = t.wide || cells(p, n) > 1
	case "td", "tbody", "thead", "tfoot":
	default:
		t.boxes = t.boxes || p.IsBlock(n)
	}
}

// cells is how many cells a row has.
func cells(p *page.Page, row page.NodeID) int {
	k := 0
	for c := row + 1; c < p.Nodes[row].End; c = p.Nodes[c].End {
		if p.Nodes[c].Tag == "td" {
			k++
		}
	}
	return k
}

// mark marks the table, its rows and its cells, where it lays out.
func (t *table) mark(p *page.Page, list []bool) {
	if t.headed || !t.boxes || t.wide && !t.parts {
		return
	}
	list[t.node] = true
	for i := t.node + 1; i < p.Nodes[t.node].End; i++ {
		switch p.Nodes[i].Tag {
		case "table":
			i = p.Nodes[i].End - 1
		case "tbody", "thead", "tfoot", "tr", "td":
			list[i] = true
		}
	}
}
