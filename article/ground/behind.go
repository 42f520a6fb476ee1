package ground

import (
	"strings"

	"galley/article/backdrop"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
	"galley/page/colour"
)

// Behind is what the subtree of n stood on: its own and its
// ancestors' background colours, the lowest first. The clone leaves the ancestors
// behind, and with them what its text was readable on.
func (g *Grounds) Behind(n page.NodeID) colour.Colour {
	var layers []colour.Colour
	pictured := false // on a picture
	instead := false  // on a colour that is there instead of a picture
	drawn := ""       // on gradients, which come along
	for a := n; a != page.None; a = g.p.Nodes[a].Parent {
		if !sheet.Known(g.p, g.p.Nodes[a].Style) {
			continue
		}
		layer, ok := sheet.GroundColour(g.p.Styles[g.p.Nodes[a].Style].Look)
		// A colour below a picture of the same element is what its author has for
		// readers without the picture.
		image := g.p.Styles[g.p.Nodes[a].Style].Look[sheet.Image]
		own := ok && layer.A == 1
		_, under := g.under[a]
		if !own && !pictured && !under && !strings.Contains(image, "url(") && sheet.UnderWords(g.p.Styles[g.p.Nodes[a].Style].Look) {
			drawn = image
		}
		pictured = pictured || !own && (under || sheet.UnderWords(g.p.Styles[g.p.Nodes[a].Style].Look))
		look := g.p.Styles[g.p.Nodes[a].Style].Look
		instead = instead || own && (under || strings.Contains(image, "url(") && !backdrop.IsPattern(look) && !backdrop.IsPlaced(look))
		if !ok || layer.A == 0 {
			continue
		}
		layers = append(layers, layer)
		if layer.A == 1 {
			break
		}
	}
	under := colour.White
	for i := len(layers) - 1; i >= 0; i-- {
		under = layers[i].Over(under)
	}
	text, ok := textColour(g.p, n)
	if !ok {
		return under
	}
	contrast := text.Contrast(under)
	switch {
	case contrast >= readable, contrast >= minContrast && !pictured && !instead:
		return under
	case instead:
		return readableUnder(text, under)
	case g.readsOn(n, under) >= leastReading:
		return under // the other words stand on something that is laid out below them
	}
	if mean, ok := sheet.GradientInk(drawn); ok && text.Contrast(mean) >= minContrast {
		return mean // where they leave a hole it is seen
	}
	return opposite(text)
}

// leastReading is the share of the characters of a subtree that read well on the colours around it, where
// those are what it stands on.
const leastReading = 0.25

// readsOn is the share of the characters of a subtree that can be read on a ground, of those that textColour
// looks at.
func (g *Grounds) readsOn(n page.NodeID, under colour.Colour) float64 {
	all, read := 0, 0
	for style, chars := range charactersByStyle(g.p, n) {
		if !sheet.Known(g.p, style) {
			continue
		}
		all += chars
		if ink, ok := sheet.Ink(g.p.Styles[style].Look); ok && ink.Over(under).Contrast(under) >= readable {
			read += chars
		}
	}
	return float64(read) / float64(max(1, all))
}

// textColour is the colour that the most characters of the subtree have, without
// those that stand on a ground of their own, such as code in a dark box.
func textColour(p *page.Page, n page.NodeID) (colour.Colour, bool) {
	most, chars := p.Nodes[n].Style, charactersByStyle(p, n)
	for style, c := range chars {
		if sheet.Known(p, style) && (c > chars[most] || c == chars[most] && style < most && most != p.Nodes[n].Style) {
			most = style
		}
	}
	if !sheet.Known(p, most) {
		return colour.Parse(inherited(p, n, sheet.Color))
	}
	return sheet.Ink(p.Styles[most].Look)
}

// charactersByStyle counts the characters of the subtree by the style that they have, without those that stand
// on a ground of their own.
func charactersByStyle(p *page.Page, n page.NodeID) map[int32]int {
	chars := map[int32]int{}
	for id := n; id < p.Nodes[n].End; id++ {
		node := &p.Nodes[id]
		if id != n && Grounded(p, id) {
			id = node.End - 1
			continue
		}
		if node.Kind == page.Text && !node.Hidden && node.Parent != page.None {
			chars[p.Nodes[node.Parent].Style] += page.Chars(node.Text)
		}
	}
	return chars
}

// legible is the contrast that small print must have at least on a ground that it did not stand on.
const legible = 2

// inherited is the value of a property at n, or at the nearest element around
// whose look is known.
func inherited(p *page.Page, n page.NodeID, i int) string {
	for ; n != page.None; n = p.Nodes[n].Parent {
		if style := p.Nodes[n].Style; sheet.Known(p, style) {
			return p.Styles[style].Look[i]
		}
	}
	return ""
}

// Page is what the first body root stands on; the whole document takes it, or the card that it
// stands on. Where the root is a card, that is what lies around it.
func (g *Grounds) Page() colour.Colour {
	if around, ok := g.aroundCard(); ok {
		return around
	}
	return g.Behind(g.body)
}

// Own is the ground of a part, and whether it is written: where it is not what lies below it,
// and the words cannot be read on that. A root with a ground of its own, which may have round
// corners, has it by itself.
func (g *Grounds) Own(pt subtree.Part) (own colour.Colour, written bool) {
	own = g.Behind(pt.Root)
	around := g.Under(pt)
	if g.band != page.None && g.p.Contains(g.band, pt.Root) {
		return own, false
	}
	if g.card != page.None && pt.Head && g.titled && !g.p.Contains(g.card, pt.Root) {
		ink, ok := textColour(g.p, pt.Root) // it comes to stand on the card, in a grey that it may have there
		return own, ok && ink.Over(around).Contrast(around) < legible
	}
	return own, own != around && !Grounded(g.p, pt.Root) && !g.readableOn(pt, around)
}
