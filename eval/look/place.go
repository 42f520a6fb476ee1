package look

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"galley/page"
)

// places compares where the blocks stand: their left edges in their part of the article,
// where each is seen from the one before, and which lie over each other.
func (c *comparison) places() {
	for _, root := range c.roots {
		c.lefts(root)
	}
	before := blockPair{a: page.None, b: page.None}
	for _, pair := range c.blocks {
		switch {
		case pair.b == page.None:
			continue
		case before.a == page.None || c.a.seen(before.a, pair.a) == c.b.seen(before.b, pair.b):
			c.sameOrder++
		default:
			c.why("order", fmt.Sprintf("order: %s became %s the block before, of %s", c.a.seen(before.a, pair.a), c.b.seen(before.b, pair.b), clip(c.a.texts[pair.texts[0]].text)))
		}
		before = pair
	}
	to := make([]page.NodeID, len(c.blocks))
	back := map[page.NodeID]page.NodeID{}
	for i, pair := range c.blocks {
		to[i] = pair.b
		if pair.b != page.None {
			back[pair.b] = pair.a
		}
	}
	c.Overlaps = c.overlaps(&c.b, to, func(x, y page.NodeID) bool { return c.a.over(back[x], back[y]) }, "overlap")
}

// lefts compares the left edges of the blocks in one root. An article puts each part in
// the middle of the window, so that edges are compared by their usual distance.
func (c *comparison) lefts(root page.NodeID) {
	var moved []float64
	inside := func(pair blockPair) bool {
		return pair.b != page.None && (c.a.p.Contains(root, pair.a) || c.a.p.Contains(pair.a, root))
	}
	for _, pair := range c.blocks {
		if inside(pair) {
			moved = append(moved, c.b.p.Nodes[pair.b].Box.X-c.a.p.Nodes[pair.a].Box.X)
		}
	}
	if len(moved) == 0 {
		return
	}
	usual := slices.Sorted(slices.Values(moved))[len(moved)/2]
	i := 0
	for _, pair := range c.blocks {
		if !inside(pair) {
			continue
		}
		if off := moved[i] - usual; math.Abs(off) <= BlockTolerance {
			c.sameLeft++
		} else {
			c.why("left", fmt.Sprintf("left: %.0f px off, %s", off, clip(c.a.texts[pair.texts[0]].text)))
		}
		i++
	}
}

// seen says where block y is, seen from block x.
func (s *side) seen(x, y page.NodeID) string {
	a, b := s.p.Nodes[x].Box, s.p.Nodes[y].Box
	const slack = 2
	switch {
	case s.p.Contains(x, y):
		return "in"
	case b.Y >= a.Bottom()-slack:
		return "below"
	case b.Bottom() <= a.Y+slack:
		return "above"
	case b.X >= a.Right()-slack:
		return "right of"
	case b.Right() <= a.X+slack:
		return "left of"
	}
	return "over"
}

// over reports whether the words of two blocks lie over each other. Blocks in one
// another do not count.
func (s *side) over(x, y page.NodeID) bool {
	const slack = 4
	if x == y || s.p.Contains(x, y) || s.p.Contains(y, x) {
		return false
	}
	a, b := s.ink(x), s.ink(y)
	return min(a.Right(), b.Right())-max(a.X, b.X) > slack && min(a.Bottom(), b.Bottom())-max(a.Y, b.Y) > slack
}

// overlaps counts the pairs of blocks over each other, without those for which known.
func (c *comparison) overlaps(s *side, blocks []page.NodeID, known func(x, y page.NodeID) bool, kind string) (n int) {
	blocks = slices.DeleteFunc(slices.Clone(blocks), func(b page.NodeID) bool { return b == page.None || s.ink(b).Empty() })
	slices.SortFunc(blocks, func(x, y page.NodeID) int {
		return cmp.Or(cmp.Compare(s.ink(x).Y, s.ink(y).Y), cmp.Compare(x, y))
	})
	blocks = slices.Compact(blocks)
	for i, x := range blocks {
		for _, y := range blocks[i+1:] {
			if s.ink(y).Y >= s.ink(x).Bottom() {
				break
			}
			if s.over(x, y) && !known(x, y) {
				n++
				c.why(kind, kind+": "+clip(page.Norm(s.p.Text(x)))+" and "+clip(page.Norm(s.p.Text(y))))
			}
		}
	}
	return n
}
