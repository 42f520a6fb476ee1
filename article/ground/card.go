package ground

import (
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// leastInset is the padding, in CSS px, that keeps the words of a card off its edges.
const leastInset = 16

// aroundCard is the colour around the body, where that is a card: a box with a ground and room
// of its own, narrower than the window. It is written as such, on what it lay on.
func (g *Grounds) aroundCard() (around colour.Colour, ok bool) {
	if !g.isCard(g.body) {
		return colour.White, false
	}
	var layers []colour.Colour
	for a := range g.p.Ancestors(g.body) {
		style := g.p.Nodes[a].Style
		if !sheet.Known(g.p, style) {
			continue
		}
		look := g.p.Styles[style].Look
		if image := look[sheet.Image]; image != "none" && image != "" && !g.isPageGradient(a) {
			return colour.White, false // a picture or gradient, of which a colour says nothing
		}
		if layer, has := sheet.GroundColour(look); has && layer.A > 0 {
			if layers = append(layers, layer); layer.A == 1 {
				break
			}
		}
	}
	around = colour.White
	for i := len(layers) - 1; i >= 0; i-- {
		around = layers[i].Over(around)
	}
	return around, true
}

// isPageGradient reports whether a has gradients that come along as those of the page, above the
// colour of the same element: dots or lines on it, for instance.
func (g *Grounds) isPageGradient(a page.NodeID) bool {
	tag := g.p.Nodes[a].Tag
	return (tag == "body" || tag == "html") && Gradients(g.p, a) != "" && Grounded(g.p, a)
}

// isCard reports whether n is such a box.
func (g *Grounds) isCard(n page.NodeID) bool {
	node := &g.p.Nodes[n]
	if node.Kind != page.Element || !Grounded(g.p, n) || node.Box.Empty() || g.p.Viewport.W-node.Box.W < 2*leastInset {
		return false
	}
	look := g.p.Styles[node.Style].Look
	return sheet.Pixels(look[sheet.PaddingL]) >= leastInset && sheet.Pixels(look[sheet.PaddingR]) >= leastInset
}
