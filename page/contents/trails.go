package contents

import (
	"strings"

	"galley/page"
)

// Bounds of the trail that leads to a page: items, and nodes from its end to the heading.
const (
	trailLeast  = 2
	trailMost   = 8
	trailBefore = 12
)

// Trails are the lists and lines of the pages that lead to this one, in document order, where no markup says
// what they are. A trail begins with a link, at least half of its items before the last are links,
// and the last says the title of the document, or what the heading right behind the list begins
// with. In a line all but the last are links, and the last says what the first heading of the page does.
func Trails(p *page.Page) (list []page.NodeID) {
	title := page.Fold(p.DocumentTitle())
	body := p.Body()
	heading := firstHeading(p)
	for n := body; n < p.Nodes[body].End; n++ {
		if tag := p.Nodes[n].Tag; tag != "ul" && tag != "ol" {
			if heading != "" && isTrailLine(p, n, heading) {
				list = append(list, n)
				n = p.Nodes[n].End - 1
			}
			continue
		}
		said := endOfTrail(p, n)
		if said != "" && (said == title || strings.HasPrefix(headingBehind(p, n, p.Nodes[body].End)+" ", said+" ")) {
			list = append(list, n)
		}
		if said != "" {
			n = p.Nodes[n].End - 1
		}
	}
	return list
}

// endOfTrail is what the last item of a list says that may be a trail, "" where it may not.
func endOfTrail(p *page.Page, list page.NodeID) string {
	items, links, last := 0, 0, page.None
	for c := range p.Children(list) {
		if p.Nodes[c].Kind != page.Element {
			continue
		}
		if items++; p.Nodes[c].Tag != "li" || items > trailMost {
			return ""
		}
		if last != page.None && leadsAway(p, last) {
			links++
		}
		if last = c; items == trailLeast && links == 0 {
			return ""
		}
	}
	if items < trailLeast || 2*links < items-1 || p.Nodes[last].End-last > shortNodes {
		return ""
	}
	return page.Fold(page.Norm(p.Text(last)))
}

// leadsAway reports whether an element has a link.
func leadsAway(p *page.Page, n page.NodeID) bool {
	a := p.First(n, "a")
	return a != page.None && p.Nodes[a].Attr("href") != ""
}

// headingBehind is what the heading right behind a node and before end says, "" where there is none.
func headingBehind(p *page.Page, n, end page.NodeID) string {
	for i := p.Nodes[n].End; i < min(p.Nodes[n].End+trailBefore, end); i++ {
		switch p.Nodes[i].Tag {
		case "h1", "h2":
			if p.Nodes[i].End-i > shortNodes {
				return ""
			}
			return page.Fold(page.Norm(p.Text(i)))
		}
	}
	return ""
}
