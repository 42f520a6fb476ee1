package posts

import (
	"strings"

	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// linkedShare is the share of the posts of a thread that have a link to their own place.
const linkedShare = 0.7

// IsThread reports whether bodies of posts are those of a thread: nearly each has a link to its own
// place on the page, by which others point to what was said there. Entries of a list lead to other pages.
func IsThread(v *view.View, bodies []span.Blocks) bool {
	linked, start := 0, v.Page.Body()
	for _, b := range bodies {
		from, to := v.BlockNodes(b.To - 1)
		if from < start {
			continue
		}
		if leadsToItself(v.Page, start, to) {
			linked++
		}
		start = to
	}
	return len(bodies) > 0 && float64(linked) >= linkedShare*float64(len(bodies))
}

// leadsToItself reports whether a link among some nodes leads to one of them.
func leadsToItself(p *page.Page, from, to page.NodeID) bool {
	var places map[string]bool
	for i := from; i < to; i++ {
		n := &p.Nodes[i]
		if n.Kind != page.Element || n.Tag != "a" {
			continue
		}
		_, fragment, ok := strings.Cut(n.Attr("href"), "#")
		if !ok || fragment == "" {
			continue
		}
		if places == nil {
			places = map[string]bool{}
			for k := from; k < to; k++ {
				places[p.Nodes[k].Attr("id")], places[p.Nodes[k].Attr("name")] = true, true
			}
		}
		if places[fragment] {
			return true
		}
	}
	return false
}
