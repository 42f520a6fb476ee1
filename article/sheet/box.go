package sheet

import (
	"math"
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

// MaxOutdent is how far, in CSS px, an element may stand out of its column: as
// far as rows of columns do to undo their padding. What stands out farther on one
// side only stands beside the text.
const MaxOutdent = 32

// margins makes computed side margins follow the window.
func (r *rule) margins(v *[4]string) {
	l, right := Pixels(r.look[MarginL]), Pixels(r.look[MarginR])
	for _, i := range [2]int{0, 2} { // what is laid over a place of the page moves nothing else
		if (r.style0.Position == "absolute" || r.style0.Position == "fixed") && Pixels(v[i]) < 0 {
			v[i] = "0px"
		}
	}
	switch {
	case r.Root:
		v[1], v[3] = "0px", "0px"
		if r.Pin.Above != "" {
			v[0] = r.Pin.Above
		}
		for _, i := range [2]int{0, 2} { // what it lay over did not come along
			if Pixels(v[i]) < 0 {
				v[i] = "0px"
			}
		}
	case r.Pin.Left != "":
		v[1], v[3] = r.Pin.Right, r.Pin.Left
	case r.Centred:
		v[1], v[3] = "auto", "auto"
	case l < -1 && math.Abs(l-right) <= 1 && r.isCodeLine(): // what scrolls around it cuts it off
	case l < -1 && math.Abs(l-right) <= 1:
		// Wider than its column on both sides, as far as the window goes.
		v[3] = "max(" + Short(l) + "px, calc(50% - 50vw))"
		v[1] = v[3]
	case l < -MaxOutdent || right < -MaxOutdent:
		v[1], v[3] = Outdent(right, 0), Outdent(l, 0)
	default:
		v[1], v[3] = r.shrinking(Slight(v[1])), r.shrinking(Slight(v[3]))
	}
	if at := r.style0.Position; (at == "absolute" || at == "fixed") && Pixels(v[0]) > mostAbove {
		v[0] = Short(mostAbove) + "px" // which moved it over a place, and does not in the flow
	}
	if r.Pin.InStack {
		v[0] = r.Pin.Above
		if !r.Pin.Last {
			v[2] = "0px"
		}
	}
}

// isCodeLine reports whether the box is a line of code that is drawn over the padding of its box, as marked lines
// are: how wide that is has nothing to do with the window.
func (r *rule) isCodeLine() bool {
	return strings.HasPrefix(r.Width, "calc(100% + ") && r.look[Collapse] != "collapse" && r.look[Collapse+1] == "nowrap"
}

// mostAbove is the most room, in CSS px, above what was laid over a place and stands in the flow.
const mostAbove = 48

// shrinking is a wide margin as a share of what is around, as it was given mostly: half of it, before a button that
// stands in the middle.
func (r *rule) shrinking(v string) string {
	if px := Pixels(v); px >= Wide && r.parent != nil && Pixels(r.parent[LookAt["width"]]) >= px {
		around := Pixels(r.parent[LookAt["width"]])
		if r.parent[BoxSizing] == "border-box" {
			around -= Pixels(r.parent[PaddingL]) + Pixels(r.parent[PaddingR])
		}
		return Share(px, around)
	}
	return v
}

// Slight is a margin that reaches out of the column by more than a narrow window has beside
// it, and by no more there.
func Slight(v string) string {
	if px := Pixels(v); px < -BodyPadding && px >= -MaxOutdent {
		return "max(" + v + ", min(-16px, 300px - 50vw))"
	}
	return v
}

// moved reports whether margins are written that are not the computed ones.
func (r *rule) moved() bool { return r.Pin.Left != "" || r.Pin.InStack }

// inset reports the same of paddings.
func (r *rule) inset() bool { return r.Pin.InsetLeft != "" || r.Pin.InsetRight != "" }

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

// displays are the values that are written. Others are of boxes that the
// clone does not have.
var displays = allowlist.Set(`block inline inline-block flex inline-flex grid inline-grid flow-root contents
	list-item table inline-table table-row table-cell table-caption table-row-group
	table-header-group table-footer-group table-column table-column-group ruby ruby-text`)

// legacyDisplay are what old ways to clamp lines are written as: the clamp itself
// stays behind, and without it their boxes would stand side by side.
var legacyDisplay = map[string]string{"-webkit-box": "block", "-webkit-inline-box": "inline-block"}

func (r *rule) display(v string) {
	if plain, ok := legacyDisplay[v]; ok {
		v = plain
	}
	// The root stands in a wrapper, not in its table, list or line.
	if r.Root && !strings.HasSuffix(v, "flex") && !strings.HasSuffix(v, "grid") && v != "table" {
		v = "block"
	}
	switch {
	case r.Pin.Stacked || r.Pin.Holds:
		v = "flow-root"
	case r.Pin.Wrapped && v == "inline-table":
		v = "inline-block"
	case r.Pin.Wrapped:
		v = "flow-root"
	case r.Pin.InWrapped && v == "table-caption":
		v = "block"
	}
	if displays[v] && v != r.ua[Display] && !(v == "inline" && r.ua[Display] == "" && r.Tag != "summary") {
		r.declareVetted("display", v)
	}
}

// whiteSpace is the old name of a pair of white-space-collapse and text-wrap-mode,
// which more browsers know; "" where there is none.
func whiteSpace(collapse, wrap string) string {
	switch collapse + " " + wrap {
	case "collapse wrap":
		return "normal"
	case "collapse nowrap":
		return "nowrap"
	case "preserve wrap":
		return "pre-wrap"
	case "preserve nowrap":
		return "pre"
	case "preserve-breaks wrap":
		return "pre-line"
	case "break-spaces wrap":
		return "break-spaces"
	}
	return ""
}

// Outdent is a margin that may reach beyond the column on one side, nearly to the edge
// of the window: less far where the column itself stands off to that side of the middle, and
// farther where it stands off to the other side, as far as that leaves the window its padding.
func Outdent(v, off float64) string {
	switch {
	case v >= 0:
		return Short(v) + "px"
	case off > 1:
		return "max(" + Short(v) + "px, min(0px, 50% - 50vw + " + Short(off+BodyPadding) + "px))"
	case off < -1:
		return "max(" + Short(v) + "px, 50% - 50vw + " + Short(BodyPadding+off) + "px, 100% - 100vw + " + Short(2*BodyPadding) + "px)"
	}
	return "max(" + Short(v) + "px, calc(50% - 50vw + 16px))"
}

// BodyPadding is what the style sheet of every document leaves free at either side, in CSS px.
const BodyPadding = 16
