// Package number has the arithmetic of columns: ratios and logarithms that are finite where
// their operands are 0 or not known.
package number

import "math"

// Ratio is a/b, and 0 where b is 0.
func Ratio(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}

// Finite is v, and 0 where v is not a number or infinite.
func Finite(v float64) float64 {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return 0
	}
	return v
}

// Flag is 1 for true and 0 for false.
func Flag(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// logs are ln(1+v) of small whole numbers, which most counts are.
var logs = func() (t [1024]float64) {
	for v := range t {
		t[v] = math.Log1p(float64(v))
	}
	return t
}()

// Ln is ln(1+v) of a count; negative counts are taken for 0.
func Ln(v float64) float64 {
	if v < float64(len(logs)) {
		if k := int(max(v, 0)); float64(k) == v {
			return logs[k]
		}
	}
	return math.Log1p(max(v, 0))
}

// LogRatio is ln(a/b), clipped to [-2, 2]; 0 where a or b is not positive, that is not
// known.
func LogRatio(a, b float64) float64 {
	if a <= 0 || b <= 0 {
		return 0
	}
	return min(max(math.Log(a/b), -2), 2)
}
