// Package sibling finds what children of one element have in common: similar items in a row, as
// comments and teasers are, and prose, as the paragraphs of an article are.
package sibling

import (
	"strings"

	"galley/features/block"
	"galley/features/number"
	"galley/page"
)

// Group is a run of similar siblings: at least leastItems children of one
// element with the same tag and the same first class. Comments, teasers and results of
// a search come in such groups. What the class says is not looked at.
type Group struct {
	Items      float64    // siblings
	FirstShort float64    // items that begin with a short block, see IsShort
	LastShort  float64    // items of several blocks that end with a short block
	Pictured   float64    // items with a picture
	Dated      float64    // items with a <time>, or a short block with a digit
	Headed     float64    // items with prose and a heading that is no link, as the sections of an article
	Sums       block.Sums // over the blocks of all items
}

const (
	leastItems = 3 // of a group
	shortWords = 8 // of a short block, at most
)

// itemTags are tags whose elements may be items with a single block each. A run of
// other such elements, of paragraphs for one, is no group.
var itemTags = map[string]bool{"li": true, "dd": true, "tr": true, "article": true}

// itemKind is what the items of a group have in common.
type itemKind struct{ tag, class string }

// Groups finds for every block the largest group that has it in an item.
func Groups(s *block.List) []*Group {
	groupOf := make([]*Group, len(s.Page.Nodes)) // by node
	found := map[itemKind]*Group{}
	for i := range s.Page.Nodes {
		n := page.NodeID(i)
		if s.Page.Nodes[i].Kind != page.Element || !s.Visible[i] || s.SubtreeSums(n).Blocks < leastItems {
			continue
		}
		if mayHoldGroup(s, n) {
			clear(found)
			groupChildren(s, n, found, groupOf)
		}
		keepLargest(s, n, groupOf)
	}
	groups := make([]*Group, len(s.Blocks))
	for i := range s.Blocks {
		at := s.Blocks[i].From
		for at > 0 && groupOf[at] == nil && s.SubtreeSums(at).Blocks < leastItems {
			at = s.Page.Nodes[at].Parent
		}
		groups[i] = groupOf[at]
	}
	return groups
}

// mayHoldGroup reports whether an element has enough children for a group. What lies around
// one other element, as most do, has not, and what is in it need not be read.
func mayHoldGroup(s *block.List, n page.NodeID) bool {
	elements := 0
	for c := range s.Page.Children(n) {
		if s.Page.Nodes[c].Kind == page.Element {
			if elements++; elements == leastItems {
				return true
			}
		}
	}
	return false
}

// groupChildren puts the children of n into groups by kind. A <dd> and the <dt> before
// it are one item.
func groupChildren(s *block.List, n page.NodeID, found map[itemKind]*Group, groupOf []*Group) {
	term := page.None // the <dt> that the next <dd> belongs to
	for c := range s.Page.Children(n) {
		from := c
		switch s.Page.Nodes[c].Tag {
		case "dt":
			term = c
			continue
		case "dd":
			if term != page.None {
				from, term = term, page.None
			}
		}
		item, ok := itemOf(s, from, c)
		if !ok {
			continue
		}
		class, _, _ := strings.Cut(strings.TrimSpace(s.Page.Nodes[c].Attr("class")), " ")
		kind := itemKind{s.Page.Nodes[c].Tag, class}
		group := found[kind]
		if group == nil {
			group = &Group{}
			found[kind] = group
		}
		group.add(&item)
		groupOf[c] = group
	}
}

// keepLargest drops the groups of the children of n that are none, and gives each child
// the group of n where that has at least as many items.
func keepLargest(s *block.List, n page.NodeID, groupOf []*Group) {
	for c := range s.Page.Children(n) {
		g := groupOf[c]
		if g != nil && (g.Items < leastItems || g.Sums.Blocks < 1.5*g.Items && !itemTags[s.Page.Nodes[c].Tag]) {
			g = nil
		}
		if up := groupOf[n]; up != nil && (g == nil || up.Items >= g.Items) {
			g = up
		}
		groupOf[c] = g
	}
}

// itemOf returns a group of one item, the siblings from first to last. It is not ok when
// they hold no block.
func itemOf(s *block.List, first, last page.NodeID) (g Group, ok bool) {
	node := &s.Page.Nodes[last]
	a, b := s.FirstAt(first), s.FirstAt(node.End)
	if node.Kind != page.Element || !s.Visible[last] || a == b {
		return g, false
	}
	g = Group{Items: 1, Sums: s.BlockSums(a, b)}
	g.FirstShort = number.Flag(IsShort(s, a))
	g.LastShort = number.Flag(b > a+1 && IsShort(s, b-1))
	g.Pictured = number.Flag(s.MediaBetween(first, node.End) > 0)
	for i := a; i < b && g.Dated == 0; i++ {
		g.Dated = number.Flag(s.Blocks[i].Time || s.Blocks[i].Digits > 0 && IsShort(s, i))
	}
	g.Headed = number.Flag(isHeaded(s, a, b))
	return g, true
}

// isHeaded reports whether among blocks a to b is prose, and a heading that is no link.
func isHeaded(s *block.List, a, b int) bool {
	heading, prose := false, false
	for i := a; i < b && !(heading && prose); i++ {
		heading = heading || s.Enclosing(i)&block.InHeading != 0 && s.Blocks[i].LinkShare() < block.ProseLinks
		prose = prose || s.Blocks[i].Prose()
	}
	return heading && prose
}

// IsShort reports whether a block has at most shortWords words and is in no heading.
func IsShort(s *block.List, i int) bool {
	return s.Blocks[i].Words <= shortWords && s.Enclosing(i)&block.InHeading == 0
}

func (g *Group) add(o *Group) {
	g.Items += o.Items
	g.FirstShort += o.FirstShort
	g.LastShort += o.LastShort
	g.Pictured += o.Pictured
	g.Dated += o.Dated
	g.Headed += o.Headed
	g.Sums = g.Sums.Minus(block.Sums{}.Minus(o.Sums))
}
