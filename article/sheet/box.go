package sheet

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// lookNames are page.LookProperties. No other property name reaches a style
// sheet, but for the shorthands of these.
var lookNames = page.LookProperties

// four writes margin, padding or radius: four values in a row of the look, of
// which i is the first.
func (r *rule) four(i int) {
	v := [4]string{r.look[i], r.look[i+1], r.look[i+2], r.look[i+3]}
	switch i {
	case MarginT:
		r.margins(&v)
		if r.Pin.Headless && Pixels(v[0]) > 0 {
			v[0] = "0px"
		}
	case PaddingT:
		if r.Pin.Headless && !r.paints() {
			v[0] = "0px"
		}
		if r.RatioPadding {
			v[0], v[2] = "0px", "0px"
		}
		if r.Pin.InsetLeft != "" {
			v[3] = r.Pin.InsetLeft
		}
		if r.Pin.InsetRight != "" {
			v[1] = r.Pin.InsetRight
		}
	}
	for _, side := range v {
		if !allowlist.IsValue(side) {
			return
		}
	}
	if i == MarginT && strings.HasPrefix(v[0], "-") && (r.style0.Position == "relative" || r.style0.Position == "sticky") && !r.Root && !strings.HasPrefix(r.look[Display], "table-") {
		r.positioned() // it lay above what it was moved over, with its ground
	}
	r.declareVetted(map[int]string{MarginT: "margin", PaddingT: "padding", Radius: "border-radius"}[i], collapse(v, i == Radius))
}

// paints reports whether the box shows where its padding begins: by a ground, a picture, a
// border or a shadow.
func (r *rule) paints() bool {
	ground, known := GroundColour(r.look)
	return known && ground.A > 0 || !isNone(r.look[Image]) || r.Backdrop != "" || !isNone(r.look[LookAt["box-shadow"]]) ||
		Pixels(r.look[BorderTW]) > 0 && r.look[BorderTS] != "none"
}

func isNone(v string) bool { return v == "" || v == "none" }

// collapse writes four values as few. The corners of a radius may have two values each, one
// across and one down, which stand on either side of a stroke (CSS Backgrounds 3, section 4.1).
func collapse(v [4]string, corners bool) string {
	if down := v; corners && strings.Contains(strings.Join(v[:], ""), " ") {
		for i, corner := range v {
			if across, other, two := strings.Cut(corner, " "); two {
				v[i], down[i] = across, other
			}
		}
		return collapse(v, false) + " / " + collapse(down, false)
	}
	switch {
	case v[0] == v[1] && v[1] == v[2] && v[2] == v[3]:
		return v[0]
	case v[0] == v[2] && v[1] == v[3]:
		return v[0] + " " + v[1]
	}
	return strings.Join(v[:], " ")
}

// borders writes the sides that are drawn, all four in one where they are equal.
func (r *rule) borders() {
	var side [4]string
	drawn := false
	for i := range side {
		width, style, color := r.look[BorderTW+i], r.look[BorderTS+i], r.look[BorderTC+i]
		side[i] = "none"
		if style != "none" && style != "" && Pixels(width) > 0 && allowlist.IsValue(width) && allowlist.IsValue(style) && allowlist.IsValue(color) {
			side[i] = width + " " + style + " " + color
			drawn = true
		}
	}
	if !drawn {
		if bordered[r.Tag] {
			r.declareVetted("border", "none")
		}
		return
	}
	defer r.borderImage()
	if side[0] == side[1] && side[1] == side[2] && side[2] == side[3] {
		r.declareVetted("border", side[0])
		return
	}
	for i, name := range [4]string{"border-top", "border-right", "border-bottom", "border-left"} {
		if side[i] != "none" || bordered[r.Tag] {
			r.declareVetted(name, side[i])
		}
	}
}
