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
				list, in := inRows(v, r, g), []page.NodeID(nil)
				if len(list) == 0 {
					if list, in = inSections(v, r, g); len(list) > 0 && !isUnlinked(v, list) {
						continue
					}
				}
				if worth, links := worthOfList(v, r, list); worth > 0 && worth > most && worth >= listedShare*(all+links) {
					best, sections, most = list, in, worth
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
