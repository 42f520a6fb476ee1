package article

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
	case iMarginT:
		r.margins(&v)
	case iPaddingT:
		if r.ratioPadding {
			v[0], v[2] = "0px", "0px"
		}
		if r.pin.insetLeft != "" {
			v[3] = r.pin.insetLeft
		}
		if r.pin.insetRight != "" {
			v[1] = r.pin.insetRight
		}
	}
	for _, side := range v {
		if !allowlist.IsValue(side) {
			return
		}
	}
	if i == iMarginT && strings.HasPrefix(v[0], "-") && (r.style0.Position == "relative" || r.style0.Position == "sticky") && !r.root && !strings.HasPrefix(r.look[iDisplay], "table-") {
		r.positioned() // it lay above what it was moved over, with its ground
	}
	r.declareVetted(map[int]string{iMarginT: "margin", iPaddingT: "padding", iRadius: "border-radius"}[i], collapse(v, i == iRadius))
}

// maxOutdent is how far, in CSS px, an element may stand out of its column: as
// far as rows of columns do to undo their padding. What stands out farther on one
// side only stands beside the text.
const maxOutdent = 32

// margins makes computed side margins follow the window.
func (r *rule) margins(v *[4]string) {
	l, right := pixels(r.look[iMarginL]), pixels(r.look[iMarginR])
	switch {
	case r.root:
		v[1], v[3] = "0px", "0px"
		for _, i := range [2]int{0, 2} { // what it lay over did not come along
			if pixels(v[i]) < 0 {
				v[i] = "0px"
			}
		}
	case r.pin.left != "":
		v[1], v[3] = r.pin.right, r.pin.left
	case r.centred:
		v[1], v[3] = "auto", "auto"
	case l < -1 && math.Abs(l-right) <= 1:
		// Wider than its column on both sides, as far as the window goes.
		v[3] = "max(" + short(l) + "px, calc(50% - 50vw))"
		v[1] = v[3]
	case l < -maxOutdent || right < -maxOutdent:
		v[1], v[3] = outdent(right, 0), outdent(l, 0)
	default:
		v[1], v[3] = slight(v[1]), slight(v[3])
	}
	if r.pin.inStack {
		v[0] = r.pin.above
		if !r.pin.last {
			v[2] = "0px"
		}
	}
}

// slight is a margin that reaches out of the column by more than a narrow window has beside
// it, and by no more there.
func slight(v string) string {
	if px := pixels(v); px < -bodyPadding && px >= -maxOutdent {
		return "max(" + v + ", min(-16px, 300px - 50vw))"
	}
	return v
}

// moved reports whether margins are written that are not the computed ones.
func (r *rule) moved() bool { return r.pin.left != "" || r.pin.inStack }

// inset reports the same of paddings.
func (r *rule) inset() bool { return r.pin.insetLeft != "" || r.pin.insetRight != "" }

// collapse writes four values as few. The corners of a radius may have two values
// each, which the short form would mix up.
func collapse(v [4]string, corners bool) string {
	for _, side := range v {
		if corners && strings.Contains(side, " ") {
			return v[0][:strings.IndexByte(v[0]+" ", ' ')]
		}
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
		width, style, color := r.look[iBorderTW+i], r.look[iBorderTS+i], r.look[iBorderTC+i]
		side[i] = "none"
		if style != "none" && style != "" && pixels(width) > 0 && allowlist.IsValue(width) && allowlist.IsValue(style) && allowlist.IsValue(color) {
			side[i] = width + " " + style + " " + color
			drawn = true
		}
	}
	if !drawn {
		if bordered[r.tag] {
			r.declareVetted("border", "none")
		}
		return
	}
	if side[0] == side[1] && side[1] == side[2] && side[2] == side[3] {
		r.declareVetted("border", side[0])
		return
	}
	for i, name := range [4]string{"border-top", "border-right", "border-bottom", "border-left"} {
		if side[i] != "none" || bordered[r.tag] {
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
	if r.root && !strings.HasSuffix(v, "flex") && !strings.HasSuffix(v, "grid") && v != "table" {
		v = "block"
	}
	switch {
	case r.pin.stacked || r.pin.holds:
		v = "flow-root"
	case r.pin.wrapped && v == "inline-table":
		v = "inline-block"
	case r.pin.wrapped:
		v = "flow-root"
	case r.pin.inWrapped && v == "table-caption":
		v = "block"
	}
	if displays[v] && v != r.ua[iDisplay] && !(v == "inline" && r.ua[iDisplay] == "" && r.tag != "summary") {
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
