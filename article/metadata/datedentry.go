package metadata

import "galley/page"

// Bounds of entries in lists: how many elements above a date one may begin, its nodes, how many
// others there are at least, and how many are looked at.
const (
	entryAbove  = 5
	entryNodes  = 60
	otherDated  = 2
	entriesSeen = 8
)

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
		if r.p.Nodes[entry].Kind == page.Element && r.isDatedLink(entry) && r.datedBeside(entry) >= otherDated {
			return true
		}
		entry = parent
	}
	return false
}

// datedBeside is how many siblings of an entry are like it.
func (r *Reader) datedBeside(entry page.NodeID) (others int) {
	seen := 0
	own := &r.p.Nodes[entry]
	for c := range r.p.Children(own.Parent) {
		if node := &r.p.Nodes[c]; c != entry && node.Tag == own.Tag && node.Attr("class") == own.Attr("class") {
			if seen++; seen > entriesSeen {
				break
			}
			if r.isDatedLink(c) {
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
