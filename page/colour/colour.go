// Package colour reads computed colours, and tells whether words can be read on a ground.
package colour

import (
	"math"
	"strconv"
	"strings"
)

// Colour is a colour of the sRGB kind: channels in [0, 255], opacity in [0, 1].
type Colour struct{ R, G, B, A float64 }

// White is what a browser paints under everything.
var White = Colour{255, 255, 255, 1}

// Parse reads rgb(1, 2, 3) and rgba(1, 2, 3, 0.5), which is how Chrome answers
// for computed colours of the sRGB kind, and oklch(0.2 0.03 264) and its like, which it
// answers with for others; ok is false for all else.
func Parse(v string) (c Colour, ok bool) {
	inside, ok := strings.CutPrefix(v, "rgb")
	if !ok {
		return parseSpaced(v)
	}
	inside = strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(inside, "a"), "("), ")")
	channels, n := [4]float64{3: 1}, 0
	for field := range strings.SplitSeq(inside, ",") {
		x, err := strconv.ParseFloat(strings.TrimSpace(field), 64)
		if n == len(channels) || err != nil || !(x >= 0 && x <= 255) { // NaN too
			return c, false
		}
		channels[n] = x
		n++
	}
	return Colour{channels[0], channels[1], channels[2], min(channels[3], 1)}, n >= 3
}

// Over is the colour that c has on top of an opaque ground, in whole channels as on a
// screen.
func (c Colour) Over(ground Colour) Colour {
	mix := func(top, under float64) float64 { return math.Round(top*c.A + under*(1-c.A)) }
	return Colour{mix(c.R, ground.R), mix(c.G, ground.G), mix(c.B, ground.B), 1}
}

// Luminance is the relative luminance of WCAG 2, in [0, 1].
func (c Colour) Luminance() float64 {
	linear := func(v float64) float64 {
		if v /= 255; v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Contrast is the contrast ratio of WCAG 2 between two opaque colours, in [1, 21].
func (c Colour) Contrast(d Colour) float64 {
	l, m := c.Luminance(), d.Luminance()
	return (max(l, m) + 0.05) / (min(l, m) + 0.05)
}
