package nn

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestFit: what no line parts is learned, the same twice, and a column that says
// nothing weighs nothing.
func TestFit(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var samples []Sample
	for range 200 {
		a, b := rng.Float64() < 0.5, rng.Float64() < 0.5
		row := []float32{one(a), one(b), 5}
		samples = append(samples, Sample{Rows: [][]float32{row}, Loss: BinaryLoss(a != b)})
	}
	c := Config{Units: 6, Nets: 2, Epochs: 60, Rate: 0.02, Decay: 0.001, Seed: 1}
	n := Fit([]string{"a", "b", "same"}, samples, c)
	if err := n.Check(); err != nil {
		t.Fatal(err)
	}
	for _, row := range [][]float64{{0, 0, 9}, {0, 1, 9}, {1, 0, 9}, {1, 1, 9}} {
		if got, want := logit(n, row) > 0, row[0] != row[1]; got != want {
			t.Errorf("%v is judged %v", row, got)
		}
	}
	if slices.ContainsFunc(n.Inputs[2].To, func(w float64) bool { return w != 0 }) {
		t.Errorf("a column that is always the same has the weights %v", n.Inputs[2].To)
	}
	again := Fit([]string{"a", "b", "same"}, samples, c)
	if !slices.Equal(n.Bias, again.Bias) || !slices.Equal(n.Inputs[0].To, again.Inputs[0].To) {
		t.Error("fitted twice, the nets differ")
	}
}

func one(b bool) float32 {
	if b {
		return 1
	}
	return 0
}

// TestGradient compares the gradient of a whole network with finite differences: by
// every weight, for numbers of units that forward handles in different ways.
func TestGradient(t *testing.T) {
	for _, units := range []int{0, 1, 4, 6, 9} {
		t.Run(fmt.Sprintf("%d units", units), func(t *testing.T) {
			rng := rand.New(rand.NewPCG(uint64(units), 1))
			s := Sample{Weight: 0.5, Loss: SoftmaxLoss{false, true, false}}
			for range 3 {
				s.Rows = append(s.Rows, []float32{float32(rng.NormFloat64()), float32(rng.NormFloat64()), 4})
			}
			f := newFitter(3, units, rng)
			f.scale([]Sample{s})
			loss := func() float64 {
				logits := make([]float64, len(s.Rows))
				for i, r := range s.Rows {
					x := make([]float64, 3)
					f.scaleRow(r, x)
					logits[i] = f.forward(x, make([]float64, units))
				}
				return -s.Weight * math.Log(Softmax(logits)[1])
			}
			f.addGradient(&s)
			for k, got := range slices.Clone(f.grad) {
				const step = 1e-5
				old := f.w[k]
				f.w[k] = old + step
				up := loss()
				f.w[k] = old - step
				want := (up - loss()) / (2 * step)
				f.w[k] = old
				if math.Abs(got-want) > 1e-6 {
					t.Errorf("derivative by weight %d is %v, measured %v", k, got, want)
				}
			}
		})
	}
}

// TestForwardOrder: sums that are made side by side are those that are made one after
// the other, to the last bit.
func TestForwardOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for units := range 11 {
		f := newFitter(97, units, rng)
		x, act := make([]float64, 97), make([]float64, units)
		for k := range x {
			x[k] = rng.NormFloat64()
		}
		want := dot(x, f.w[units*97+2*units:units*97+2*units+97], f.w[len(f.w)-1])
		for h := range units {
			want += max(dot(x, f.w[h*97:(h+1)*97], f.w[units*97+h]), 0) * f.w[units*97+units+h]
		}
		if got := f.forward(x, act); got != want {
			t.Errorf("%d units: logit %v, want %v", units, got, want)
		}
	}
}

func BenchmarkFit(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 2))
	names := make([]string, 120)
	var samples []Sample
	for range 16 {
		var s Sample
		loss := BlockLoss{Gold: 500, F1Share: 0.5}
		for range 100 {
			row := make([]float32, len(names))
			for k := range row {
				row[k] = float32(rng.NormFloat64())
			}
			s.Rows, loss.Words, loss.Right = append(s.Rows, row), append(loss.Words, 10), append(loss.Right, float64(rng.IntN(2)))
		}
		s.Loss = loss
		samples = append(samples, s)
	}
	for b.Loop() {
		Fit(names, samples, Config{Units: 8, Epochs: 4, Rate: 0.004, Decay: 0.03, Seed: 1})
	}
}
