package ground

import (
	"math"
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// mostBand is how high, in heights of the window, a band behind a title is at most.
const mostBand = 1.5

// titleBand is the box that the title stands on and the body does not, told from what it lies on by
// the colour of its ground, with that colour: a band across the page, or a box over the body that
// stands in the middle as the body does. None where there is none, or where a picture or a gradient
// says what the title stands on.
func (g *Grounds) titleBand(title page.NodeID) (band page.NodeID, ground colour.Colour) {
	if !g.p.Laid || title == page.None || g.body == page.None || g.p.Contains(g.body, title) || g.Cover(title) != "" {
		return page.None, colour.White
	}
	words, body := layout.Box(g.p, layout.BlockAround(g.p, title)), layout.Box(g.p, layout.BlockAround(g.p, g.body))
	depth := 0
	for a := range g.p.Ancestors(title) {
		node := &g.p.Nodes[a]
		if depth++; depth > layout.MaxDepth || g.p.Contains(a, g.body) || node.Tag == "body" || node.Tag == "html" {
			break
		}
		if !sheet.Known(g.p, node.Style) || node.Box.Empty() {
			continue
		}
		look := g.p.Styles[node.Style].Look
		if image := look[sheet.Image]; image != "none" && strings.Contains(image, "url(") {
			break
		}
		if !Grounded(g.p, a) {
			continue
		}
		own, _ := sheet.GroundColour(look)
		across := node.Box.X <= 1 && node.Box.Right() >= g.p.Viewport.W-1
		centred := node.Box.W >= body.W && math.Abs(node.Box.X+node.Box.W/2-body.X-body.W/2) <= 4
		if around, ok := g.around(a); !ok || own == around || own == g.Behind(g.body) {
			continue
		}
		if !across && !centred || node.Box.H > mostBand*g.p.Viewport.H || words.Y-node.Box.Y < leastRoom || node.Box.Bottom()-words.Bottom() < leastRoom {
			break
		}
		return a, own
	}
	return page.None, colour.White
}

// Band is the box with a ground that the title stands on and the body does not; None where there
// is none.
func (g *Grounds) Band() page.NodeID { return g.band }
