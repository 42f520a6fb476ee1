package article

import (
	"math"
	"strconv"
	"strings"

	"galley/page"
)

// colour is red, green, blue in [0, 255] and opacity in [0, 1].
type colour struct{ r, g, b, a float64 }

// white is what a browser paints under everything.
var white = colour{255, 255, 255, 1}

// parseColour reads rgb(1, 2, 3) and rgba(1, 2, 3, 0.5), which is how Chrome
// answers for all colours of the sRGB kind; ok is false for others.
func parseColour(v string) (c colour, ok bool) {
	inside, ok := strings.CutPrefix(v, "rgb")
	if !ok {
		return c, false
	}
	inside = strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(inside, "a"), "("), ")")
	fields := strings.Split(inside, ",")
	if len(fields) != 3 && len(fields) != 4 {
		return c, false
	}
	channels := [4]float64{3: 1}
	for i, f := range fields {
		x, err := strconv.ParseFloat(strings.TrimSpace(f), 64)
		if err != nil || math.IsNaN(x) || x < 0 || x > 255 {
			return c, false
		}
		channels[i] = x
	}
	return colour{channels[0], channels[1], channels[2], min(channels[3], 1)}, true
}

// over is the colour that c has on top of an opaque ground.
func (c colour) over(ground colour) colour {
	mix := func(top, under float64) float64 { return math.Round(top*c.a + under*(1-c.a)) }
	return colour{mix(c.r, ground.r), mix(c.g, ground.g), mix(c.b, ground.b), 1}
}

func (c colour) css() string {
	return "rgb(" + short(c.r) + ", " + short(c.g) + ", " + short(c.b) + ")"
}

// luminance is the relative luminance of WCAG 2, in [0, 1].
func (c colour) luminance() float64 {
	linear := func(v float64) float64 {
		if v /= 255; v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.r) + 0.7152*linear(c.g) + 0.0722*linear(c.b)
}

// contrast is the contrast ratio of WCAG 2, in [1, 21].
func contrast(c, d colour) float64 {
	l, m := c.luminance(), d.luminance()
	return (max(l, m) + 0.05) / (min(l, m) + 0.05)
}

// minContrast is the contrast below which text cannot be told from its ground:
// the ground must have been something that is not known, such as a picture.
const minContrast = 1.5

// readable is the contrast that text must have (WCAG 2, 1.4.3) on what replaces a
// picture that it stood on.
const readable = 4.5

// background is what that the subtree of n stood on: its own and its
// ancestors' background colours, the lowest first. The clone leaves the ancestors
// behind, and with them what its text was readable on.
func (c *htmlWriter) background(n page.NodeID) colour {
	var layers []colour
	pictured := false
	for a := n; a != page.None; a = c.p.Nodes[a].Parent {
		if !c.sheet.known(c.p.Nodes[a].Style) {
			continue
		}
		image := c.p.Styles[c.p.Nodes[a].Style].Look[iImage]
		pictured = pictured || image != "none" && image != ""
		layer, ok := parseColour(c.p.Styles[c.p.Nodes[a].Style].Look[iBackground])
		if !ok || layer.a == 0 {
			continue
		}
		layers = append(layers, layer)
		if layer.a == 1 {
			break
		}
	}
	under := white
	for i := len(layers) - 1; i >= 0; i-- {
		under = layers[i].over(under)
	}
	text, ok := c.textColour(n)
	if !ok || contrast(text, under) >= minContrast && (!pictured || contrast(text, under) >= readable) {
		return under
	}
	if text.luminance() > 0.18 {
		return colour{0, 0, 0, 1}
	}
	return white
}

// textColour is the colour that the most characters of the subtree have.
func (c *htmlWriter) textColour(n page.NodeID) (colour, bool) {
	chars := map[int32]int{}
	most := c.p.Nodes[n].Style
	for id := n; id < c.p.Nodes[n].End; id++ {
		node := &c.p.Nodes[id]
		if node.Kind != page.Text || node.Hidden || node.Parent == page.None {
			continue
		}
		style := c.p.Nodes[node.Parent].Style
		chars[style] += page.Chars(node.Text)
		if c.sheet.known(style) && chars[style] > chars[most] {
			most = style
		}
	}
	if !c.sheet.known(most) {
		return parseColour(c.inherited(n, iColor))
	}
	return parseColour(c.p.Styles[most].Look[iColor])
}

// inherited is the value of a property at n, or at the nearest element around
// whose look is known.
func (c *htmlWriter) inherited(n page.NodeID, i int) string {
	for ; n != page.None; n = c.p.Nodes[n].Parent {
		if style := c.p.Nodes[n].Style; c.sheet.known(style) {
			return c.p.Styles[style].Look[i]
		}
	}
	return ""
}
