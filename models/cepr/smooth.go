package cepr

import (
	"math"

	"galley/models/signal"
)

// smoother is the weighted Gaussian smoothing of [Wu13], Equations 3 to 6.
type smoother struct {
	paths  *paths
	texts  []text
	alpha  float64
	kernel []float64            // k', the middle at len/2
	known  map[[2]int32]float64 // weights of pairs of paths, the smaller first
}

func newSmoother(t *paths, texts []text, o *Options) *smoother {
	r := o.radius()
	return &smoother{t, texts, o.alpha(), signal.Gauss(r, float64(r)), map[[2]int32]float64{}}
}

// smooth averages every score with those of the r texts before and after it. The
// first and last r stay as they are, unless borders is set, and so does everything
// where there are no more than 2r.
func (s *smoother) smooth(h []float64, borders bool) []float64 {
	r := len(s.kernel) / 2
	out := make([]float64, len(h))
	copy(out, h)
	if len(h) <= 2*r {
		return out
	}
	from, to := r, len(h)-r
	if borders {
		from, to = 0, len(h)
	}
	for i := from; i < to; i++ {
		out[i] = 0
		for j := max(i-r, 0); j <= min(i+r, len(h)-1); j++ {
			if h[j] != 0 { // most are: their weight need not be found
				out[i] += s.weight(i, j) * s.kernel[i-j+r] * h[j]
			}
		}
	}
	return out
}

// weight is w_ij ([Wu13], Equation 6): how much the score of a text counts for
// another, by the distance of their paths. The weights of a window are not scaled to
// sum 1: only so is the published value of Example 3 reached.
func (s *smoother) weight(i, j int) float64 {
	a, b := s.texts[i].path, s.texts[j].path
	if a == b {
		return 1
	}
	pair := [2]int32{min(a, b), max(a, b)}
	w, ok := s.known[pair]
	if !ok {
		w = 1 / math.Pow(float64(s.paths.distance(a, b)), s.alpha)
		s.known[pair] = w
	}
	return w
}
