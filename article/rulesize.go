package article

import (
	"strings"

	"galley/article/allowlist"
)

// size writes what is kept of widths. None is kept beyond that of the window.
func (r *rule) size() {
	if r.tag == "svg" && r.isFramed() && r.look[iBoxSizing] == "border-box" {
		r.declareVetted("box-sizing", "border-box") // its attributes hold the width with the frame
	}
	if r.ns != allowlist.HTML {
		return
	}
	limit := r.limit()
	if r.pin.size != "" {
		r.text.WriteString(strings.TrimPrefix(r.pin.size, ";"))
		r.proportions()
		return
	}
	if v := r.look[iBoxSizing]; r.width != "" || limit != "" || r.isFramed() {
		if r.width == "100%" && v == "content-box" && r.tag != "table" && r.aside() > 0 {
			v = "border-box" // or it would reach out of its column
		}
		if v != "content-box" || r.tag == "table" {
			r.declare("box-sizing", v)
		}
		r.declare("width", r.width)
		r.declare("max-width", limit)
	}
	r.proportions()
}

// aside is how wide padding and border are on the left and on the right together.
func (r *rule) aside() (sum float64) {
	for _, i := range [4]int{iPaddingL, iPaddingR, iBorderLW, iBorderRW} {
		sum += pixels(r.look[i])
	}
	return sum
}

// isFramed reports whether a picture or a film has a border or padding: its attributes hold
// the width that box-sizing speaks of.
func (r *rule) isFramed() bool {
	if r.tag != "img" && r.tag != "video" && r.tag != "svg" {
		return false
	}
	for _, i := range [4]int{iPaddingT, iPaddingB, iBorderTW, iBorderBW} {
		if pixels(r.look[i]) > 0 {
			return true
		}
	}
	return r.aside() > 0
}

// limit is the value of max-width, "" where nothing is to be said.
func (r *rule) limit() string {
	limit := r.look[iMaxWidth]
	switch {
	case r.root:
		return "" // the wrapper's
	case r.centred && r.width == "" && r.look[iDisplay] != "table":
		limit = r.look[iWidth]
	case limit == "none" && strings.HasSuffix(r.width, "px"):
		return "100%"
	}
	switch {
	case r.overflows:
		return "calc(100vw - 32px)"
	case r.tag == "img" || r.tag == "video":
		// Attributes hold the width, which had been limited already; a frame comes on top.
		if frame := r.aside(); frame > 0 && r.look[iBoxSizing] == "content-box" {
			return "calc(100% - " + short(frame) + "px)"
		}
		return ""
	case strings.HasSuffix(limit, "px"):
		return "min(100%, " + limit + ")"
	case strings.HasSuffix(limit, "%"):
		return limit
	}
	return ""
}

// proportions keeps those of a picture's and a film's box: their own (a film's
// poster's), which the browser would fall back to, are others where one is cropped
// or distorted. What begins with auto follows from width and height.
func (r *rule) proportions() {
	w, h := pixels(r.look[iWidth]), pixels(r.look[iHeight])
	switch v := r.look[iAspect]; {
	case w > 0 && h > 0 && (r.tag == "video" || r.tag == "img"):
		r.declare("aspect-ratio", short(w)+" / "+short(h))
	case v != "" && !strings.HasPrefix(v, "auto") && !r.ratioPadding:
		r.declare("aspect-ratio", v)
	}
}
