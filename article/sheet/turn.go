package sheet

import (
	"math"
	"strconv"
	"strings"

	"galley/article/allowlist"
)

// maxTurn is the largest angle, in degrees, that an element is turned by to look
// handmade. What is turned farther stands somewhere else.
const maxTurn = 10

// turn writes a slight rotation. Other transforms move, hide or animate.
func (r *rule) turn() {
	if r.NS != allowlist.HTML || r.Root {
		return
	}
	m, ok := matrix(r.look[Transform])
	if !ok {
		return
	}
	const exact = 0.001
	rotates := math.Abs(m[0]-m[3]) < exact && math.Abs(m[1]+m[2]) < exact && math.Abs(math.Hypot(m[0], m[1])-1) < exact
	angle := math.Atan2(m[1], m[0]) * 180 / math.Pi
	if rotates && m[4] == 0 && m[5] == 0 && math.Abs(angle) >= 0.05 && math.Abs(angle) <= maxTurn {
		r.declareVetted("rotate", Short(angle)+"deg")
	}
}

// unturned is the matrix that leaves a box as it is.
var unturned = [6]float64{1, 0, 0, 1, 0, 0}

// matrix reads a computed transform, which is a matrix of six numbers (CSS Transforms 1,
// section 9); ok is false for others.
func matrix(v string) (m [6]float64, ok bool) {
	if v == "none" || v == "" {
		return unturned, true
	}
	inside, ok := strings.CutPrefix(strings.TrimSuffix(v, ")"), "matrix(")
	fields := strings.Split(inside, ",")
	if !ok || len(fields) != len(m) {
		return m, false
	}
	for i, f := range fields {
		v, err := strconv.ParseFloat(strings.TrimSpace(f), 64)
		if err != nil || math.IsNaN(v) || math.Abs(v) > 1e7 {
			return m, false
		}
		m[i] = v
	}
	return m, true
}
