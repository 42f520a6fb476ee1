package arrangement

import (
	"math"

	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// cutShare is the share of a picture, at most, that is seen of one that is cut.
const cutShare = 0.9

// isBase reports whether child of n is a picture in the flow that fills n: what is laid over it is laid over
// all of n.
func isBase(p *page.Page, n, child page.NodeID) bool {
	box, around := p.Nodes[child].Box, p.Nodes[n].Box
	return p.Nodes[child].Tag == "img" && math.Abs(box.W-around.W) <= 2 && math.Abs(box.H-around.H) <= 8
}

// clips reports whether i cuts off pictures in it, as one of two does that are compared.
func (c *collage) clips(i page.NodeID) bool {
	p := c.pl.Page
	node := &p.Nodes[i]
	if !p.IsOut(i) || !sheet.Known(p, node.Style) || node.Box.Empty() || !layout.Inside(node.Box, c.inner) || c.isClipped(i) {
		return false
	}
	look := p.Styles[node.Style].Look
	img := p.First(i, "img")
	return look[sheet.OverflowX] != "visible" && look[sheet.OverflowY] != "visible" && img != page.None && !layout.Inside(p.Nodes[img].Box, node.Box)
}

// isClipped reports whether i stands in such a box.
func (c *collage) isClipped(i page.NodeID) bool {
	return c.clip != page.None && i != c.clip && c.pl.Page.Contains(c.clip, i)
}

// shown is what is seen of a picture.
func (c *collage) shown(i page.NodeID) page.Rect {
	p := c.pl.Page
	box := p.Nodes[i].Box
	if c.isClipped(i) {
		return box.Intersect(p.Nodes[c.clip].Box)
	}
	look := p.Styles[p.Nodes[i].Style].Look
	if o, ok := sheet.ParseOutline(look[sheet.ClipPath]); ok {
		box.W *= min(1, o.Left(box)) // of which part is seen does not matter
	}
	return box
}

// isCut reports whether a good part of a picture is not seen, and a good part is.
func (c *collage) isCut(image int) bool {
	all, seen := c.images[image], c.seen[image]
	share := seen.W * seen.H / max(1, all.W*all.H)
	return share <= cutShare && share >= 1-cutShare
}

// isLine reports whether i is an empty box that is seen, such as the line between two pictures.
func (c *collage) isLine(i page.NodeID) bool {
	p := c.pl.Page
	node := &p.Nodes[i]
	return node.End == i+1 && p.IsOut(i) && c.pl.Nodes[i].Do == plan.Write && sheet.Known(p, node.Style) && !node.Box.Empty() &&
		layout.Inside(node.Box, c.inner) && layout.Paints(p.Styles[node.Style].Look) && 4*node.Box.W*node.Box.H < c.inner.W*c.inner.H
}

// place are the declarations of a picture, or of what cuts one: as shares of the collage, or of the box that
// cuts it.
func (c *collage) place(i page.NodeID) string {
	box, inner, above := c.pl.Page.Nodes[i].Box, c.inner, ""
	if c.isClipped(i) {
		inner = c.pl.Page.Nodes[c.clip].Box
	} else if i != c.base {
		above = c.above(1)
	}
	share := func(part, of float64) string { return sheet.Short(100*part/of) + "%;" }
	return "display:block;position:absolute;left:" + share(box.X-inner.X, inner.W) + "top:" + share(box.Y-inner.Y, inner.H) +
		"width:" + share(box.W, inner.W) + "height:" + share(box.H, inner.H) + "max-width:none;max-height:none;margin:0;" + above
}

// above lifts what lay over a picture in the flow, whichever came first.
func (c *collage) above(level int) string {
	if c.base == page.None {
		return ""
	}
	return "z-index:" + sheet.Short(float64(level)) + ";"
}

// baseOf is the child of n that isBase; None.
func baseOf(p *page.Page, n page.NodeID) page.NodeID {
	asked := 0
	for child := range p.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			break
		}
		if !p.Nodes[child].Hidden && !p.IsOut(child) && isBase(p, n, child) {
			return child
		}
	}
	return page.None
}
