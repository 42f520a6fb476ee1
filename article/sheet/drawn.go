package sheet

import (
	"math"
	"strings"

	"galley/article/allowlist"
)

// maxDrawn is how far, in CSS px, boxes of the drawing of a formula are moved up or down at most: a matrix
// of a dozen rows needs half of it.
const maxDrawn = 500

// drawn puts a box of the drawing of a formula where it was: such drawings are made of boxes without
// a height that are moved up and down, on empty ones that are as high as a line.
func (r *rule) drawn() {
	if r.NS != allowlist.HTML {
		return
	}
	if v := r.look[Top]; r.style0.Position == "relative" && Pixels(v) != 0 && math.Abs(Pixels(v)) <= maxDrawn {
		r.declareVetted("position", "relative")
		r.declare("top", v)
	}
	if display := r.look[Display]; display == "inline" || strings.HasPrefix(display, "inline-t") || display == "table-row" || display == "contents" {
		return
	}
	if r.look[BoxSizing] == "border-box" {
		r.declareVetted("box-sizing", "border-box")
	}
	r.declare("height", r.look[Height])
	if r.Empty {
		r.declare("width", r.look[Width])
	}
}
