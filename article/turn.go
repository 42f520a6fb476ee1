package article

import (
	"math"
	"strconv"
	"strings"
)

// maxTurn is the largest angle, in degrees, that an element is turned by to look
// handmade. What is turned farther stands somewhere else.
const maxTurn = 10

// turn writes a slight rotation. Other transforms move, hide or animate.
func (r *rule) turn() {
	if r.ns != inHTML || r.root {
		return
	}
	inside, ok := strings.CutPrefix(strings.TrimSuffix(r.look[iTransform], ")"), "matrix(")
	if !ok {
		return
	}
	var m [6]float64
	fields := strings.Split(inside, ",")
	if len(fields) != len(m) {
		return
	}
	for i, f := range fields {
		v, err := strconv.ParseFloat(strings.TrimSpace(f), 64)
		if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
			return
		}
		m[i] = v
	}
	const exact = 0.001
	rotates := math.Abs(m[0]-m[3]) < exact && math.Abs(m[1]+m[2]) < exact && math.Abs(math.Hypot(m[0], m[1])-1) < exact
	angle := math.Atan2(m[1], m[0]) * 180 / math.Pi
	if rotates && m[4] == 0 && m[5] == 0 && math.Abs(angle) >= 0.05 && math.Abs(angle) <= maxTurn {
		r.declareVetted("rotate", short(angle)+"deg")
	}
}
