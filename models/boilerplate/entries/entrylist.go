package entries

import (
	"slices"
	"strings"

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
				list, in := inRows(v, g), []page.NodeID(nil)
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
			if i = likeTile(v, c, key, groups[:min(len(groups), tileGroups)]); i < 0 {
				i, groups = len(groups), append(groups, nil)
			}
			at[key] = i
		}
		groups[i] = append(groups[i], c)
	}
	return groups
}

// tileGroups is how many groups a tile is compared with, at most: shops have few sorts of tiles.
const tileGroups = 32

// likeTile is the group of tiles that share most of their classes with a tile; below 0 without.
func likeTile(v *view.View, n page.NodeID, key markup.Line, groups [][]page.NodeID) int {
	if !isTile(v, n) {
		return -1
	}
	return slices.IndexFunc(groups, func(g []page.NodeID) bool {
		return isTile(v, g[0]) && sharesClasses(key, markup.Of(v.Page, g[0]))
	})
}

// Bounds of the classes that elements share which are marked up alike: how many, and of how many that either has.
const (
	classesLeast = 3
	classesShare = 0.6
)

// tileWords is how many words the tile of a shop has, at most: a picture, a name, a price.
const tileWords = 30

// isTile reports whether an element shows a picture with a few words.
func isTile(v *view.View, n page.NodeID) bool { return v.Media(n) > 0 && v.WordsOf(n) <= tileWords }

// sharesClasses reports whether elements have the same tag and most of their classes: servers say in others
// which category an entry is of, and which is the first of a row.
func sharesClasses(a, b markup.Line) bool {
	if a.Tag != b.Tag {
		return false
	}
	one, other := strings.Fields(a.Class), strings.Fields(b.Class)
	shared := 0
	for _, name := range one {
		if slices.Contains(other, name) {
			shared++
		}
	}
	return shared >= classesLeast && float64(shared) >= classesShare*float64(len(one)+len(other)-shared)
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
			line, e := markup.Of(v.Page, v.BlockElement(i)), v.BlockElement(i)
			if v.Page.Nodes[e].Parent == c {
				line.ParentClass = "" // which entry it is
			}
			if !seen[line] {
				seen[line] = true
				count[line]++
				most = max(most, count[line])
			}
		}
	}
	return most
}
