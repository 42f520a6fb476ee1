package training

import (
	"math"
	"testing"
)

func TestWilson(t *testing.T) {
	// Values of the formula worked out apart, and its limits.
	for _, tt := range []struct {
		k, n      int
		low, high float64
	}{{0, 0, 0, 1}, {40, 40, 0.9124, 1}, {38, 40, 0.8350, 0.9862}, {0, 10, 0, 0.2775}, {5, 10, 0.2366, 0.7634}} {
		low, high := wilson(tt.k, tt.n)
		if math.Abs(low-tt.low) > 1e-4 || math.Abs(high-tt.high) > 1e-4 {
			t.Errorf("wilson(%d, %d) = %.4f, %.4f, want %.4f, %.4f", tt.k, tt.n, low, high, tt.low, tt.high)
		}
	}
}
