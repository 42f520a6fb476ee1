package training

import "math"

// Point is how good a wrapper of some number of labels was, on held-out pages.
type Point struct {
	Pages int     `json:"pages"`
	Right int     `json:"right"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

func pointOf(t *Trained) Point {
	low, high := wilson(t.Right, t.Pages)
	return Point{t.Pages, t.Right, low, high}
}

// wilson is the 95 % confidence interval of a share: k of n. Unlike the textbook's
// plus and minus it stays within 0 and 1, and is not a point where all are right
// (Wilson, "Probable inference, the law of succession, and statistical inference",
// JASA 22, 1927).
func wilson(k, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.959963984540054
	p, m := float64(k)/float64(n), float64(n)
	centre := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return max(0, centre-half), min(1, centre+half)
}

// withPoint adds a point, or puts it in the place of that of as many pages.
func withPoint(list []Point, p Point) []Point {
	var out []Point
	for _, q := range list {
		if q.Pages < p.Pages {
			out = append(out, q)
		}
	}
	out = append(out, p)
	for _, q := range list {
		if q.Pages > p.Pages {
			out = append(out, q)
		}
	}
	return out
}
