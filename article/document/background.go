package document

import (
	"strings"

	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// minContrast is the contrast below which text cannot be told from its ground:
// the ground must have been something that is not known, such as a picture.
const minContrast = 1.5

// readable is the contrast that text must have (WCAG 2, 1.4.3) on what replaces a
// picture that it stood on.
const readable = 4.5

// background is what the subtree of n stood on: its own and its
// ancestors' background colours, the lowest first. The clone leaves the ancestors
// behind, and with them what its text was readable on.
func (c *writer) background(n page.NodeID) colour.Colour {
	var layers []colour.Colour
	pictured := false // on a picture
	instead := false  // on a colour that is there instead of a picture
	for a := n; a != page.None; a = c.Page.Nodes[a].Parent {
		if !c.sheet.Known(c.Page.Nodes[a].Style) {
			continue
		}
		layer, ok := sheet.GroundColour(c.Page.Styles[c.Page.Nodes[a].Style].Look)
		// A colour below a picture of the same element is what its author has for
		// readers without the picture.
		image := c.Page.Styles[c.Page.Nodes[a].Style].Look[sheet.Image]
		own := ok && layer.A == 1
		_, under := c.unders.On[a]
		pictured = pictured || !own && (under || sheet.UnderWords(c.Page.Styles[c.Page.Nodes[a].Style].Look))
		instead = instead || own && (under || strings.Contains(image, "url("))
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
	text, ok := c.textColour(n)
	if !ok {
		return under
	}
	contrast := text.Contrast(under)
	switch {
	case contrast >= readable, contrast >= minContrast && !pictured && !instead:
		return under
	case instead:
		return readableUnder(text, under)
	}
	return opposite(text)
}

// opposite is black under light text, and white under dark text.
func opposite(text colour.Colour) colour.Colour {
	if text.Luminance() > 0.18 {
		return colour.Colour{A: 1}
	}
	return colour.White
}

// readableUnder is the ground, as much darker or lighter as text on it must have it to
// be readable.
func readableUnder(text, ground colour.Colour) colour.Colour {
	const steps = 10
	shade := opposite(text)
	for k := 1.0; k < steps; k++ {
		shade.A = k / steps
		if mixed := shade.Over(ground); text.Contrast(mixed) >= readable {
			return mixed
		}
	}
	return opposite(text)
}

// textColour is the colour that the most characters of the subtree have, without
// those that stand on a ground of their own, such as code in a dark box.
func (c *writer) textColour(n page.NodeID) (colour.Colour, bool) {
	chars := map[int32]int{}
	most := c.Page.Nodes[n].Style
	for id := n; id < c.Page.Nodes[n].End; id++ {
		node := &c.Page.Nodes[id]
		if id != n && c.grounded(id) {
			id = node.End - 1
			continue
		}
		if node.Kind != page.Text || node.Hidden || node.Parent == page.None {
			continue
		}
		style := c.Page.Nodes[node.Parent].Style
		chars[style] += page.Chars(node.Text)
		if c.sheet.Known(style) && chars[style] > chars[most] {
			most = style
		}
	}
	if !c.sheet.Known(most) {
		return colour.Parse(c.inherited(n, sheet.Color))
	}
	return sheet.Ink(c.Page.Styles[most].Look)
}

// grounded reports whether n hides what it stands on.
func (c *writer) grounded(n page.NodeID) bool {
	style := c.Page.Nodes[n].Style
	if !c.sheet.Known(style) {
		return false
	}
	ground, ok := sheet.GroundColour(c.Page.Styles[style].Look)
	return ok && ground.A == 1
}

// inherited is the value of a property at n, or at the nearest element around
// whose look is known.
func (c *writer) inherited(n page.NodeID, i int) string {
	for ; n != page.None; n = c.Page.Nodes[n].Parent {
		if style := c.Page.Nodes[n].Style; c.sheet.Known(style) {
			return c.Page.Styles[style].Look[i]
		}
	}
	return ""
}
