package document

import (
	"math"

	"galley/article/ground"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// edge says how the first part reaches the edges of the window.
type edge int

const (
	noEdge      edge = iota
	coverEdge        // a picture behind words
	pictureEdge      // a picture
	bandEdge         // a body that begins with a band with a ground of its own
)

// edgeClass is what the style sheet calls the first part where it reaches the edges.
const edgeClass = " g-edge"

// leads reports how the first part reaches the edges of the window, if it does: a cover or a lead
// picture that took the whole width of the page.
func (c *writer) leads(box page.Rect, covered bool) edge {
	pt, window := c.src.Parts[0], c.Page.Viewport.W
	switch {
	case c.Sheet == nil || window <= 2*sheet.BodyPadding || box.X > 1 || box.Right() < window-1:
		return noEdge
	case covered:
		return coverEdge
	case pt.Lead && !layout.Says(c.Page, pt.Root):
		return pictureEdge
	case !pt.Title && !pt.Head && !pt.Lead && c.beginsWithBand(pt.Root):
		return bandEdge
	}
	return noEdge
}

// beginsWithBand reports whether the first of what n has is as wide as n, and painted with a
// picture, a gradient or another colour than the page.
func (c *writer) beginsWithBand(n page.NodeID) bool {
	box := c.Page.Nodes[n].Box
	for depth := 0; depth < layout.MaxDepth && n != page.None; depth++ {
		own := c.Page.Nodes[n].Box
		if math.Abs(own.Y-box.Y) > 1 || math.Abs(own.X-box.X) > 1 || math.Abs(own.W-box.W) > 1 {
			return false
		}
		_, backed := c.src.Backs[n]
		_, under := c.Unders.On[n]
		if backed || under || ground.Backdrop(c.Page, n) != "" {
			return true
		}
		if style := c.Page.Nodes[n].Style; ground.Grounded(c.Page, n) {
			if own, _ := sheet.GroundColour(c.Page.Styles[style].Look); sheet.Colour(own) != sheet.Colour(c.Grounds.Page()) {
				return true
			}
		}
		n = c.Column.FirstBlock(n)
	}
	return false
}

// edgeCSS lets the first part begin at the top of the window, and reach its sides where that is
// narrower than the window of the page was. What words stand on does so in a wider one, too:
// there the whole width is with that of a scroll bar, which nothing may scroll to.
func (c *writer) edgeCSS() string {
	if c.edge == noEdge {
		return ""
	}
	if c.edge == bandEdge {
		return "body{padding-top:0}\n"
	}
	css := "body{padding-top:0}\n@media (max-width:" + sheet.Short(c.Page.Viewport.W-0.02) + "px)"
	if c.edge == pictureEdge {
		return css + "{.g-edge{margin-left:-16px;margin-right:-16px}}\n"
	}
	return css + "{.g-part.g-edge>.g-back{left:-16px;width:calc(100% + 32px)}}\n" +
		"@media (min-width:" + sheet.Short(c.Page.Viewport.W) + "px){html{overflow-x:clip}.g-part.g-edge>.g-back{left:calc(50% - 50vw);width:100vw}}\n"
}
