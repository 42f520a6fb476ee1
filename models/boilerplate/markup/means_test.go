package markup

import (
	"math"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/page/parse"
)

// TestMarkupMeans: computed by hand.
func TestMarkupMeans(t *testing.T) {
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		// All four words: (2·0.9 + 2·0.1)/4 = 0.5. Names (2·0.9 + 0.5)/(2 + 1), prices (2·0.1 + 0.5)/(2 + 1).
		{"names and prices", `<div><p class=name>Boat</p></div><div><p class=price>5000</p></div><div><p class=name>Ship</p></div><div><p class=price>90000</p></div>`,
			[]float64{0.9, 0.1, 0.9, 0.1}, []float64{2.3 / 3, 0.7 / 3, 2.3 / 3, 0.7 / 3}},
		{"numbers in classes are none of the mark-up", `<div class=e1>One two.</div><div class=e2>Three four.</div>`, []float64{0.8, 0.4}, []float64{0.6, 0.6}},
		{"another tag path", `<section><p>One two.</p></section><p>Three four.</p>`, []float64{0.8, 0.4}, []float64{0.8, 0.4}},
		{"the class of the parent", `<div class=a><p>One two.</p></div><div class=b><p>Three four.</p></div>`, []float64{0.8, 0.4}, []float64{2.2 / 3, 1.4 / 3}},
		{"long blocks count for more", `<p>One two three.</p><p>Four.</p>`, []float64{1, 0}, []float64{0.75, 0.75}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.source), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			x := features.NewIndex(p, wang.Limits{})
			got := Means(x, x.Scores(tt.post))
			if len(got) != len(tt.want) {
				t.Fatalf("%d blocks, want %d", len(got), len(tt.want))
			}
			for i := range got {
				if math.Abs(got[i]-tt.want[i]) > 1e-12 {
					t.Errorf("block %d: %v, want %v", i, got[i], tt.want[i])
				}
			}
		})
	}
}
