package sheet

import (
	"math"
	"strings"
)

// Bounds of how much larger or smaller than laid out a box may be shown. A wide one that grew more would reach
// out of a telephone: documents leave 16 px beside their text there.
const (
	leastScale = 0.5
	mostScale  = 1.5
	mostWide   = 1.08
)

// scale writes that a box is shown larger or smaller than it is laid out, in the same proportions, and turned
// a little if it is a picture; and that a picture or a small box without words is mirrored.
func (r *rule) scale(m [6]float64) {
	const exact = 0.001
	factor, angle := math.Hypot(m[0], m[1]), math.Atan2(m[1], m[0])*180/math.Pi
	even := math.Abs(m[0]-m[3]) < exact && math.Abs(m[1]+m[2]) < exact
	switch {
	case m == [6]float64{-1, 0, 0, 1, 0, 0} && (r.Tag == "img" || r.isOrnament()):
		r.declareVetted("scale", "-1 1")
	case !even || math.Abs(factor-1) < exact || !r.Scaled || factor < leastScale || factor > mostScale || math.Abs(angle) > maxTurn || math.Abs(angle) >= 0.05 && r.Tag != "img":
	case factor > mostWide && Pixels(r.look[Width]) >= Wide && r.Tag != "img" || strings.HasPrefix(r.look[Display], "table"):
	default:
		if math.Abs(angle) >= 0.05 {
			r.declareVetted("rotate", Short(angle)+"deg")
		}
		r.declareVetted("scale", Short(factor))
	}
}
