package sheet

import (
	"math"
	"slices"
	"strings"

	"galley/article/allowlist"
)

// cutOut is what of a generated box is left to see.
type cutOut struct {
	mask    string  // declaration of its mask; empty: there is none that is known
	clip    Outline // of its clip path
	clipped bool    // it has one that is known
	away    bool    // it has a mask or a clip path that is not known
}

// layers are the values of a generated box by the numbers of properties.
func layers(value func(string) string) func(property int) string {
	return func(property int) string { return value(lookNames[property]) }
}

// generatedLook declares of a generated box what its letters and grounds look like, and what it
// counts.
func (r *rule) generatedLook(value func(string) string, shows bool, c cutOut) {
	if family := value("font-family"); shows && family != r.parent[FontFamily] {
		r.declareVetted("font-family", r.sheet.families(family))
	}
	if !c.away {
		r.text.WriteString(c.mask + Gradients(layers(value)) + r.sheet.signBehind(layers(value)))
	}
	if shows && !c.away {
		r.generatedInk(value)
	}
	if c.clipped {
		r.declareVetted("clip-path", c.clip.String())
	}
	if shadow := value("box-shadow"); shadow != "none" {
		r.declare("box-shadow", shadow)
	}
	r.generatedSides(value)
	for _, name := range [2]string{"counter-reset", "counter-increment"} {
		r.declareVetted(name, r.sheet.counting(value(name)))
	}
}

// generatedInk shows a ground in the letters of a generated box only, as stars of two colours have it.
func (r *rule) generatedInk(value func(string) string) {
	if strings.Contains(value("background-clip"), "text") && Gradients(layers(value)) != "" {
		r.text.WriteString("-webkit-background-clip:text;background-clip:text;")
		r.declare("-webkit-text-fill-color", value("-webkit-text-fill-color"))
	}
}

// generatedSides writes margin, padding, border and the radii of its corners.
func (r *rule) generatedSides(value func(string) string) {
	for _, name := range [2]string{"margin", "padding"} {
		v := [4]string{value(name + "-top"), value(name + "-right"), value(name + "-bottom"), value(name + "-left")}
		if name == "margin" {
			v = inMiddle(v, value)
			v[3], v[1] = hung(v[3], r.Hung[0]), hung(v[1], r.Hung[1])
		}
		if v != [4]string{"0px", "0px", "0px", "0px"} && !slices.ContainsFunc(v[:], func(s string) bool { return !allowlist.IsValue(s) }) {
			r.declareVetted(name, collapse(v, false))
		}
	}
	var corners [4]string
	for i, name := range [4]string{"top-left", "top-right", "bottom-right", "bottom-left"} {
		if corners[i] = value("border-" + name + "-radius"); corners[i] == "" {
			corners[i] = corners[0] // of a page that was stored without them
		}
	}
	if corners != [4]string{"0px", "0px", "0px", "0px"} && !slices.ContainsFunc(corners[:], func(s string) bool { return !allowlist.IsValue(s) }) {
		r.declareVetted("border-radius", collapse(corners, true))
	}
	r.generatedBorders(value)
}

// hung is a margin that draws a sign out of the part of the article, see Key.Hung: on a narrow screen no
// farther than into the padding of the window.
func hung(margin string, room float64) string {
	if room < 1 {
		return margin
	}
	return "max(" + margin + ", min(-" + Short(room-1+BodyPadding/2) + "px, 300px - 50vw))"
}

// minAuto is the smallest margin, in CSS px, that a browser made of auto rather than a style sheet of a length.
const minAuto = 48

// inMiddle are the margins of a block, top, right, bottom and left, with auto where a browser computed
// them from the room around it: on both sides, or on one that has all of it.
func inMiddle(margins [4]string, value func(string) string) [4]string {
	if value("display") != "block" || value("float") != "none" || value("position") == "absolute" || Pixels(value("width")) <= 0 {
		return margins
	}
	right, left := Pixels(margins[1]), Pixels(margins[3])
	if math.Abs(right-left) <= 1 && left >= minAuto || left == 0 && right >= minAuto || right == 0 && left >= minAuto {
		for _, side := range [2]int{1, 3} {
			if Pixels(margins[side]) >= minAuto {
				margins[side] = "auto"
			}
		}
	}
	return margins
}

func (r *rule) generatedBorders(value func(string) string) {
	sides := [4]string{"border-top", "border-right", "border-bottom", "border-left"}
	var lines [4]string
	for i, at := range sides {
		width, style, color := value(at+"-width"), value(at+"-style"), value(at+"-color")
		if style != "none" && Pixels(width) > 0 && allowlist.IsValue(width) && allowlist.IsValue(style) && allowlist.IsValue(color) {
			lines[i] = width + " " + style + " " + color
		}
	}
	if lines == [4]string{lines[0], lines[0], lines[0], lines[0]} {
		r.declareVetted("border", lines[0])
		return
	}
	for i, at := range sides {
		r.declareVetted(at, lines[i])
	}
}
