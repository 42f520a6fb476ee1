package span

import (
	"slices"
	"testing"
)

// TestRaise: posteriors below the least one are raised to it, the others stay.
func TestRaise(t *testing.T) {
	post := []float64{0, 0.5, 0.9}
	if Raise(post, 0.5); !slices.Equal(post, []float64{0.5, 0.5, 0.9}) {
		t.Error(post)
	}
}

// TestMost: nothing has no posterior.
func TestMost(t *testing.T) {
	if got := Most(nil); got != 0 {
		t.Errorf("of nothing %v, want 0", got)
	}
	if got := Most([]float64{0.2, 0.7, 0.1}); got != 0.7 {
		t.Errorf("%v, want 0.7", got)
	}
}
