package published

import (
	"galley/article/metadata/day"
	"galley/article/metadata/extent"
	"galley/page"
)

// otherDated is how many entries like that of a date there are at least beside it.
const otherDated = 2

// inEntries reports whether a date is of an entry in a list of what else the site has: others
// of the same mark-up beside it have a link and a date as well. The entry that the title stands
// in is the article, and what stands in the text is of it.
func (r *Reader) inEntries(n page.NodeID) bool {
	if n >= r.article.Begin && n < r.article.End {
		return false
	}
	entry := n
	for range extent.EntryAbove {
		parent := r.p.Nodes[entry].Parent
		if parent <= 0 || r.article.Title != page.None && r.p.Contains(entry, r.article.Title) || r.p.Nodes[entry].End-entry > extent.EntryNodes {
			return false
		}
		if r.p.Nodes[entry].Kind == page.Element && r.isDatedLink(entry) && r.article.AlikeBeside(entry, r.isDatedLink) >= otherDated {
			return true
		}
		entry = parent
	}
	return false
}

// isDatedLink reports whether an element has a link with a text and a year.
func (r *Reader) isDatedLink(n page.NodeID) bool {
	link, year := false, false
	for i := n; i < min(r.p.Nodes[n].End, n+extent.EntryNodes) && !(link && year); i++ {
		switch node := &r.p.Nodes[i]; {
		case node.Tag == "a":
			link = link || r.p.ShortText(i) != ""
		case node.Kind == page.Text:
			year = year || day.HasYear(node.Text)
		}
	}
	return link && year
}

// rowsSeen is how many rows of a table are looked at for another day.
const rowsSeen = 8

// isRowDay reports whether a date says which day a row of a table is of: it stands in the first
// cell, as that of another row does.
func (r *Reader) isRowDay(n page.NodeID) bool {
	row, cell := page.None, page.None
	for up := range r.p.Ancestors(n) {
		if tag := r.p.Nodes[up].Tag; tag == "tr" {
			row = up
			break
		} else if tag == "td" || tag == "th" {
			cell = up
		}
	}
	if row == page.None || cell == page.None || r.firstCell(row) != cell || !r.hasCellBehind(cell, row) {
		return false // a row of one cell is a line of the layout
	}
	seen := 0
	for other := range r.p.Children(r.p.Nodes[row].Parent) {
		if other == row || r.p.Nodes[other].Tag != "tr" {
			continue
		}
		if first := r.firstCell(other); first != page.None && day.HasYear(r.p.ShortText(first)) {
			return true
		}
		if seen++; seen == rowsSeen {
			break
		}
	}
	return false
}

// hasCellBehind reports whether a row has another cell with words behind one.
func (r *Reader) hasCellBehind(cell, row page.NodeID) bool {
	for c := range r.p.Children(row) {
		if c > cell && r.p.Nodes[c].Tag == "td" && r.p.Text(c) != "" {
			return true
		}
	}
	return false
}

// firstCell is that of a row, None where it has none.
func (r *Reader) firstCell(row page.NodeID) page.NodeID {
	for c := range r.p.Children(row) {
		if tag := r.p.Nodes[c].Tag; tag == "td" || tag == "th" {
			return c
		}
	}
	return page.None
}

// isRowFact reports whether a date is a fact of what the text is about: it stands in a cell of the text
// behind a header cell of its row, as in boxes of facts.
func (r *Reader) isRowFact(n page.NodeID) bool {
	if n < r.article.Begin || n >= r.article.End {
		return false
	}
	cell := page.None
	for up := range r.p.Ancestors(n) {
		switch r.p.Nodes[up].Tag {
		case "td", "dd":
			cell = up
		case "tr":
			first := r.firstCell(up)
			return cell != page.None && first != page.None && first != cell && r.p.Nodes[first].Tag == "th"
		}
	}
	return false
}
