package cedst

import "math"

// smooth is discrete Gaussian smoothing (algorithms 1.4): the r values at each end
// stay as they are, and all do when there are no more than 2r.
func smooth(values []float64, r int) []float64 {
	if r == 0 || len(values) <= 2*r {
		return values
	}
	kernel := make([]float64, 2*r+1)
	sum := 0.0
	for i := range kernel {
		d := float64(i - r)
		kernel[i] = math.Exp(-d * d / float64(2*r*r))
		sum += kernel[i]
	}
	out := append([]float64(nil), values...)
	for i := r; i < len(values)-r; i++ {
		v := 0.0
		for j, k := range kernel {
			v += k / sum * values[i+j-r]
		}
		out[i] = v
	}
	return out
}
