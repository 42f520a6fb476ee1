package links

import (
	"strings"

	"galley/features/text"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a table of links: the words of all of it at most, the share of its words that are in links at
// least, without the lines that head them, and how many links there are at least: beside a text, and elsewhere.
const (
	asideWords = 150
	asideShare = 0.75
	asideLinks = 2
	tableLinks = 3
	headWords  = 8
)

// DropTables sets the posteriors of tables to 0 that have nothing but links of some words to other pages, and
// lines that head them: pages with tables for layout set what is related, new or read most so. They stand at one
// side of the text, with the text around them, or behind all of its prose and have three links or more. Boxes of facts have links of a name
// each, and tables of data have heads. Where such tables are most of the text, they are what it is about.
func DropTables(b *view.Body) {
	var tables []page.NodeID
	end := b.To // of the prose
	for end > b.From && !(b.Kept(end-1) && b.IsProse(end-1)) {
		end--
	}
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		if b.Page.Nodes[n].Tag == "table" && isOfLinks(b.View, n, end) {
			tables = append(tables, n)
			n = b.Page.Nodes[n].End - 1
		}
	}
	if len(tables) == 0 || b.IsMost(tables) {
		return
	}
	for _, table := range tables {
		b.DropAll(b.Span(table))
	}
}

// isAside reports whether text stands beside a table, as its markup says.
func isAside(table *page.Node) bool {
	side := strings.ToLower(strings.TrimSpace(table.Attr("align")))
	return side == "left" || side == "right"
}

// isOfLinks reports whether a table beside a text, or behind prose that ends before a block, has nothing but
// links of some words to other pages, and what heads them.
func isOfLinks(v *view.View, table page.NodeID, end int) bool {
	from, to := v.Span(table)
	if from == to || v.WordsOf(table) > asideWords || v.Page.First(table, "th") != page.None {
		return false
	}
	least := asideLinks
	if !isAside(&v.Page.Nodes[table]) {
		if least = tableLinks; from < end {
			return false
		}
	}
	links, words := 0, 0
	for n := table; n < v.Page.Nodes[table].End; n++ {
		if node := &v.Page.Nodes[n]; node.Tag == "a" && v.LeadsAway(node.Attr("href")) {
			links++
			words += int(text.Count(v.Page.Text(n)).Words)
		}
	}
	return links >= least && words >= links*view.LineWords && isLinked(v, from, to, links)
}

// isLinked reports whether the words of some blocks are in links, but for few lines that head these.
func isLinked(v *view.View, from, to, links int) bool {
	linked, all, heads := 0.0, 0.0, 0
	for i := from; i < to; i++ {
		words := float64(v.BlockWords(i))
		if v.BlockLinkShare(i) == 0 && words > 0 && words <= headWords {
			heads++
			continue
		}
		linked += v.BlockLinkShare(i) * words
		all += words
	}
	return linked >= asideShare*all && 2*heads <= links
}
