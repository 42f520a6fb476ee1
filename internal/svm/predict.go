package svm

import (
	"fmt"
	"math"
)

// minProb keeps probabilities away from 0 and 1, as svm_predict_probability
// does. [LIBSVM]
const minProb = 1e-7

// Decision returns the decision value f(x) = Σ αᵢyᵢ·K(x,xᵢ) - ρ over the support
// vectors: above 0 for label +1, whatever the order of the labels in the model's
// file. It has no unit; ±1 are the margins. It is finite for every finite x, and
// NaN if x has a NaN.
//
// It panics if x has not Dim values. It allocates nothing.
func (m *Model) Decision(x []float64) float64 {
	if len(x) != m.dim {
		panic(fmt.Sprintf("svm: Decision called with a vector of length %d, the model has %d features", len(x), m.dim))
	}
	sum, sv := 0.0, m.sv
	for _, c := range m.coef {
		sum += float64(c * rbf(m.gamma, x, sv[:len(x)]))
		sv = sv[len(x):]
	}
	return sum - m.rho
}

// Probability returns P(+1 | x) by Platt's sigmoid, in [1e-7, 1-1e-7]. [Platt00]
// Far from the border the bounds make ties: Decision breaks them.
//
// With two classes this is what svm-predict -b 1 prints; only older releases of
// LIBSVM sent it through the approximation that they need for more classes.
//
// It panics as Decision does, and if the model has no Sigmoid.
func (m *Model) Probability(x []float64) float64 {
	if !m.sigmoid {
		panic("svm: Probability called on a model that was trained without probabilities")
	}
	return m.Posterior(m.Decision(x))
}

// Posterior is the Probability of a row with the given decision value.
func (m *Model) Posterior(decision float64) float64 {
	return clampProb(sigmoid(m.a, m.b, decision))
}

// rbf returns the kernel K(u,v) = exp(-γ‖u-v‖²); u and v have one length. The
// sum runs in LIBSVM's order, and the conversion keeps the compiler from fusing
// multiplication and addition where the processor could: platforms then differ
// by no more than their math.Exp.
func rbf(gamma float64, u, v []float64) float64 {
	v = v[:len(u)] // once, instead of a bounds check for each element
	sum := 0.0
	for i, x := range u {
		d := x - v[i]
		sum += float64(d * d)
	}
	return math.Exp(-gamma * sum)
}

// sigmoid returns 1/(1+exp(a·f+b)) in the form that has no overflow and, for
// z ≥ 0, no difference of nearly equal numbers. [Lin07, section 3]
func sigmoid(a, b, f float64) float64 {
	z := float64(a*f) + b
	if z >= 0 {
		return math.Exp(-z) / (1 + math.Exp(-z))
	}
	return 1 / (1 + math.Exp(z))
}

// clampProb moves p into [minProb, 1-minProb]; a NaN stays.
func clampProb(p float64) float64 { return min(max(p, minProb), 1-minProb) }
