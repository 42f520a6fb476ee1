package page

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// TransformProperties move, turn and scale a box after its layout, in the order in which
// [WholeTransform] is given them. Only the first is among LookProperties: its value has what the
// others do.
var TransformProperties = []string{"transform", "translate", "rotate", "scale"}

// transformAt is the place of transform in Style.Look, generatedTransformAt that in GeneratedProperties.
var (
	transformAt          = slices.Index(LookProperties, TransformProperties[0])
	generatedTransformAt = slices.Index(GeneratedProperties, TransformProperties[0])
)

// WholeTransform is the computed value of transform with what the others of TransformProperties do
// before it, as one matrix (CSS Transforms 2, section 8). values are parted by "|"; a value alone is
// that of transform. What is no matrix of six numbers in the end, because it turns a box in space or is
// calculated, is left as transform has it. A share of the box that translate moves by counts one CSS px
// for each percent: that it moves is all that is asked of styles, which boxes of all sizes share. What a
// style sheet generates has a size of its own, and moves by shares of that.
func WholeTransform(values string) string {
	v := strings.Split(values, "|")
	if len(v) != len(TransformProperties) {
		return values
	}
	m := [6]float64{1, 0, 0, 1, 0, 0}
	if move, ok := numbersOf(v[1], "px", "%"); ok && len(move) <= 2 {
		move = append(move, 0)
		m[4], m[5] = move[0], move[1]
	} else if v[1] != "none" {
		return v[0]
	}
	if turn, ok := numbersOf(v[2], "deg"); ok && len(turn) == 1 {
		sin, cos := math.Sincos(turn[0] * math.Pi / 180)
		m = multiplied(m, [6]float64{cos, sin, -sin, cos, 0, 0})
	} else if v[2] != "none" {
		return v[0]
	}
	if size, ok := numbersOf(v[3], ""); ok && len(size) <= 2 {
		size = append(size, size[0])
		m = multiplied(m, [6]float64{size[0], 0, 0, size[1], 0, 0})
	} else if v[3] != "none" {
		return v[0]
	}
	if inside, ok := strings.CutPrefix(strings.TrimSuffix(v[0], ")"), "matrix("); ok {
		own, ok := numbersOf(strings.ReplaceAll(inside, ",", ""), "")
		if !ok || len(own) != len(m) {
			return v[0]
		}
		m = multiplied(m, [6]float64(own))
	} else if v[0] != "none" && v[0] != "" {
		return v[0]
	}
	return matrixText(m)
}

// numbersOf are the numbers of a value with one of these units each; 0 has none.
func numbersOf(value string, units ...string) (numbers []float64, ok bool) {
	for _, field := range strings.Fields(value) {
		for _, unit := range units {
			field = strings.TrimSuffix(field, unit)
		}
		n, err := strconv.ParseFloat(field, 64)
		if err != nil || math.IsNaN(n) || math.Abs(n) > maxCoordinate {
			return nil, false
		}
		numbers = append(numbers, n)
	}
	return numbers, len(numbers) > 0
}

// multiplied is the matrix that does b and then a.
func multiplied(a, b [6]float64) [6]float64 {
	return [6]float64{
		a[0]*b[0] + a[2]*b[1], a[1]*b[0] + a[3]*b[1],
		a[0]*b[2] + a[2]*b[3], a[1]*b[2] + a[3]*b[3],
		a[0]*b[4] + a[2]*b[5] + a[4], a[1]*b[4] + a[3]*b[5] + a[5],
	}
}

// matrixText is a matrix as browsers compute it, "none" for the one that changes nothing.
func matrixText(m [6]float64) string {
	parts, still := make([]string, len(m)), true
	for i, v := range m {
		rounded := math.Round(v*1e6) / 1e6
		still = still && rounded == [6]float64{1, 0, 0, 1, 0, 0}[i]
		parts[i] = strconv.FormatFloat(rounded+0, 'f', -1, 64)
	}
	if still {
		return "none"
	}
	return fmt.Sprintf("matrix(%s)", strings.Join(parts, ", "))
}

// WholeTransforms does the same for a whole Style.Look and what is generated at the element.
func WholeTransforms(look []string) {
	if len(look) != len(LookProperties) {
		return
	}
	look[transformAt] = WholeTransform(look[transformAt])
	for i := len(ComputedProperties); i < len(look); i++ {
		values := strings.Split(look[i], generatedSeparator)
		if len(values) > generatedTransformAt && strings.Contains(values[generatedTransformAt], "|") {
			values[generatedTransformAt] = WholeTransform(movedByShares(values))
			look[i] = JoinGenerated(values)
		}
	}
}

// movedByShares are the values for [WholeTransform] of what is generated at an element, with the shares that
// translate moves it by as CSS px of its border box.
func movedByShares(values []string) string {
	whole := values[generatedTransformAt]
	v := strings.Split(whole, "|")
	if len(v) != len(TransformProperties) || !strings.Contains(v[1], "%") {
		return whole
	}
	moves := strings.Fields(v[1])
	for i := range moves {
		share, percent := strings.CutSuffix(moves[i], "%")
		n, err := strconv.ParseFloat(share, 64)
		size, ok := generatedSide(values, i)
		if !percent {
			continue
		}
		if err != nil || !ok {
			return whole
		}
		moves[i] = strconv.FormatFloat(n*size/100, 'f', -1, 64) + "px"
	}
	v[1] = strings.Join(moves, " ")
	return strings.Join(v, "|")
}

// generatedSide is the width, or with 1 the height, of the border box of what is generated at an element, in CSS
// px; ok is false where it has none.
func generatedSide(values []string, axis int) (px float64, ok bool) {
	if axis > 1 {
		return 0, false
	}
	at := func(name string) float64 {
		i := slices.Index(GeneratedProperties, name)
		if i < 0 || i >= len(values) {
			return 0
		}
		n, err := strconv.ParseFloat(strings.TrimSuffix(values[i], "px"), 64)
		if err != nil || math.Abs(n) > maxCoordinate {
			return 0
		}
		return n
	}
	sides := [2][2]string{{"left", "right"}, {"top", "bottom"}}[axis]
	px = at([2]string{"width", "height"}[axis])
	if i := slices.Index(GeneratedProperties, "box-sizing"); i < 0 || i >= len(values) || values[i] != "border-box" {
		for _, side := range sides {
			px += at("padding-"+side) + at("border-"+side+"-width")
		}
	}
	return px, px > 0
}
