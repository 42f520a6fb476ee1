package features

import (
	"strings"

	"galley/page"
)

// group is a run of siblings of one make, as the comments below an article are: the
// same tag and the same first class, whatever they are.
type siblingGroup struct {
	items      float64
	firstShort float64 // items that begin with a short block that is no heading
	lastShort  float64 // items that end with one
	pictured   float64 // items with a picture
	dated      float64 // items with a <time> or a short block with a digit
	sum        sums
}

const (
	leastItems = 3
	shortWords = 8
)

// itemTags may hold one block only and are items all the same; a run of paragraphs is
// no group.
var itemTags = map[string]bool{"li": true, "dd": true, "tr": true, "article": true}

// findRepeats gives every block the largest group that it is in an item of.
func (s *blockIndex) findGroups() {
	of := make([]*siblingGroup, len(s.page.Nodes))
	s.groups = make([]*siblingGroup, len(s.blocks))
	type kind struct{ tag, class string }
	found := map[kind]*siblingGroup{}
	for i := range s.page.Nodes {
		n := page.NodeID(i)
		node := &s.page.Nodes[i]
		if node.Kind != page.Element || !s.visible[i] || s.in(n).blocks < leastItems {
			continue
		}
		clear(found)
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
			if g, ok := s.item(from, c); ok {
				class, _, _ := strings.Cut(strings.TrimSpace(s.page.Nodes[c].Attr("class")), " ")
				at := kind{s.page.Nodes[c].Tag, class}
				all := found[at]
				if all == nil {
					all = &siblingGroup{}
					found[at] = all
				}
				all.add(&g)
				of[c] = all
			}
		}
		for c := range s.page.Children(n) {
			g := of[c]
			if g != nil && (g.items < leastItems || g.sum.blocks < 1.5*g.items && !itemTags[s.page.Nodes[c].Tag]) {
				g = nil
			}
			if up := of[n]; up != nil && (g == nil || up.items >= g.items) {
				g = up
			}
			of[c] = g
		}
	}
	for i := range s.blocks {
		at := s.blocks[i].from
		for at > 0 && of[at] == nil && s.in(at).blocks < leastItems {
			at = s.page.Nodes[at].Parent
		}
		s.groups[i] = of[at]
	}
}

// item is a group of one item, the elements from the first to the last; not ok when they
// hold no block.
func (s *blockIndex) item(first, last page.NodeID) (g siblingGroup, ok bool) {
	node := &s.page.Nodes[last]
	a, b := int(s.first[first]), int(s.first[node.End])
	if node.Kind != page.Element || !s.visible[last] || a == b {
		return g, false
	}
	g = siblingGroup{items: 1, sum: s.before[b].less(s.before[a])}
	g.firstShort = flag(s.isShort(a))
	g.lastShort = flag(b > a+1 && s.isShort(b-1))
	g.pictured = flag(s.media[node.End] > s.media[first])
	for i := a; i < b && g.dated == 0; i++ {
		g.dated = flag(s.blocks[i].time || s.blocks[i].digits > 0 && s.isShort(i))
	}
	return g, true
}

func (s *blockIndex) isShort(i int) bool {
	return s.blocks[i].words <= shortWords && s.enclosing(i)&InHeading == 0
}

func (g *siblingGroup) add(o *siblingGroup) {
	g.items += o.items
	g.firstShort += o.firstShort
	g.lastShort += o.lastShort
	g.pictured += o.pictured
	g.dated += o.dated
	g.sum = g.sum.less(sums{}.less(o.sum))
}

// repeated is evidence about the largest group that a block is in; 0 without one.
func ofGroup(of func(s *blockView, g *siblingGroup) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 {
		if g := s.groups[i]; g != nil {
			return of(s, g)
		}
		return 0
	}
}

// findFields finds of every block how many blocks follow until one may write a text.
func (s *blockIndex) findFields() {
	s.toField = make([]int32, len(s.blocks))
	const far = 60
	d, block := int32(far), len(s.blocks)-1
	for i := len(s.page.Nodes) - 1; i >= 0; i-- {
		for block >= 0 && int(s.blocks[block].from) >= i {
			d = min(d+1, far)
			s.toField[block] = d
			block--
		}
		if s.page.Nodes[i].Tag == "textarea" {
			d = 0
		}
	}
}

// chips is the share of short blocks that are no headings among those around a block.
func shortAround(s *blockView, i int) float64 {
	n, all := 0.0, 0.0
	for k := max(i-3, 0); k <= min(i+3, len(s.blocks)-1); k++ {
		if k != i {
			all++
			n += flag(s.isShort(k) && s.blocks[k].linkShare() < 0.5)
		}
	}
	return ratio(n, all)
}

// groupFeatures are evidence of comments and their like.
var groupFeatures = []feature[*blockView, int]{
	{"items", LogCount, "ln(1+items of the largest group of siblings of one make that it is in), 0 without", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return ln(g.items) })},
	{"items_short_first", Share, "share of its items that begin with a short block", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.firstShort / g.items })},
	{"items_short_last", Share, "share of its items that end with one", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.lastShort / g.items })},
	{"items_pictured", Share, "share of its items with a picture", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.pictured / g.items })},
	{"items_dated", Share, "share of its items with a date, or something like it", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.dated / g.items })},
	{"items_words", LogCount, "ln(1+words an item)", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return ln(g.sum.words / g.items) })},
	{"items_prose", Share, "share of their words that are prose", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.sum.proseShare() })},
	{"items_share", Share, "share of the page's prose", ofGroup(func(s *blockView, g *siblingGroup) float64 { return ratio(g.sum.prose, s.all.prose) })},
	{"to_field", LogCount, "ln(1+blocks on to a field for texts), at most 60", func(s *blockView, i int) float64 { return ln(float64(s.toField[i])) }},
	{"short_around", Share, "share of short blocks that are no headings and no links, of 3 before and after", shortAround},
}
