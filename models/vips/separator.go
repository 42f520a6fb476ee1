package vips

import (
	"cmp"
	"math"
	"slices"
)

// separator is a strip of the page that no block crosses ([Cai03], section 4.2).
type separator struct {
	vertical   bool
	start, end float64 // CSS px along y, of vertical ones along x
	weight     float64 // 0 to 10
}

// span is what a block covers of an axis.
type span struct {
	start, end float64
	block      *Block
}

// spans are those of the blocks with a box, from the top or the left.
func spans(blocks []*Block, vertical bool) []span {
	var list []span
	for _, b := range blocks {
		switch {
		case b.Box.Empty():
		case vertical:
			list = append(list, span{b.Box.X, b.Box.Right(), b})
		default:
			list = append(list, span{b.Box.Y, b.Box.Bottom(), b})
		}
	}
	slices.SortStableFunc(list, func(a, b span) int { return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.end, b.end)) })
	return list
}

// separators are the strips between blocks, with weights. The report begins with one strip
// as large as the page and takes out what each block covers. Those that are left, but for
// the borders of the page, are the gaps between the spans; where two blocks touch, the
// strip has no width.
func (f *facts) separators(blocks []*Block, vertical bool) (list []separator) {
	reach := math.Inf(-1) // how far the blocks so far go
	var before *Block     // the last one that ends there
	for _, s := range spans(blocks, vertical) {
		if before != nil && s.start >= reach-touch {
			sep := separator{vertical: vertical, start: reach, end: max(s.start, reach)}
			f.weigh(&sep, before, s.block)
			list = append(list, sep)
		}
		if s.end > reach-touch {
			before = s.block
		}
		if s.end > reach+touch {
			reach = s.end
		}
	}
	return list
}

// touch is by how many CSS px blocks may overlap and still be next to each other: boxes
// are rounded, and lines have leading.
const touch = 1

// weigh sets the weight by the rules of the report: it rises with the distance, where
// the separator has an <hr>, where backgrounds differ, and for horizontal ones where the
// fonts differ, more so when the upper one is the smaller one. It falls where both sides
// are nothing but text. The sides are the last node of the block before, and the first one
// of the block after. The numbers are ours.
func (f *facts) weigh(s *separator, before, after *Block) {
	s.weight = math.Round(min((s.end-s.start)/10, 5)) // whole numbers: equals are cut at once
	if s.vertical {
		s.weight += 2 // columns are apart however narrow the strip
	}
	a, b := before.Nodes[len(before.Nodes)-1], after.Nodes[0]
	if f.page.Nodes[a].Tag == "hr" || f.page.Nodes[b].Tag == "hr" {
		s.weight += 2
	}
	if f.ground[a] != f.ground[b] {
		s.weight += 2
	}
	if !s.vertical {
		upper, upperWeight := f.font(a)
		lower, lowerWeight := f.font(b)
		if upper != lower || upperWeight != lowerWeight {
			s.weight++
		}
		if upper < lower {
			s.weight++
		}
		if f.text[a] && f.text[b] || f.page.Nodes[a].Tag == f.page.Nodes[b].Tag {
			s.weight--
		}
	}
	s.weight = min(max(s.weight, 0), 10)
}
