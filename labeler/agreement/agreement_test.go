package agreement

import (
	"math"
	"testing"
)

func TestKappa(t *testing.T) {
	// The example of Cohen's paper has other numbers; these are worked out by hand:
	// observed 0.7, by chance 0.5, so 0.2 of 0.5.
	if k := kappa([2][2]float64{{20, 10}, {5, 15}}); k == nil || math.Abs(*k-0.4) > 1e-9 {
		t.Errorf("kappa is %v, want 0.4", k)
	}
	for _, c := range [][2][2]float64{{}, {{5, 0}, {0, 0}}} {
		if k := kappa(c); k != nil {
			t.Errorf("kappa of %v is %v", c, *k)
		}
	}
}
