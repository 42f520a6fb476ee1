package parts

import (
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/page"
)

// isSplit reports whether a part is what is left of a box that was parted, for an advertisement to stand between: the
// nearest box with text before it is marked up alike, likely is text, and both meet in prose, so that the part is no other
// story and no remark.
func (g *goingOn) isSplit(part page.NodeID) bool {
	before := page.None
	for n := range g.Page.Children(g.Page.Nodes[part].Parent) {
		if n == part {
			break
		}
		if from, to := g.Span(n); from < to && g.prose[to] > g.prose[from] {
			before = n
		}
	}
	if before == page.None || markup.Of(g.Page, before) != markup.Of(g.Page, part) {
		return false
	}
	from, to := g.Span(before)
	next, _ := g.Span(part)
	return g.sure[to]-g.sure[from] >= goingOnBefore && g.IsProse(to-1) && g.IsProse(next) &&
		g.BlockEnclosing(next)&block.InLink == 0 && g.BlockElement(next) != part
}
