package sheet

import (
	"math"
	"strings"
)

// maxMoved is the distance, in CSS px, by which signs are moved up or down in a line at most.
const maxMoved = 48

// movedInLine moves what stands in a line up or down from its place there, as pages do with the
// numbers of notes.
func (r *rule) movedInLine() {
	v := r.look[Top]
	if r.Root || r.style0.Position != "relative" || !strings.HasPrefix(r.look[Display], "inline") {
		return
	}
	if d := math.Abs(Pixels(v)); d == 0 || d > maxMoved {
		return
	}
	r.declareVetted("position", "relative")
	r.declare("top", v)
}
