package sheet

import (
	"strings"

	"galley/article/allowlist"
)

// size writes what is kept of widths. None is kept beyond that of the window.
func (r *rule) size() {
	if r.Tag == "svg" && r.isFramed() && r.look[BoxSizing] == "border-box" {
		r.declareVetted("box-sizing", "border-box") // its attributes hold the width with the frame
	}
	if r.NS != allowlist.HTML {
		return
	}
	if r.Tag == "fieldset" {
		r.declareVetted("min-width", "0") // or it would be as wide as what is in it needs
	}
	limit := r.limit()
	if r.Pin.Size != "" {
		r.text.WriteString(strings.TrimPrefix(r.Pin.Size, ";"))
		r.proportions()
		return
	}
	if v := r.look[BoxSizing]; r.Width != "" || limit != "" || r.isFramed() {
		if r.Width == "100%" && v == "content-box" && r.Tag != "table" && r.aside() > 0 {
			v = "border-box" // or it would reach out of its column
		}
		if v != "content-box" || r.Tag == "table" {
			r.declare("box-sizing", v)
		}
		if r.Hugs && limit != "" && strings.HasSuffix(r.Width, "px") {
			r.declareVetted("min-width", "min("+limit+", "+r.Width+")")
			r.declare("max-width", limit)
		} else {
			r.declare("width", r.Width)
			r.declare("max-width", limit)
			r.declare("min-width", r.least())
		}
	}
	r.proportions()
}

// least is the least width of an item of a row, which holds it where those beside it take all
// the room; "" for none, and where narrow windows have no room for it.
func (r *rule) least() string {
	if r.Width == "" || r.parent == nil || r.Pin.InStack || !strings.HasSuffix(r.parent[Display], "flex") || !strings.HasPrefix(r.parent[FlexDir], "row") {
		return ""
	}
	v := r.look[LookAt["min-width"]]
	if v == "0px" {
		return "0" // of an item it is said: code in it scrolls, and does not make it as wide as its lines
	}
	if number, percent := strings.CutSuffix(v, "%"); percent && Pixels(number) > 0 && Pixels(number) <= 50 || Pixels(v) > 0 && Pixels(v) < Wide {
		return v
	}
	return ""
}

// aside is how wide padding and border are on the left and on the right together.
func (r *rule) aside() (sum float64) {
	for _, i := range [4]int{PaddingL, PaddingR, BorderLW, BorderRW} {
		sum += Pixels(r.look[i])
	}
	return sum
}

// isFramed reports whether a picture or a film has a border or padding: its attributes hold
// the width that box-sizing speaks of.
func (r *rule) isFramed() bool {
	if r.Tag != "img" && r.Tag != "video" && r.Tag != "svg" {
		return false
	}
	for _, i := range [4]int{PaddingT, PaddingB, BorderTW, BorderBW} {
		if Pixels(r.look[i]) > 0 {
			return true
		}
	}
	return r.aside() > 0
}

// limit is the value of max-width, "" where nothing is to be said.
func (r *rule) limit() string {
	limit := r.look[MaxWidth]
	switch {
	case r.Root:
		return "" // the wrapper's
	case r.Centred && r.Width == "" && r.look[Display] != "table":
		limit = r.look[Width]
	case limit == "none" && strings.HasSuffix(r.Width, "px"):
		beside := r.besideBox()
		if frame := r.aside(); frame > 0 && r.look[BoxSizing] == "content-box" && allowlist.TableParents[r.Tag] == nil && r.Tag != "table" {
			beside += frame // its padding comes on top
		}
		if beside > 0 {
			return "calc(100% - " + Short(beside) + "px)"
		}
		return "100%"
	}
	switch {
	case r.Overflows && r.drawnOut() != "":
		return "calc(100% - 2*" + r.drawnOut() + ")" // from margin to margin
	case r.Overflows:
		return "calc(100vw - " + Short(32+r.Indent) + "px)" // 16 px are at each side of the window
	case r.Tag == "img" || r.Tag == "video":
		// Attributes hold the width, which had been limited already; a frame comes on top.
		if frame := r.aside(); frame > 0 && r.look[BoxSizing] == "content-box" {
			return "calc(100% - " + Short(frame) + "px)"
		}
		return ""
	case strings.HasSuffix(limit, "px"):
		return "min(100%, " + limit + ")"
	case strings.HasSuffix(limit, "%"):
		return r.share(limit)
	}
	return ""
}

// besideBox is how wide the margins of a wide box in a line are, which a narrow screen has no room for beside it.
func (r *rule) besideBox() float64 {
	sum := max(0, Pixels(r.look[MarginL])) + max(0, Pixels(r.look[MarginR]))
	if r.look[Display] != "inline-block" || r.look[Float] != "none" || r.Pin.Left != "" || Pixels(r.look[Width]) < Wide || sum > Telephone/3 {
		return 0
	}
	return sum
}

// Telephone is the width, in CSS px, that a text has on a telephone.
const Telephone = 358

// share is a limit that is a share of what is around, as narrow as a text on a telephone at least:
// there the share would be no more than a strip.
func (r *rule) share(limit string) string {
	w := Pixels(r.look[Width])
	if number, _ := strings.CutSuffix(limit, "%"); Pixels(number) >= 90 || w < Wide || IsFlexible(r.parent) || strings.HasPrefix(r.Width, "calc(") {
		return limit
	}
	return "max(" + limit + ", min(100%, " + Short(min(w, Telephone)) + "px))"
}

// proportions keeps those of a picture's and a film's box: their own (a film's
// poster's), which the browser would fall back to, are others where one is cropped
// or distorted. What begins with auto follows from width and height.
func (r *rule) proportions() {
	w, h := Pixels(r.look[Width]), Pixels(r.look[Height])
	switch v := r.look[Aspect]; {
	case w > 0 && h > 0 && (r.Tag == "video" || r.Tag == "img"):
		r.declare("aspect-ratio", Short(w)+" / "+Short(h))
	case v != "" && !strings.HasPrefix(v, "auto") && !r.RatioPadding:
		r.declare("aspect-ratio", v)
	}
}

// Wide is the narrowest box, in CSS px, whose width is kept: that of smaller ones
// is their words', which other fonts would break.
const Wide = 150
