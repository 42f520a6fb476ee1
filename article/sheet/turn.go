package sheet

import (
	"math"
	"strconv"
	"strings"

	"galley/article/allowlist"
)

// maxTurn is the largest angle, in degrees, that an element is turned or slanted by to look
// handmade. What is turned farther stands somewhere else, but for what stands on its head, as
// lines do that are read from bottom to top. maxStretch is how much longer or shorter slanting
// makes a line at most.
const (
	maxTurn    = 10
	maxStretch = 1.35
)

// turn writes a slight rotation or slant, and another size. Other transforms move, hide or animate.
func (r *rule) turn() {
	if r.NS != allowlist.HTML {
		return
	}
	m, ok := matrix(r.look[Transform])
	if !ok || m == unturned || m[4] != 0 || m[5] != 0 {
		return
	}
	const exact = 0.001
	rotates := math.Abs(m[0]-m[3]) < exact && math.Abs(m[1]+m[2]) < exact && math.Abs(math.Hypot(m[0], m[1])-1) < exact
	angle := math.Atan2(m[1], m[0]) * 180 / math.Pi
	switch {
	case rotates && (math.Abs(angle) >= 0.05 && math.Abs(angle) <= maxTurn || math.Abs(angle) > 179.95 || r.isOrnament()):
		r.declareVetted("rotate", Short(angle)+"deg")
	case !rotates && slants(m) && math.Abs(angle) <= 2*maxTurn:
		parts := make([]string, len(m))
		for i, v := range m {
			parts[i] = strconv.FormatFloat(v, 'f', 4, 64)
		}
		r.declareVetted("transform", "matrix("+strings.Join(parts, ", ")+")")
	default:
		r.scale(m)
	}
}

// maxOrnament is how large a box without words may be, in CSS px, that is turned by any angle: a square that
// stands on a corner.
const maxOrnament = 64

// isOrnament reports whether the element is a small box without words.
func (r *rule) isOrnament() bool {
	w, h := Pixels(r.look[Width]), Pixels(r.look[Height])
	return r.Wordless && w > 0 && h > 0 && max(w, h) <= maxOrnament
}

// slants reports whether a matrix slants a box: it keeps its area and lengthens and shortens
// its lines a little.
func slants(m [6]float64) bool {
	area := m[0]*m[3] - m[1]*m[2]
	sum := m[0]*m[0] + m[1]*m[1] + m[2]*m[2] + m[3]*m[3]
	longest := math.Sqrt((sum + math.Sqrt(max(0, sum*sum-4*area*area))) / 2) // the larger singular value
	return math.Abs(area-1) < 0.01 && m[0] > 0 && longest <= maxStretch
}

// IsTurned reports whether a computed transform turns, slants or enlarges a box about its middle.
func IsTurned(transform string) bool {
	m, ok := matrix(transform)
	return ok && m[4] == 0 && m[5] == 0 && (m[1] != 0 || m[2] != 0 || m[0] > 1)
}

// Scale is by how much a computed transform makes a box larger or smaller, in the same proportions; ok is false
// where it does something else, but for turning it.
func Scale(transform string) (factor float64, ok bool) {
	m, ok := matrix(transform)
	const exact = 0.001
	factor = math.Hypot(m[0], m[1])
	return factor, ok && m[4] == 0 && m[5] == 0 && math.Abs(m[0]-m[3]) < exact && math.Abs(m[1]+m[2]) < exact && math.Abs(factor-1) >= exact
}

// Rotated is by how many degrees a computed transform turns a box, and may move it besides; ok is false where it does
// not, or does something else.
func Rotated(transform string) (degrees float64, ok bool) {
	m, ok := matrix(transform)
	const exact = 0.001
	turns := math.Abs(m[0]-m[3]) < exact && math.Abs(m[1]+m[2]) < exact && math.Abs(math.Hypot(m[0], m[1])-1) < exact
	degrees = math.Atan2(m[1], m[0]) * 180 / math.Pi
	return degrees, ok && turns && math.Abs(degrees) >= 0.05
}

// Moved is how far to the right a computed transform moves a box; ok is false where it changes
// more than its place.
func Moved(transform string) (x float64, ok bool) {
	m, ok := matrix(transform)
	return m[4], ok && [4]float64(m[:4]) == [4]float64(unturned[:4])
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
