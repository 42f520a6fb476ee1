package nn

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// TestLogit: a net worked out by hand.
func TestLogit(t *testing.T) {
	n := Net{
		Inputs: []Input{{Name: "a", Mean: 1, SD: 2, To: []float64{0.5, 1, -1}}, {Name: "b", SD: 1, To: []float64{0, 2, 0}}},
		Bias:   []float64{0.25, 0, -1}, Out: []float64{3, 7},
	}
	if err := n.Check(); err != nil {
		t.Fatal(err)
	}
	// a is 1 deviation, b is cut off at 6: units 1+12 = 13 and -1-1 = -2, which is 0.
	if got := n.Logit([]float64{3, 100}, make([]float64, 2)); got != 0.25+0.5+3*13 {
		t.Errorf("logit %v", got)
	}
}

func TestCheck(t *testing.T) {
	good := func() *Net {
		return &Net{Inputs: []Input{{Name: "a", SD: 1, To: []float64{1, 2}}}, Bias: []float64{0, 0}, Out: []float64{1}}
	}
	tests := []struct {
		name, want string
		change     func(n *Net)
	}{
		{"good", "", func(*Net) {}},
		{"biases", "biases", func(n *Net) { n.Bias = n.Bias[:1] }},
		{"weights", `"a" has 1 weights`, func(n *Net) { n.Inputs[0].To = n.Inputs[0].To[:1] }},
		{"deviation", "standard deviation", func(n *Net) { n.Inputs[0].SD = 0 }},
		{"no number", "is NaN", func(n *Net) { n.Out[0] = math.NaN() }},
		{"infinite", "is +Inf", func(n *Net) { n.Inputs[0].To[1] = math.Inf(1) }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			n := good()
			tt.change(n)
			switch err := n.Check(); {
			case tt.want == "" && err != nil:
				t.Error(err)
			case tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)):
				t.Errorf("error %v, want one with %q", err, tt.want)
			}
		})
	}
}

// TestMean: the logit of the mean is the mean of the logits.
func TestMean(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var list []*Net
	for i := range 3 {
		f := newFitter(2, i+1, rng)
		f.mean, f.sd, f.flat = []float64{1, 2}, []float64{1, 3}, make([]bool, 2)
		list = append(list, f.net([]string{"a", "b"}))
	}
	m := Mean(list)
	if err := m.Check(); err != nil {
		t.Fatal(err)
	}
	row, want := []float64{0.3, 4}, 0.0
	for _, n := range list {
		want += n.Logit(row, make([]float64, len(n.Out))) / 3
	}
	if got := m.Logit(row, make([]float64, len(m.Out))); math.Abs(got-want) > 1e-12 {
		t.Errorf("logit %v, want %v", got, want)
	}
}

// TestGrad holds every loss to its slope, measured.
func TestGrad(t *testing.T) {
	marks := Marks{Words: []float64{10, 3, 40, 7}, Right: []float64{1, 0.5, 0, math.NaN()}, Gold: 14, Soft: 0.5}
	choice := Choice{false, true, false, true}
	tests := []struct {
		name   string
		loss   Loss
		value  func(logits []float64) float64
		logits []float64
	}{
		{"marks", marks, marksValue(marks), []float64{0.3, -1, 0.7, 2}},
		{"choice", choice, func(l []float64) float64 { p := Softmax(l); return -math.Log(p[1] + p[3]) }, []float64{0.3, -1, 0.7, 0}},
		{"yes", Yes(true), func(l []float64) float64 { return -math.Log(Sigmoid(l[0])) }, []float64{0.3}},
		{"no", Yes(false), func(l []float64) float64 { return -math.Log(1 - Sigmoid(l[0])) }, []float64{0.3}},
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

func marksValue(m Marks) func(logits []float64) float64 {
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
		return (1-m.Soft)*sum/total + m.Soft*(1-2*hits/(kept+m.Gold))
	}
}

// TestFit: what no line parts is learned, the same twice, and a column that says
// nothing weighs nothing.
func TestFit(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var samples []Sample
	for range 200 {
		a, b := rng.Float64() < 0.5, rng.Float64() < 0.5
		row := []float32{one(a), one(b), 5}
		samples = append(samples, Sample{Rows: [][]float32{row}, Loss: Yes(a != b)})
	}
	c := Config{Units: 6, Nets: 2, Epochs: 60, Rate: 0.02, Decay: 0.001, Seed: 1}
	n := Fit([]string{"a", "b", "same"}, samples, c)
	if err := n.Check(); err != nil {
		t.Fatal(err)
	}
	for _, row := range [][]float64{{0, 0, 9}, {0, 1, 9}, {1, 0, 9}, {1, 1, 9}} {
		if got, want := n.Logit(row, make([]float64, len(n.Out))) > 0, row[0] != row[1]; got != want {
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

func BenchmarkLogits(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 2))
	f := newFitter(120, 24, rng)
	f.mean, f.sd, f.flat = make([]float64, 120), slices.Repeat([]float64{1}, 120), make([]bool, 120)
	n := f.net(make([]string, 120))
	b.ReportAllocs()
	for b.Loop() {
		n.Logits(200, func(i int, out []float64) {
			for k := range out {
				out[k] = float64(i * k % 7)
			}
		})
	}
}
