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
	if got := logit(&n, []float64{3, 100}); got != 0.25+0.5+3*13 {
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
		f.mean, f.sd, f.constant = []float64{1, 2}, []float64{1, 3}, make([]bool, 2)
		list = append(list, f.net([]string{"a", "b"}))
	}
	m := Mean(list)
	if err := m.Check(); err != nil {
		t.Fatal(err)
	}
	row, want := []float64{0.3, 4}, 0.0
	for _, n := range list {
		want += logit(n, row) / 3
	}
	if got := logit(m, row); math.Abs(got-want) > 1e-12 {
		t.Errorf("logit %v, want %v", got, want)
	}
}

func BenchmarkLogits(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 2))
	f := newFitter(120, 24, rng)
	f.mean, f.sd, f.constant = make([]float64, 120), slices.Repeat([]float64{1}, 120), make([]bool, 120)
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

// logit scores a row.
func logit(n *Net, row []float64) float64 {
	return n.Logits(1, func(_ int, out []float64) { copy(out, row) })[0]
}

// TestPrepare: a net that was prepared scores as before, and as its weights are after they were rounded.
func TestPrepare(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	f := newFitter(7, 5, rng)
	f.mean, f.sd, f.constant = make([]float64, 7), slices.Repeat([]float64{1}, 7), make([]bool, 7)
	n, row := f.net(make([]string, 7)), []float64{1, -2, 3, 0, 0.5, 9, 1}
	want := logit(n, row)
	if n.Prepare(); logit(n, row) != want {
		t.Errorf("logit %v, want %v", logit(n, row), want)
	}
	n.Round()
	rounded := *n
	rounded.laid = nil
	if got, want := logit(n, row), logit(&rounded, row); got != want {
		t.Errorf("rounded: logit %v, want %v", got, want)
	}
}
