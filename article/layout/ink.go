package layout

import (
	"math"
	"strings"

	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// nearest is by how much, of 255, the channels of two colours may differ that nobody tells apart.
const nearest = 8

// isNear reports whether nobody tells two opaque colours apart.
func isNear(c, d colour.Colour) bool {
	return math.Abs(c.R-d.R) <= nearest && math.Abs(c.G-d.G) <= nearest && math.Abs(c.B-d.B) <= nearest
}

// inkOf is the colour that the letters of a style are filled with.
func inkOf(style *page.Style) (colour.Colour, bool) {
	v := style.LookValue("-webkit-text-fill-color")
	if v == "" || v == "currentcolor" {
		v = style.LookValue("color")
	}
	return colour.Parse(v)
}

// isInkless reports whether the letters of a text are drawn in no colour: not filled, without an
// outline, and neither their shadow nor a ground that is cut out along them shows them. A picture
// in their place does: it is what they stand for.
func isInkless(p *page.Page, n page.NodeID) bool {
	style := ownStyle(p, p.Nodes[n].Parent)
	if style == nil || len(style.Look) != len(page.LookProperties) {
		return false
	}
	ink, ok := inkOf(style)
	look := style.Look
	if !ok || ink.A >= Unseen || look[sheet.TextShadow] != "none" && look[sheet.TextShadow] != "" || sheet.Pixels(look[sheet.StrokeW]) > 0 {
		return false
	}
	for e := p.Nodes[n].Parent; e != page.None; e = p.Nodes[e].Parent {
		style := ownStyle(p, e)
		if style == nil || len(style.Look) == 0 {
			break
		}
		if image := style.LookValue("background-image"); image != "none" && image != "" {
			return false
		}
		if strings.Contains(style.LookValue("background-clip"), "text") {
			return false // withoutContrast asks for its colour
		}
		if style.Display != "inline" {
			break
		}
	}
	return true
}

// isOfColours reports whether all colours in a computed value are such, and there is one.
func isOfColours(v string, is func(string) bool) bool {
	found := false
	for {
		at := strings.Index(v, "rgb")
		if at < 0 {
			break
		}
		end := strings.IndexByte(v[at:], ')')
		if end < 0 || !is(v[at:at+end+1]) {
			return false
		}
		found = true
		v = v[at+end+1:]
	}
	return found
}

// flatOf is the colour of a background picture that is a gradient of one opaque colour and fills its box: a
// smaller one may be the line under a link.
func flatOf(style *page.Style) (c colour.Colour, ok bool) {
	image := style.LookValue("background-image")
	if size := style.LookValue("background-size"); size != "auto" && size != "cover" && size != "100% 100%" {
		return c, false
	}
	if !strings.HasPrefix(image, "linear-gradient(") && !strings.HasPrefix(image, "radial-gradient(") || strings.Contains(image, "url(") {
		return c, false
	}
	first := ""
	one := isOfColours(image, func(v string) bool {
		if first == "" {
			first = v
		}
		return v == first
	})
	if !one {
		return c, false
	}
	c, ok = colour.Parse(first)
	return c, ok && c.A == 1
}
