// Package signal smooths a sequence of values, one for each text or line of a page,
// with a Gaussian, and measures its spread. CETR, CEPR, CEDST and content code
// blurring share it.
package signal

import (
	"math"
	"slices"
)

// Gauss is a Gaussian kernel of standard deviation sigma at -r…r, with sum 1. The
// papers take sigma = r (Weninger et al. 2010; Wu et al. 2013, Equations 3 and 4).
// For r = 1 it is 0.2741, 0.4519, 0.2741; for r = 0 it is 1.
func Gauss(r int, sigma float64) []float64 {
	if r == 0 {
		return []float64{1}
	}
	kernel := make([]float64, 2*r+1)
	sum := 0.0
	for i := range kernel {
		d := float64(i - r)
		kernel[i] = math.Exp(-d * d / (2 * sigma * sigma))
		sum += kernel[i]
	}
	for i := range kernel {
		kernel[i] /= sum
	}
	return kernel
}

// Smooth averages every value with its neighbours, weighted by a kernel of odd
// length 2r+1, and returns a new slice. The first and last r values stay as they
// are, and so do all values where there are no more than 2r.
func Smooth(values, kernel []float64) []float64 {
	r := len(kernel) / 2
	out := slices.Clone(values)
	for i := r; i < len(values)-r; i++ {
		out[i] = 0
		for j, k := range kernel {
			out[i] += k * values[i-r+j]
		}
	}
	return out
}

// Deviation is the population standard deviation, 0 for no values.
func Deviation(values []float64) float64 {
	if len(values) == 0 {
		return 0
	}
	sum, squares, n := 0.0, 0.0, float64(len(values))
	for _, v := range values {
		sum += v
	}
	for _, v := range values {
		squares += (v - sum/n) * (v - sum/n)
	}
	return math.Sqrt(squares / n)
}
