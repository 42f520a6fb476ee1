package dress

import (
	"galley/article/allowlist"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// leastLeft is the share of a box that must be left of it: what hides more had yet to be revealed.
// A star leaves a third of its box, and nothing is revealed through the points of one.
const (
	leastLeft     = 0.4
	leastLeftStar = 0.2
	starPoints    = 8
)

// leastOf is the share of a box that a shape must leave.
func leastOf(o sheet.Outline) float64 {
	if o.Points() >= starPoints {
		return leastLeftStar
	}
	return leastLeft
}

// shape are the declarations of the shape that n is cut out in, of a mask that fades a picture
// out, and of the shape that words run along beside it. Around words it keeps its distances from top and bottom: a box that is
// higher on a narrow screen would lose more of them otherwise.
func (c *Dress) shape(n page.NodeID) (rules string) {
	look, box := c.Page.Styles[c.Page.Nodes[n].Style].Look, layout.Box(c.Page, n)
	if o, ok := sheet.ParseOutline(look[sheet.ClipPath]); ok && o.Left(box) >= leastOf(o) {
		words := layout.Says(c.Page, n)
		if words && o.IsPolygon() {
			o.Anchor(box.H)
		}
		if !words || o.IsPolygon() || o.IsWhole() || o.IsOpen() {
			rules = "clip-path:" + o.String() + ";"
		}
	}
	if o, ok := sheet.ParseOutline(look[sheet.Shape]); ok && look[sheet.Float] != "none" && look[sheet.Float] != "" {
		rules += "shape-outside:" + o.String() + ";"
		if margin := look[sheet.ShapeMargin]; margin != "" && margin != "0px" && allowlist.IsValue(margin) {
			rules += "shape-margin:" + margin + ";"
		}
	}
	if fade := look[sheet.Mask]; sheet.IsMasked(fade) && !layout.Says(c.Page, n) {
		rules += sheet.Fade(fade)
	}
	return rules
}
