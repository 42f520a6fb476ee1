package sheet

import (
	"math"
	"strings"
)

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
	case r.bleeds() && r.isCodeLine(): // what scrolls around it cuts it off
	case r.bleeds():
		v[3] = bleed(l)
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

// bleeds reports whether the box is wider than its column, on both sides alike.
func (r *rule) bleeds() bool {
	l := Pixels(r.look[MarginL])
	return l < -1 && math.Abs(l-Pixels(r.look[MarginR])) <= 1
}

// bleed is the margin on either side of such a box, as far as the window goes.
func bleed(l float64) string { return "max(" + Short(l) + "px, calc(50% - 50vw))" }

// drawnOut is the margin on either side of a box that is wider than its column, "" of others.
func (r *rule) drawnOut() string {
	switch {
	case r.Pin.Left == "" && r.bleeds():
		return bleed(Pixels(r.look[MarginL]))
	case strings.HasPrefix(r.Pin.Left, "max(-") && r.Pin.Left == r.Pin.Right:
		return r.Pin.Left
	}
	return ""
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
