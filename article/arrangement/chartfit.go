package arrangement

import (
	"math"

	"galley/article/layout"
	"galley/page"
)

// isBelow reports whether all bars and labels stand in one child of n: that is the chart.
func (c *chart) isBelow() bool {
	p := c.pl.Page
	for child := range p.Children(c.n) {
		if p.Nodes[child].Kind != page.Element || p.Nodes[child].End-child < chartBars {
			continue
		}
		if c.all(func(i page.NodeID) bool { return i != child && p.Contains(child, i) }) {
			return true
		}
	}
	return false
}

// all reports whether something is so of all bars and all that have words.
func (c *chart) all(is func(page.NodeID) bool) bool {
	for _, list := range [2][]page.NodeID{c.bars, c.piled} {
		for _, i := range list {
			if !is(i) {
				return false
			}
		}
	}
	for i := range c.words {
		if !is(i) {
			return false
		}
	}
	return true
}

// fits reports whether all of it lies in its box, but for labels below and above, and its labels have
// room on a telephone.
func (c *chart) fits() bool {
	p := c.pl.Page
	box := p.Nodes[c.n].Box
	narrow := min(1, NarrowScreen/box.W)
	inside := func(i page.NodeID) bool {
		b := p.Nodes[i].Box
		return b.X >= box.X-1 && b.Right() <= box.Right()+1 && b.Y >= box.Y-layout.MaxLabel && b.Bottom() <= box.Bottom()+layout.MaxLabel
	}
	if len(c.words) > chartLabels || c.crowded(narrow) {
		return false
	}
	return c.all(inside)
}

// crowded reports whether labels beside each other would lie over each other in a box that is narrower by
// a share, as they do not here.
func (c *chart) crowded(narrow float64) bool {
	for i, a := range c.words {
		for j, b := range c.words {
			if shared := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y); i >= j || 2*shared < min(a.H, b.H) {
				continue
			}
			apart, wide := math.Abs(a.X+a.W/2-b.X-b.W/2), (a.W+b.W)/2
			if apart >= wide && apart*narrow < wide {
				return true
			}
		}
	}
	return false
}
