package entries

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/models/region"
	"galley/page"
)

// Bounds of the sections of a list: how many there are at least, the share of the text of them
// all that one has at most, and the share of their text that entries have.
const (
	sectionsLeast   = 2
	sectionLargest  = 0.8
	sectionsEntries = 0.7
	sectionHeading  = 8 // words of a line of a section that is none of its entries
)

// inSections are the entries of a list that is in sections, such as the courses of a menu: what
// is marked up alike in elements that are marked up alike, and has nearly all of their text. Of the
// elements, which builders of pages mark up alike whatever they hold, in are those with entries.
func inSections(v *view.View, r *region.Region, sections []page.NodeID) (best, in []page.NodeID) {
	if len(sections) < sectionsLeast {
		return nil, nil
	}
	var all []*sectioned // by their first
	groups := map[markup.Line]*sectioned{}
	for _, s := range sections {
		for n := s + 1; n < v.Page.Nodes[s].End; n++ {
			if v.Page.Nodes[n].Kind != page.Element || r.Worth(n) == 0 {
				continue
			}
			key := markup.Of(v.Page, n)
			g := groups[key]
			if g == nil {
				g = &sectioned{}
				groups[key], all = g, append(all, g)
			}
			if n < g.end {
				continue
			}
			if len(g.in) == 0 || g.in[len(g.in)-1] != s {
				g.in = append(g.in, s)
				g.all, g.largest = g.all+r.Worth(s), max(g.largest, r.Worth(s))
			}
			g.list, g.worth, g.end = append(g.list, n), g.worth+r.Worth(n), v.Page.Nodes[n].End
		}
	}
	for _, g := range all {
		if len(g.list) > len(best) && g.isList() {
			best, in = g.list, g.in
		}
	}
	return best, in
}

// sectioned is what is marked up alike in sections.
type sectioned struct {
	list, in            []page.NodeID // in document order; the sections that have any
	worth, all, largest float64       // of the list, of its sections, of the largest of those
	end                 page.NodeID   // of the last of the list
}

// isList reports whether it is the entries of a list in sections.
func (g *sectioned) isList() bool {
	return len(g.in) >= sectionsLeast && g.largest <= sectionLargest*g.all &&
		len(g.list) >= listedLeast && len(g.list) > len(g.in) && g.worth >= sectionsEntries*g.all
}

// isUnlinked reports whether the entries of a list show and link nothing, or a few of them: what has
// pictures and links in sections is mostly what else there is to see.
func isUnlinked(v *view.View, list []page.NodeID) bool {
	shown := 0
	for _, n := range list {
		if v.Media(n) > 0 || v.LinkShare(n) >= view.MostLinked {
			shown++
		}
	}
	return float64(shown) <= (1-listedAlike)*float64(len(list))
}
