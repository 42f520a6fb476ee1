package nn

import (
	"math"
)

// adam is the optimiser Adam (Kingma and Ba 2015) with decoupled weight decay
// (Loshchilov and Hutter 2019) and a learning rate that falls to 0 by a cosine.
type adam struct {
	rate, decay float64
	m, v        []float64 // running means of the gradient and of its square
	step, steps int
}

func newAdam(weights int, c Config, steps int) *adam {
	return &adam{rate: c.Rate, decay: c.Decay, m: make([]float64, weights), v: make([]float64, weights), steps: steps}
}

// update moves the weights against the gradient times scale. The last weight is the
// bias of the output and does not decay.
func (a *adam) update(w, grad []float64, scale float64) {
	a.step++
	rate := a.rate * 0.5 * (1 + math.Cos(math.Pi*float64(a.step)/float64(a.steps)))
	b1, b2 := 1-math.Pow(0.9, float64(a.step)), 1-math.Pow(0.999, float64(a.step))
	for k := range grad {
		g := grad[k] * scale
		a.m[k] = 0.9*a.m[k] + 0.1*g
		a.v[k] = 0.999*a.v[k] + 0.001*g*g
		w[k] -= rate * (a.m[k] / b1 / (math.Sqrt(a.v[k]/b2) + 1e-8))
		if k < len(grad)-1 {
			w[k] -= rate * a.decay * w[k]
		}
	}
}
