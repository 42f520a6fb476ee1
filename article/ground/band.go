package ground

import (
	"math"
	"strings"

	"galley/article/backdrop"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// mostBand is how high, in heights of the window, a band behind a title is at most.
const mostBand = 1.5

// titleBand is the box that the title stands on and the body does not, told from what it lies on by
// its colour or a gradient, with what its words stand on, about: a band across the page, or a box
// over the body that stands in the middle as the body does. None where there is none, or where a
// picture says what the title stands on.
func (g *Grounds) titleBand(title page.NodeID) (band page.NodeID, ground colour.Colour, drawn bool) {
	if !g.p.Laid || title == page.None || g.body == page.None || g.p.Contains(g.body, title) {
		return page.None, colour.White, false
	}
	words := layout.Box(g.p, layout.BlockAround(g.p, title))
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
		if strings.Contains(look[sheet.Image], "url(") && !backdrop.IsPattern(look) {
			break
		}
		drawn := Backdrop(g.p, a) != ""
		own, _ := sheet.GroundColour(look)
		if around, ok := g.around(a); !drawn && (!Grounded(g.p, a) || !ok || own == around || own == g.Behind(g.body) && g.card == page.None) {
			continue
		}
		if !g.spans(node.Box) || node.Box.H > mostBand*g.p.Viewport.H || words.Y-node.Box.Y < leastRoom || node.Box.Bottom()-words.Bottom() < leastRoom {
			break
		}
		if mean, ok := sheet.GradientInk(look[sheet.Image]); drawn && ok {
			own = mean.Over(own.Over(colour.White))
		}
		return a, own, drawn
	}
	return page.None, colour.White, false
}

// spans reports whether a box reaches across the page, or over the body in the middle of it.
func (g *Grounds) spans(box page.Rect) bool {
	body := layout.Box(g.p, layout.BlockAround(g.p, g.body))
	return box.X <= 1 && box.Right() >= g.p.Viewport.W-1 ||
		box.W >= body.W && math.Abs(box.X+box.W/2-body.X-body.W/2) <= 4
}

// Band is the box with a ground that the title stands on and the body does not; None where there
// is none.
func (g *Grounds) Band() page.NodeID { return g.band }

// Shade is what words on the band stand on, about.
func (g *Grounds) Shade() colour.Colour { return g.shade }

// OnGradient reports whether a part stands on a band with gradients.
func (g *Grounds) OnGradient(n page.NodeID) bool {
	return g.band != page.None && g.drawn && g.p.Contains(g.band, n)
}
