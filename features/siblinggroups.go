package features

import (
	"strings"

	"galley/features/number"
	"galley/page"
)

// siblingGroup is a run of similar siblings: at least leastItems children of one
// element with the same tag and the same first class. Comments, teasers and results of
// a search come in such groups. What the class says is not looked at.
type siblingGroup struct {
	items      float64 // siblings
	firstShort float64 // items that begin with a short block, see isShort
	lastShort  float64 // items of several blocks that end with a short block
	pictured   float64 // items with a picture
	dated      float64 // items with a <time>, or a short block with a digit
	headed     float64 // items with prose and a heading that is no link, as the sections of an article
	sums       sums    // over the blocks of all items
}

const (
	leastItems = 3 // of a group
	shortWords = 8 // of a short block, at most
)

// itemTags are tags whose elements may be items with a single block each. A run of
// other such elements, of paragraphs for one, is no group.
var itemTags = map[string]bool{"li": true, "dd": true, "tr": true, "article": true}

// siblingKind is what the items of a group have in common.
type siblingKind struct{ tag, class string }

// findGroups finds for every block the largest group that has it in an item.
func findGroups(s *blockList) []*siblingGroup {
	groupOf := make([]*siblingGroup, len(s.page.Nodes)) // by node
	found := map[siblingKind]*siblingGroup{}
	for i := range s.page.Nodes {
		n := page.NodeID(i)
		if s.page.Nodes[i].Kind != page.Element || !s.visible[i] || s.subtreeSums(n).blocks < leastItems {
			continue
		}
		if mayHoldGroup(s, n) {
			clear(found)
			groupChildren(s, n, found, groupOf)
		}
		keepLargest(s, n, groupOf)
	}
	groups := make([]*siblingGroup, len(s.blocks))
	for i := range s.blocks {
		at := s.blocks[i].from
		for at > 0 && groupOf[at] == nil && s.subtreeSums(at).blocks < leastItems {
			at = s.page.Nodes[at].Parent
		}
		groups[i] = groupOf[at]
	}
	return groups
}

// mayHoldGroup reports whether an element has enough children for a group. What lies around
// one other element, as most do, has not, and what is in it need not be read.
func mayHoldGroup(s *blockList, n page.NodeID) bool {
	elements := 0
	for c := range s.page.Children(n) {
		if s.page.Nodes[c].Kind == page.Element {
			if elements++; elements == leastItems {
				return true
			}
		}
	}
	return false
}

// groupChildren puts the children of n into groups by kind. A <dd> and the <dt> before
// it are one item.
func groupChildren(s *blockList, n page.NodeID, found map[siblingKind]*siblingGroup, groupOf []*siblingGroup) {
	term := page.None // the <dt> that the next <dd> belongs to
	for c := range s.page.Children(n) {
		from := c
		switch s.page.Nodes[c].Tag {
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
		class, _, _ := strings.Cut(strings.TrimSpace(s.page.Nodes[c].Attr("class")), " ")
		kind := siblingKind{s.page.Nodes[c].Tag, class}
		group := found[kind]
		if group == nil {
			group = &siblingGroup{}
			found[kind] = group
		}
		group.add(&item)
		groupOf[c] = group
	}
}

// keepLargest drops the groups of the children of n that are none, and gives each child
// the group of n where that has at least as many items.
func keepLargest(s *blockList, n page.NodeID, groupOf []*siblingGroup) {
	for c := range s.page.Children(n) {
		g := groupOf[c]
		if g != nil && (g.items < leastItems || g.sums.blocks < 1.5*g.items && !itemTags[s.page.Nodes[c].Tag]) {
			g = nil
		}
		if up := groupOf[n]; up != nil && (g == nil || up.items >= g.items) {
			g = up
		}
		groupOf[c] = g
	}
}

// itemOf returns a group of one item, the siblings from first to last. It is not ok when
// they hold no block.
func itemOf(s *blockList, first, last page.NodeID) (g siblingGroup, ok bool) {
	node := &s.page.Nodes[last]
	a, b := s.firstAt(first), s.firstAt(node.End)
	if node.Kind != page.Element || !s.visible[last] || a == b {
		return g, false
	}
	g = siblingGroup{items: 1, sums: s.blockSums(a, b)}
	g.firstShort = number.Flag(isShort(s, a))
	g.lastShort = number.Flag(b > a+1 && isShort(s, b-1))
	g.pictured = number.Flag(s.mediaBetween(first, node.End) > 0)
	for i := a; i < b && g.dated == 0; i++ {
		g.dated = number.Flag(s.blocks[i].time || s.blocks[i].Digits > 0 && isShort(s, i))
	}
	g.headed = number.Flag(isHeaded(s, a, b))
	return g, true
}

// isHeaded reports whether among blocks a to b is prose, and a heading that is no link.
func isHeaded(s *blockList, a, b int) bool {
	heading, prose := false, false
	for i := a; i < b && !(heading && prose); i++ {
		heading = heading || s.enclosing(i)&InHeading != 0 && s.blocks[i].linkShare() < proseLinks
		prose = prose || s.blocks[i].prose()
	}
	return heading && prose
}

// isShort reports whether a block has at most shortWords words and is in no heading.
func isShort(s *blockList, i int) bool {
	return s.blocks[i].Words <= shortWords && s.enclosing(i)&InHeading == 0
}

func (g *siblingGroup) add(o *siblingGroup) {
	g.items += o.items
	g.firstShort += o.firstShort
	g.lastShort += o.lastShort
	g.pictured += o.pictured
	g.dated += o.dated
	g.headed += o.headed
	g.sums = g.sums.minus(sums{}.minus(o.sums))
}
