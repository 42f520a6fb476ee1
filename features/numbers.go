package features

import "math"

// ratio is a/b, and 0 where b is 0.
func ratio(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}

// finite is v, and 0 where v is not a number or infinite.
func finite(v float64) float64 {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return 0
	}
	return v
}

// flag is 1 for true and 0 for false.
func flag(b bool) float64 {
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

// ln is ln(1+v) of a count; negative counts are taken for 0.
func ln(v float64) float64 {
	if v < float64(len(logs)) {
		if k := int(max(v, 0)); float64(k) == v {
			return logs[k]
		}
	}
	return math.Log1p(max(v, 0))
}

// logRatio is ln(a/b), clipped to [-2, 2]; 0 where a or b is not positive, that is not
// known.
func logRatio(a, b float64) float64 {
	if a <= 0 || b <= 0 {
		return 0
	}
	return min(max(math.Log(a/b), -2), 2)
}

// innerProbability is p clipped to [0.001, 0.999], so that its logit is finite.
func innerProbability(p float64) float64 { return min(max(p, 1e-3), 1-1e-3) }
