package view

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestBody: rules change the blocks of a body only.
func TestBody(t *testing.T) {
	x, root := bodytest.WithBody(t, "<p>Menu</p><div id=body><p>One</p><p>Two</p><p>Three</p></div><p>Rights</p>")
	for _, tt := range []struct {
		name string
		do   func(*Body)
		want []float64
	}{
		{"raise", func(b *Body) { b.RaiseAll(0, 5) }, []float64{0.1, 0.5, 0.9, 0.5, 0.1}},
		{"raise some", func(b *Body) { b.RaiseAll(3, 5) }, []float64{0.1, 0.1, 0.9, 0.5, 0.1}},
		{"drop", func(b *Body) { b.DropAll(0, 3) }, []float64{0.1, 0, 0, 0.1, 0.1}},
		{"raise none", func(b *Body) { b.RaiseAll(4, 5) }, []float64{0.1, 0.1, 0.9, 0.1, 0.1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			post := []float64{0.1, 0.1, 0.9, 0.1, 0.1}
			b := NewBody(New(x.Scores(post), x), root, post, 0.5)
			if tt.do(b); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
			if b.Has(0, 2) || b.Has(3, 5) || !b.Has(1, 4) {
				t.Errorf("blocks %d to %d are the body", b.From, b.To)
			}
		})
	}
}
