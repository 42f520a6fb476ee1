package look

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// rgba is a colour: channels in [0, 255], opacity in [0, 1].
type rgba struct{ r, g, b, a float64 }

func (c rgba) String() string { return fmt.Sprintf("rgb(%.0f, %.0f, %.0f)", c.r, c.g, c.b) }

// readColor reads rgb(1, 2, 3) and rgba(1, 2, 3, 0.5), as Chrome answers for
// colours of the sRGB kind.
func readColor(v string) (rgba, bool) {
	head, inside, ok := strings.Cut(strings.TrimSuffix(v, ")"), "(")
	if !ok || head != "rgb" && head != "rgba" {
		return rgba{}, false
	}
	channels := [4]float64{3: 1}
	fields := strings.Split(inside, ",")
	if len(fields) != 3 && len(fields) != 4 {
		return rgba{}, false
	}
	for i, f := range fields {
		x, err := strconv.ParseFloat(strings.TrimSpace(f), 64)
		if err != nil {
			return rgba{}, false
		}
		channels[i] = x
	}
	return rgba{channels[0], channels[1], channels[2], channels[3]}, true
}

// over is the colour that c has on top of an opaque ground.
func (c rgba) over(ground rgba) rgba {
	mix := func(top, under float64) float64 { return top*c.a + under*(1-c.a) }
	return rgba{mix(c.r, ground.r), mix(c.g, ground.g), mix(c.b, ground.b), 1}
}

// distance is the largest difference of a channel.
func (c rgba) distance(d rgba) float64 {
	return max(math.Abs(c.r-d.r), math.Abs(c.g-d.g), math.Abs(c.b-d.b))
}

// ratioOf is the contrast ratio of WCAG 2, in [1, 21].
func ratioOf(c, d rgba) float64 {
	l, m := c.luminance(), d.luminance()
	return (max(l, m) + 0.05) / (min(l, m) + 0.05)
}

func (c rgba) luminance() float64 {
	linear := func(v float64) float64 {
		if v /= 255; v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.r) + 0.7152*linear(c.g) + 0.0722*linear(c.b)
}
