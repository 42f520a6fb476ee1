package document

import (
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// leastLeft is the share of a box that must be left of it: what hides more had yet to be revealed.
const leastLeft = 0.4

// shape are the declarations of the shape that n is cut out in, of a mask that fades a picture
// out, and of the shape that words run along beside it. Around words it keeps its distances from top and bottom: a box that is
// higher on a narrow screen would lose more of them otherwise.
func (c *writer) shape(n page.NodeID) (rules string) {
	look, box := c.Page.Styles[c.Page.Nodes[n].Style].Look, layout.Box(c.Page, n)
	if o, ok := sheet.ParseOutline(look[sheet.ClipPath]); ok && o.Left(box) >= leastLeft {
		words := layout.Says(c.Page, n)
		if words && o.IsPolygon() {
			o.Anchor(box.H)
		}
		if !words || o.IsPolygon() || o.IsWhole() {
			rules = "clip-path:" + o.String() + ";"
		}
	}
	if o, ok := sheet.ParseOutline(look[sheet.Shape]); ok && look[sheet.Float] != "none" && look[sheet.Float] != "" {
		rules += "shape-outside:" + o.String() + ";"
	}
	if tag := c.Page.Nodes[n].Tag; tag == "img" || tag == "video" {
		rules += sheet.Fade(look[sheet.Mask])
	}
	return rules
}
