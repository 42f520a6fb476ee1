package nn

import (
	"math"
)

// adam is Adam with decoupled weight decay and a rate that falls by a cosine.
type adam struct {
	*fitter
	Config
	m, v      []float64
	at, steps int
}

func newAdam(f *fitter, c Config, steps int) *adam {
	return &adam{fitter: f, Config: c, m: make([]float64, len(f.w)), v: make([]float64, len(f.w)), steps: steps}
}

// step moves the weights; the last one, the bias, does not decay.
func (a *adam) step(scale float64) {
	a.at++
	rate := a.Rate * 0.5 * (1 + math.Cos(math.Pi*float64(a.at)/float64(a.steps)))
	b1, b2 := 1-math.Pow(0.9, float64(a.at)), 1-math.Pow(0.999, float64(a.at))
	for k := range a.grad {
		g := a.grad[k] * scale
		a.m[k] = 0.9*a.m[k] + 0.1*g
		a.v[k] = 0.999*a.v[k] + 0.001*g*g
		a.w[k] -= rate * (a.m[k] / b1 / (math.Sqrt(a.v[k]/b2) + 1e-8))
		if k < len(a.grad)-1 {
			a.w[k] -= rate * a.Decay * a.w[k]
		}
	}
}
