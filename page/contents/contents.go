package contents

import (
	"unicode"

	"galley/page"
)

// Bounds of a table of contents.
const (
	leastEntries = 3    // links to headings in it
	entryShare   = 0.75 // of its letters and digits that are in these
	belowTarget  = 16   // nodes behind the place of a link that its heading may begin at
	aboveTarget  = 3    // elements around the place that may be the heading
	shortNodes   = 40   // nodes of a link or a heading whose text is read
	maxEntry     = 300  // bytes of that text
	maxWords     = 30   // words of both that are compared
)

// Of is the tables of contents of the page, in document order: the largest subtrees
// that hold little else than links to headings of the same page, with the words of these
// headings. No text of the page is lost with them.
func Of(p *page.Page) []page.NodeID {
	links := fragmentLinks(p)
	if len(links) < leastEntries {
		return nil
	}
	entries := entriesOf(p, links)
	if len(entries) < leastEntries {
		return nil
	}
	all, own := letterCounts(p, entries)
	within := func(n page.NodeID, counts []int32) int32 { return counts[p.Nodes[n].End] - counts[n] }
	var list []page.NodeID
	body := p.Body()
	for i := 0; i < len(entries); i++ {
		n := entries[i]
		for up := p.Nodes[n].Parent; up > body && float64(within(up, own)) >= entryShare*float64(within(up, all)); up = p.Nodes[up].Parent {
			n = up
		}
		end, first := p.Nodes[n].End, i
		for i+1 < len(entries) && entries[i+1] < end {
			i++
		}
		if i-first+1 >= leastEntries {
			list = append(list, n)
		}
	}
	return list
}

// letterCounts are, before each node, the letters and digits that a reader sees, and those of
// them that are in entries.
func letterCounts(p *page.Page, entries []page.NodeID) (all, own []int32) {
	all, own = make([]int32, len(p.Nodes)+1), make([]int32, len(p.Nodes)+1)
	end := page.NodeID(0) // of the entry that is open
	for i := range p.Nodes {
		all[i+1], own[i+1] = all[i], own[i]
		n := &p.Nodes[i]
		if len(entries) > 0 && page.NodeID(i) == entries[0] {
			end, entries = max(end, n.End), entries[1:]
		}
		if n.Kind != page.Text || n.Hidden {
			continue
		}
		for _, c := range n.Text {
			if unicode.IsLetter(c) || unicode.IsDigit(c) {
				all[i+1]++
				if page.NodeID(i) < end {
					own[i+1]++
				}
			}
		}
	}
	return all, own
}
