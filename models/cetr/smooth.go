package cetr

import "math"

// smooth averages every value with those around it (algorithms 1.4, OPEN-B2). The
// first and last r stay as they are, and so does everything where there are no
// more than 2r.
func smooth(values []float64, o *Options) []float64 {
	out := make([]float64, len(values))
	copy(out, values)
	r := o.radius()
	sigma := float64(r)
	if o.RadiusSD {
		sigma = deviation(values)
		r = int(min(math.Ceil(sigma), maxRadius))
	}
	if r == 0 {
		return out
	}
	kernel := gauss(r, sigma)
	for i := r; i < len(values)-r; i++ {
		out[i] = 0
		for j, k := range kernel {
			out[i] += k * values[i+r-j]
		}
	}
	return out
}

// gauss is a Gaussian at -r…r, with sum 1.
func gauss(r int, sigma float64) []float64 {
	kernel := make([]float64, 2*r+1)
	sum := 0.0
	for i := range kernel {
		d := float64(i-r) / sigma
		kernel[i] = math.Exp(-d * d / 2)
		sum += kernel[i]
	}
	for i := range kernel {
		kernel[i] /= sum
	}
	return kernel
}

// derivative is Ĝ of [Weninger10]: how much the ratio of each line
// differs from the mean of the next ones (OPEN-B3).
func derivative(ratios []float64, o *Options) []float64 {
	g := make([]float64, len(ratios))
	for k := range g {
		ahead := ratios[k+1 : min(k+1+o.ahead(), len(ratios))]
		if len(ahead) == 0 {
			continue // the last line
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

// deviation is the population standard deviation (algorithms 1.5).
func deviation(values []float64) float64 {
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
