package colour

import (
	"math"
	"strconv"
	"strings"

	"github.com/lucasb-eyer/go-colorful"
)

// colourSpaces read the three values of the functions of CSS Color 4 that Chrome answers with
// for colours that were given so, each as it serialises them (15.5 and 15.6). What no sRGB
// screen shows is clamped. The white of lab and lch is taken for that of sRGB, and the
// primaries of P3 for those of sRGB: near enough to tell light from dark.
var colourSpaces = map[string]func(a, b, c float64) colorful.Color{
	"oklab":             colorful.OkLab,
	"oklch":             func(l, c, h float64) colorful.Color { return colorful.OkLch(l, c, h) },
	"lab":               func(l, a, b float64) colorful.Color { return colorful.Lab(l/100, a/100, b/100) },
	"lch":               func(l, c, h float64) colorful.Color { return colorful.Hcl(h, c/100, l/100) },
	"color srgb":        func(r, g, b float64) colorful.Color { return colorful.Color{R: r, G: g, B: b} },
	"color display-p3":  func(r, g, b float64) colorful.Color { return colorful.Color{R: r, G: g, B: b} },
	"color srgb-linear": colorful.LinearRgb,
	"color xyz-d65":     colorful.Xyz,
}

// parseSpaced reads what has its values parted by blanks: oklch(0.2 0.03 264 / 0.5),
// color(srgb 1 0 0).
func parseSpaced(v string) (c Colour, ok bool) {
	name, inside, _ := strings.Cut(strings.TrimSuffix(v, ")"), "(")
	inside, opacity, hasOpacity := strings.Cut(inside, "/")
	values := strings.Fields(inside)
	if name == "color" && len(values) == 4 {
		name, values = name+" "+values[0], values[1:]
	}
	read := colourSpaces[name]
	if read == nil || len(values) != 3 || !strings.HasSuffix(v, ")") {
		return c, false
	}
	var n [4]float64
	n[3] = 1
	if hasOpacity {
		values = append(values, strings.TrimSpace(opacity))
	}
	for i, value := range values {
		if value == "none" { // a component that is missing counts as 0 (4.4)
			n[i] = 0
			continue
		}
		x, err := strconv.ParseFloat(value, 64)
		if err != nil || !(x >= -maxComponent && x <= maxComponent) { // NaN too
			return c, false
		}
		n[i] = x
	}
	rgb := read(n[0], n[1], n[2]).Clamped()
	// Whole numbers, as of colours that are laid over each other: equal ones are told so.
	return Colour{math.Round(255 * rgb.R), math.Round(255 * rgb.G), math.Round(255 * rgb.B), min(max(n[3], 0), 1)}, true
}

// maxComponent bounds the values of a colour: angles are the largest.
const maxComponent = 1e4
