package cetr

import (
	"math"

	"galley/models/signal"
)

// smooth averages every value with those around it. The first and last r stay as
// they are, and so does everything where there are no more than 2r.
func smooth(values []float64, o *Options) []float64 {
	r := o.radius()
	sigma := float64(r)
	if o.RadiusSD {
		sigma = signal.Deviation(values)
		r = int(min(math.Ceil(sigma), maxRadius))
	}
	return signal.Smooth(values, signal.Gauss(r, sigma))
}

// derivative is Ĝ of [Weninger10]: how much the ratio of each line differs from the
// mean of the next ones, 0 for the last line; smoothed, and without its sign.
func derivative(ratios []float64, o *Options) []float64 {
	g := make([]float64, len(ratios))
	for k := range g {
		ahead := ratios[k+1 : min(k+1+o.ahead(), len(ratios))]
		if len(ahead) == 0 {
			continue
		}
		sum := 0.0
		for _, v := range ahead {
			sum += v
		}
		g[k] = sum/float64(len(ahead)) - ratios[k]
	}
	if o.AbsoluteFirst {
		absolute(g)
	}
	g = smooth(g, o)
	absolute(g)
	return g
}

func absolute(values []float64) {
	for i, v := range values {
		values[i] = math.Abs(v)
	}
}
