package entries

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/models/region"
	"galley/page"
)

// listed are the entries of the list that has most of the text of the page: children of one
// element that are marked up alike, or of several sections.
func listed(v *view.View, r *region.Region) (best, sections []page.NodeID) {
	body := v.Page.Body()
	all := r.Worth(body)
	most := listedShare * all
	for n := body; n < v.Page.Nodes[body].End; n++ {
		switch node := &v.Page.Nodes[n]; {
		case node.Kind != page.Element:
		case max(r.Worth(n), v.WordsOf(n)) < listedShare*all:
			n = node.End - 1
		default:
			for _, g := range alike(v, n, func(c page.NodeID) bool { return r.Worth(c) > 0 }) {
				worth, links := worthOfList(v, r, g)
				if worth > 0 && worth >= most && worth >= listedShare*(all+links) {
					best, sections, most = g, nil, worth
				}
				if list, in := inSections(v, r, g); len(list) > 0 && isUnlinked(v, list) {
					if worth, links := worthOfList(v, r, list); worth > 0 && worth > most && worth >= listedShare*(all+links) {
						best, sections, most = list, in, worth
					}
				}
			}
		}
	}
	return best, sections
}

// alike are the children of an element that are asked for, in groups that are marked up alike.
func alike(v *view.View, n page.NodeID, wanted func(page.NodeID) bool) (groups [][]page.NodeID) {
	at := map[markup.Line]int{}
	for c := range v.Page.Children(n) {
		if v.Page.Nodes[c].Kind != page.Element || !wanted(c) {
			continue
		}
		key := markup.Of(v.Page, c)
		i, ok := at[key]
		if !ok {
			i = len(groups)
			at[key], groups = i, append(groups, nil)
		}
		groups[i] = append(groups[i], c)
	}
	return groups
}

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

// worthOfList is what the text of the entries of a list is worth; 0 where elements that are
// marked up alike are no such list. Links are text of entries that have pictures: it is what
// the things are called that are shown. links is what they are worth above what links are.
func worthOfList(v *view.View, r *region.Region, g []page.NodeID) (worth, links float64) {
	words, blocks, largest, pictured := 0.0, 0, 0.0, 0.0
	for _, c := range g {
		from, to := v.Span(c)
		if v.Media(c) > 0 {
			pictured++
		}
		words, blocks, worth = words+v.Scores.Words(from, to), blocks+to-from, worth+r.Worth(c)
		largest = max(largest, r.Worth(c))
	}
	k := float64(len(g))
	least := listedBlocks * k
	if pictured >= listedAlike*k {
		least = k // a picture and its caption
		links = max(words-worth, 0)
	}
	if k < listedLeast || words < listedWords*k || words > listedMost*k || float64(blocks) < least || largest > largestShare(v, g)*worth || linesAlike(v, g) < listedAlike*k {
		return 0, 0
	}
	return worth + links, links
}

// largestShare is the share of the text of a list that one entry has at most: where each shows a
// picture and begins with a heading, more than where they are only marked up alike.
func largestShare(v *view.View, g []page.NodeID) float64 {
	for _, c := range g {
		if from, _ := v.Span(c); v.Media(c) == 0 || !markup.IsHeading(v.Page.Nodes[v.BlockElement(from)].Tag) {
			return listedLarge
		}
	}
	return headedLarge
}

// linesAlike is how many entries of a list have a line that is marked up as one of the others
// is, among their first ones. Parts of a page may share their class, but nothing in them.
func linesAlike(v *view.View, g []page.NodeID) (most float64) {
	count := map[markup.Line]float64{}
	for _, c := range g {
		from, to := v.Span(c)
		seen := map[markup.Line]bool{}
		for i := from; i < min(to, from+listedLines); i++ {
			if line := markup.Of(v.Page, v.BlockElement(i)); !seen[line] {
				seen[line] = true
				count[line]++
				most = max(most, count[line])
			}
		}
	}
	return most
}
