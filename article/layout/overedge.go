package layout

import (
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// mostOverEdge is how wide, in CSS px, a label is at most that lies over the lower edge of a picture.
const mostOverEdge = 96

// IsOverEdge reports whether n, with a ground of its own, lies over the lower edge of a box and for the most part
// beside no other: a round button at the end of a picture.
func IsOverEdge(p *page.Page, n page.NodeID, of page.Rect) bool {
	box, style := p.Nodes[n].Box, p.Nodes[n].Style
	if !sheet.Known(p, style) || box.W > mostOverEdge || box.H > MaxLabel || box.X < of.X-1 || box.Right() > of.Right()+1 ||
		box.Y >= of.Bottom() || box.Bottom() <= of.Bottom()+1 || of.H < 2*box.H {
		return false
	}
	ground, ok := colour.Parse(p.Styles[style].Look[sheet.Background])
	return ok && ground.A >= 0.5
}
