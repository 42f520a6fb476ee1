package nn

import (
	"math"
	"slices"
	"testing"
)

// TestGrad holds every loss to its slope, measured.
func TestGrad(t *testing.T) {
	blocks := BlockLoss{Words: []float64{10, 3, 40, 7}, Right: []float64{1, 0.5, 0, math.NaN()}, Gold: 14, F1Share: 0.5}
	choice := SoftmaxLoss{false, true, false, true}
	tests := []struct {
		name   string
		loss   Loss
		value  func(logits []float64) float64
		logits []float64
	}{
		{"blocks", blocks, blockLossValue(blocks), []float64{0.3, -1, 0.7, 2}},
		{"softmax", choice, func(l []float64) float64 { p := Softmax(l); return -math.Log(p[1] + p[3]) }, []float64{0.3, -1, 0.7, 0}},
		{"binary, true", BinaryLoss(true), func(l []float64) float64 { return -math.Log(Sigmoid(l[0])) }, []float64{0.3}},
		{"binary, false", BinaryLoss(false), func(l []float64) float64 { return -math.Log(1 - Sigmoid(l[0])) }, []float64{0.3}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := make([]float64, len(tt.logits))
			tt.loss.Grad(tt.logits, got)
			for i := range got {
				const step = 1e-5
				up, down := slices.Clone(tt.logits), slices.Clone(tt.logits)
				up[i] += step
				down[i] -= step
				want := (tt.value(up) - tt.value(down)) / (2 * step)
				if math.Abs(got[i]-want) > 1e-6 {
					t.Errorf("slope %d is %v, measured %v", i, got[i], want)
				}
			}
		})
	}
}

func blockLossValue(m BlockLoss) func(logits []float64) float64 {
	return func(logits []float64) float64 {
		total, sum, hits, kept := 0.0, 0.0, 0.0, 0.0
		for i, v := range logits {
			if math.IsNaN(m.Right[i]) {
				continue
			}
			p, r := Sigmoid(v), m.Right[i]
			total += m.weight(i)
			sum -= m.weight(i) * (r*math.Log(p) + (1-r)*math.Log(1-p))
			hits += p * m.Words[i] * r
			kept += p * m.Words[i]
		}
		return (1-m.F1Share)*sum/total + m.F1Share*(1-2*hits/(kept+m.Gold))
	}
}
