package contents

import (
	"strings"
	"unicode"

	"galley/page"
)

// Bounds of a table of contents of more pages than this one.
const (
	leastPages  = 6   // links to other pages in it
	mostAbove   = 32  // elements around a link that may be the list
	linkedShare = 0.9 // of its letters that are in links: numbers of chapters often stand beside them
)

// OfSite is the lists of links that lead through a whole document or a site, in document order: the
// largest lists that hold little else than links to pages of the host, of which one leads to this page.
// Lists that stand in one another are one. The list with the first heading is none, and none are on a front
// page, which names itself in its menu and is made of links.
func OfSite(p *page.Page) []page.NodeID {
	own := ownLinks(p)
	if len(own) == 0 || isFront(p) {
		return nil
	}
	all, linked, pages := linkCounts(p)
	within := func(n page.NodeID, counts []int32) int32 { return counts[p.Nodes[n].End] - counts[n] }
	first := firstUnlinkedHeading(p, all, linked)
	var list []page.NodeID
	for _, link := range own {
		best := page.None
		for n, k := p.Nodes[link].Parent, 0; k < mostAbove && n > p.Body() && !p.Contains(n, first); n, k = p.Nodes[n].Parent, k+1 {
			switch alone := best != page.None && within(n, all) == within(best, all); {
			case !alone && !isList(p.Nodes[n].Tag):
				if best != page.None {
					k = mostAbove
				}
			case within(n, pages) >= leastPages && float64(within(n, linked)) >= linkedShare*float64(within(n, all)):
				best = n
			}
		}
		if best != page.None && (len(list) == 0 || !p.Contains(list[len(list)-1], best)) {
			list = append(list, best)
		}
	}
	return p.Outermost(list)
}

// isList reports whether a tag is of lists, tables, or what they are made of.
func isList(tag string) bool {
	switch tag {
	case "ul", "ol", "li", "dl", "dt", "dd", "table", "tbody", "tr", "td":
		return true
	}
	return false
}

// isFront reports whether a page is the first one of its host, or tells no address.
func isFront(p *page.Page) bool {
	_, rest, ok := strings.Cut(p.URL, "://")
	_, path, _ := strings.Cut(rest, "/")
	return !ok || path == "" || strings.HasPrefix(path, "?")
}

// ownLinks are the visible links to the page itself, and to no place of it, in document order.
func ownLinks(p *page.Page) (list []page.NodeID) {
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Hidden || !n.IsLink() {
			continue
		}
		href := strings.TrimSpace(n.Attr("href"))
		if href == "" || !strings.Contains(href, "#") && p.SameURL(href) {
			list = append(list, page.NodeID(i))
		}
	}
	return list
}

// linkCounts are, before each node, the letters that a reader sees, those of them in
// links, and the links to other pages of the host.
func linkCounts(p *page.Page) (all, linked, pages []int32) {
	all, linked, pages = make([]int32, len(p.Nodes)+1), make([]int32, len(p.Nodes)+1), make([]int32, len(p.Nodes)+1)
	end := page.NodeID(0) // of the link that is open
	for i := range p.Nodes {
		all[i+1], linked[i+1], pages[i+1] = all[i], linked[i], pages[i]
		n := &p.Nodes[i]
		if n.Kind == page.Element {
			if href := n.Attr("href"); !n.Hidden && n.IsLink() && href != "" && href[0] != '#' {
				end = max(end, n.End)
				if p.OnHost(href) {
					pages[i+1]++
				}
			} else if n.IsLink() {
				end = max(end, n.End)
			}
			continue
		}
		if n.Hidden {
			continue
		}
		for _, c := range n.Text {
			if unicode.IsLetter(c) {
				all[i+1]++
				if page.NodeID(i) < end {
					linked[i+1]++
				}
			}
		}
	}
	return all, linked, pages
}

// firstUnlinkedHeading is the first h1, or else the first heading whose words are in no link; the body without.
func firstUnlinkedHeading(p *page.Page, all, linked []int32) page.NodeID {
	best := p.Body()
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind != page.Element || n.Hidden || !n.IsHeading() || all[n.End]-all[i] == linked[n.End]-linked[i] {
			continue
		}
		if n.Tag == "h1" {
			return page.NodeID(i)
		}
		if best == p.Body() {
			best = page.NodeID(i)
		}
	}
	return best
}
