package eval

import (
	"math"
	"math/rand/v2"
)

// resamples is how many samples Bootstrap draws. With 1000, the error it estimates is
// itself known to about 2 %.
const resamples = 1000

// Errors are standard errors of means over pages.
type Errors struct{ Precision, Recall, F1OfMeans, MeanF1 float64 }

// Bootstrap estimates the standard errors of means over pages: it draws as many pages
// with replacement, again and again, and takes the standard deviation of the means. The same seed and number of pages draw the same pages, so that
// methods are compared on equal draws. Of fewer than two pages the errors are 0.
func Bootstrap(pages []PR, seed uint64) Errors {
	if len(pages) < 2 {
		return Errors{}
	}
	rng := rand.New(rand.NewPCG(seed, 0))
	var p, r, ofMeans, mean spread
	for range resamples {
		var sum PR
		f1 := 0.0
		for range pages {
			page := pages[rng.IntN(len(pages))]
			sum.Precision += page.Precision
			sum.Recall += page.Recall
			f1 += page.F1()
		}
		n := float64(len(pages))
		means := PR{sum.Precision / n, sum.Recall / n}
		p.add(means.Precision)
		r.add(means.Recall)
		ofMeans.add(means.F1())
		mean.add(f1 / n)
	}
	return Errors{p.sd(), r.sd(), ofMeans.sd(), mean.sd()}
}

// spread computes a population standard deviation in one pass (Welford 1962). A sum of
// squares would lose a small one to rounding.
type spread struct{ n, mean, square float64 }

func (s *spread) add(x float64) {
	s.n++
	d := x - s.mean
	s.mean += d / s.n
	s.square += d * (x - s.mean)
}

func (s *spread) sd() float64 { return math.Sqrt(s.square / s.n) }
