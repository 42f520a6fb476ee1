package metadata

import "galley/page"

// entryAbove is how many elements above a text an entry of a list may begin, and entryNodes how many
// nodes it has at most.
const entryAbove, entryNodes = 5, 60

// entriesSeen is how many entries beside one are looked at.
const entriesSeen = 8

// otherDated is how many entries like that of a date there are at least beside it.
const otherDated = 2

// inEntries reports whether a date is of an entry in a list of what else the site has: others
// of the same mark-up beside it have a link and a date as well. The entry that the title stands
// in is the article, and what stands in the text is of it.
func (r *Reader) inEntries(n page.NodeID) bool {
	if n >= r.textBegin && n < r.textEnd {
		return false
	}
	entry := n
	for range entryAbove {
		parent := r.p.Nodes[entry].Parent
		if parent <= 0 || r.title != page.None && r.p.Contains(entry, r.title) || r.p.Nodes[entry].End-entry > entryNodes {
			return false
		}
		if r.p.Nodes[entry].Kind == page.Element && r.isDatedLink(entry) && r.alikeBeside(entry, r.isDatedLink) >= otherDated {
			return true
		}
		entry = parent
	}
	return false
}

// alikeBeside is how many siblings of an entry have its mark-up and are like it.
func (r *Reader) alikeBeside(entry page.NodeID, alike func(page.NodeID) bool) (others int) {
	seen := 0
	own := &r.p.Nodes[entry]
	for c := range r.p.Children(own.Parent) {
		if node := &r.p.Nodes[c]; c != entry && node.Tag == own.Tag && node.Attr("class") == own.Attr("class") {
			if seen++; seen > entriesSeen {
				break
			}
			if alike(c) {
				others++
			}
		}
	}
	return others
}

// isDatedLink reports whether an element has a link with a text and a year.
func (r *Reader) isDatedLink(n page.NodeID) bool {
	link, year := false, false
	for i := n; i < min(r.p.Nodes[n].End, n+entryNodes) && !(link && year); i++ {
		switch node := &r.p.Nodes[i]; {
		case node.Tag == "a":
			link = link || r.p.ShortText(i) != ""
		case node.Kind == page.Text:
			year = year || hasYear(node.Text)
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
	if row == page.None || cell == page.None || r.firstCell(row) != cell {
		return false
	}
	seen := 0
	for other := range r.p.Children(r.p.Nodes[row].Parent) {
		if other == row || r.p.Nodes[other].Tag != "tr" {
			continue
		}
		if first := r.firstCell(other); first != page.None && hasYear(r.p.ShortText(first)) {
			return true
		}
		if seen++; seen == rowsSeen {
			break
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
