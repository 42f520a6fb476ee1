package sheet

import (
	"strings"

	"galley/article/allowlist"
	"galley/page/colour"
)

// Letters can show what is behind their element instead of a colour (background-clip:
// text), or nothing but their outline. Both leave the colour of the words transparent:
// what is written of one without the other is invisible.

// Seen is the opacity from which on a colour can be seen.
const Seen = 0.1

// ClipsText reports whether the background of a look is seen in its letters only.
func ClipsText(look []string) bool { return strings.Contains(look[Clip], "text") }

// GroundColour is the background colour that a look lays under its words: none where it
// is seen in the letters only.
func GroundColour(look []string) (colour.Colour, bool) {
	if ClipsText(look) {
		return colour.Colour{}, true
	}
	return colour.Parse(look[Background])
}

// FillOf is the computed colour that the letters of a look are filled with.
func FillOf(look []string) string {
	if look[Fill] != "" {
		return look[Fill]
	}
	return look[Color] // of a page that was stored without it
}

// Ink is the colour that the words of a look are seen in; ok is false where nobody knows.
func Ink(look []string) (ink colour.Colour, ok bool) {
	if ink, ok = colour.Parse(FillOf(look)); !ok || ink.A >= Seen {
		return ink, ok
	}
	if ClipsText(look) {
		if ink, ok = GradientInk(look[Image]); ok {
			return ink, true
		}
		if ink, ok = colour.Parse(look[Background]); ok && ink.A >= Seen {
			return ink, true
		}
	}
	if ink, ok = colour.Parse(look[StrokeC]); ok && ink.A >= Seen && Pixels(look[StrokeW]) > 0 {
		return ink, true
	}
	return ink, false
}

// GradientInk is the colour that the stops of the gradients in a computed background have
// together.
func GradientInk(image string) (mean colour.Colour, ok bool) {
	n := 0.0
	for rest := image; ; {
		at := strings.Index(rest, "rgb")
		if at < 0 {
			break
		}
		rest = rest[at:]
		end := strings.IndexByte(rest, ')')
		if end < 0 {
			break
		}
		if stop, known := colour.Parse(rest[:end+1]); known && stop.A >= Seen {
			mean.R, mean.G, mean.B = mean.R+stop.R, mean.G+stop.G, mean.B+stop.B
			n++
		}
		rest = rest[end:]
	}
	if n == 0 {
		return colour.Colour{}, false
	}
	return colour.Colour{R: mean.R / n, G: mean.G / n, B: mean.B / n, A: 1}, true
}

// ink writes what letters are filled with besides their colour, and their outline. Both
// are inherited.
func (r *rule) ink() {
	if r.NS != allowlist.HTML {
		return
	}
	fill, own := r.look[Fill], r.look[Fill] != r.look[Color]
	var around, stroke string
	if r.parent != nil {
		stroke = r.parent[StrokeW] + " " + r.parent[StrokeC]
		if r.parent[Fill] != r.parent[Color] {
			around = r.parent[Fill]
		}
	}
	switch {
	case fill == "", own && fill == around:
	case own:
		r.declare("-webkit-text-fill-color", fill)
	case around != "" && fill != around:
		r.declareVetted("-webkit-text-fill-color", "currentcolor")
	}
	width := r.look[StrokeW]
	switch {
	case Pixels(width) > 0 && width+" "+r.look[StrokeC] != stroke:
		r.declare("-webkit-text-stroke", width+" "+r.look[StrokeC])
	case Pixels(width) == 0 && r.parent != nil && Pixels(r.parent[StrokeW]) > 0:
		r.declareVetted("-webkit-text-stroke", "0px")
	}
}
