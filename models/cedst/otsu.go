package cedst

import "math"

// flat is a variance between classes that is rounding, not a difference.
const flat = 1e-15

// otsu is the threshold that parts the values best [Otsu]: that with the
// largest variance between the classes, of equals the smallest, or the largest if
// last is set. Where none parts them all are content when their mean is at least
// 0.5, none otherwise; none is a threshold above 1. Both are our choices.
func otsu(values []float64, step float64, last bool) float64 {
	n := int(math.Round(1 / step))
	best, most := 0.0, flat
	for i := 0; i <= n; i++ {
		t := float64(i) / float64(n)
		g := between(values, t)
		if g > most || last && g == most && g > flat {
			best, most = t, g
		}
	}
	if most > flat {
		return best
	}
	mean := 0.0
	for _, v := range values {
		mean += v / float64(len(values))
	}
	if mean >= 0.5 {
		return 0
	}
	return math.Inf(1)
}

// between is Otsu's g: the variance between the values below t and the others.
func between(values []float64, t float64) float64 {
	var count, sum [2]float64
	for _, v := range values {
		class := 0
		if v >= t {
			class = 1
		}
		count[class]++
		sum[class] += v
	}
	n := float64(len(values))
	mean := ratio(sum[0]+sum[1], n)
	g := 0.0
	for class := range count {
		if count[class] > 0 {
			d := sum[class]/count[class] - mean
			g += count[class] / n * d * d
		}
	}
	return g
}
