package ground

import (
	"strings"

	"galley/article/backdrop"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
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
	return g.around(g.body)
}

// around is the colour that n lies on; ok is false where that is a picture or a gradient that
// does not come along.
func (g *Grounds) around(n page.NodeID) (around colour.Colour, ok bool) {
	var layers []colour.Colour
	for a := range g.p.Ancestors(n) {
		style := g.p.Nodes[a].Style
		if !sheet.Known(g.p, style) {
			continue
		}
		look := g.p.Styles[style].Look
		if image := look[sheet.Image]; image != "none" && image != "" && !g.isPageGradient(a) && !backdrop.IsPattern(look) {
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
	return g.isPage(a) && Gradients(g.p, a) != "" && Grounded(g.p, a)
}

// isCard reports whether n is such a box.
func (g *Grounds) isCard(n page.NodeID) bool {
	node := &g.p.Nodes[n]
	if node.Kind != page.Element || !Grounded(g.p, n) || node.Box.Empty() || g.p.Viewport.W-node.Box.W < 2*leastInset || g.IsCanvas(n) {
		return false
	}
	look := g.p.Styles[node.Style].Look
	around := ring(look)
	return sheet.Pixels(look[sheet.PaddingL])+around >= leastInset && sheet.Pixels(look[sheet.PaddingR])+around >= leastInset || g.keepsWordsIn(n)
}

// keepsWordsIn reports whether all words in n stand off its left and right edge, by the margins of
// what they stand in.
func (g *Grounds) keepsWordsIn(n page.NodeID) bool {
	box, some := g.p.Nodes[n].Box, false
	for i := n + 1; i < g.p.Nodes[n].End; i++ {
		node := &g.p.Nodes[i]
		if node.Kind != page.Text || node.Hidden || node.Box.Empty() || page.IsBlank(node.Text) {
			continue
		}
		if node.Box.X < box.X+leastInset || node.Box.Right() > box.Right()-leastInset {
			return false
		}
		some = true
	}
	return some
}

// leastRoom is how far, in CSS px, words stand off the edges of a card around them.
const leastRoom = 8

// cardAround is the card that the body stands on and is not itself, with the colour that it lies
// on; None where there is none: the nearest box around the body, narrower than the window, that is
// told from what it lies on by its ground, its shadow or a line around it.
func (g *Grounds) cardAround() (card page.NodeID, around colour.Colour) {
	if !g.p.Laid || g.body == page.None || g.isCard(g.body) {
		return page.None, colour.White
	}
	words := g.p.Nodes[g.body].Box
	if style := g.p.Nodes[g.body].Style; sheet.Known(g.p, style) {
		words = layout.ContentOf(g.p, g.body)
	}
	depth := 0
	for a := range g.p.Ancestors(g.body) {
		node := &g.p.Nodes[a]
		if depth++; depth > layout.MaxDepth || node.Tag == "body" || node.Tag == "html" {
			break
		}
		if !sheet.Known(g.p, node.Style) || node.Box.Empty() {
			continue
		}
		look, grounded := g.p.Styles[node.Style].Look, Grounded(g.p, a)
		if strings.Contains(look[sheet.Image], "url(") || grounded && g.p.Viewport.W-node.Box.W < 2*leastInset {
			break
		}
		around, ok := g.around(a)
		if !ok {
			break
		}
		own, _ := sheet.GroundColour(look)
		if g.p.Viewport.W-node.Box.W < 2*leastInset || !(grounded && own != around) && !isFramed(look) ||
			!g.standsOff(words, node.Box, ring(look)) || node.Box.Y > words.Y || node.Box.Bottom() < words.Bottom() {
			continue
		}
		return a, around
	}
	return page.None, colour.White
}

// standsOff reports whether the words of the body, which has this content box, have room on both sides
// in a box around: that of the box and of a ring around it, or that which they have in the body.
func (g *Grounds) standsOff(words, box page.Rect, ring float64) bool {
	left, right := words.X-box.X, box.Right()-words.Right()
	if left+ring >= leastRoom && right+ring >= leastRoom && left > -1 && right > -1 {
		return true
	}
	if left >= leastRoom && right >= leastRoom {
		return true
	}
	return left > -1 && right > -1 && left < leastRoom && right < leastRoom && g.keepsWordsIn(g.body)
}

// isFramed reports whether a look has a shadow or a line all around.
func isFramed(look []string) bool {
	if shadow := look[sheet.LookAt["box-shadow"]]; shadow != "" && shadow != "none" && !strings.Contains(shadow, "inset") {
		return true
	}
	for side := range 4 {
		line, ok := colour.Parse(look[sheet.BorderTC+side])
		if look[sheet.BorderTS+side] == "none" || sheet.Pixels(look[sheet.BorderTW+side]) == 0 || !ok || line.A < sheet.Seen {
			return false
		}
	}
	return true
}

// Card is the card that the body stands on and is not itself; None where there is none.
func (g *Grounds) Card() page.NodeID { return g.card }

// Paper is what the whole document lies on: what the first body root stands on, or what the card
// around that lies on.
func (g *Grounds) Paper() colour.Colour {
	if g.card != page.None {
		return g.paper
	}
	return g.Page()
}

// Under is what lies below a part of the document.
func (g *Grounds) Under(pt subtree.Part) colour.Colour {
	if g.band != page.None && g.p.Contains(g.band, pt.Root) {
		return g.shade
	}
	if g.card != page.None && !g.p.Contains(g.card, pt.Root) && !(pt.Head && g.titled) {
		return g.paper
	}
	return g.Page()
}
