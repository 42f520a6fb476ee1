package signal_test

import (
	"math"
	"slices"
	"testing"

	"galley/models/signal"
)

func near(a, b []float64) bool {
	return slices.EqualFunc(a, b, func(x, y float64) bool { return math.Abs(x-y) <= 5e-7 })
}

func TestGauss(t *testing.T) {
	for _, tt := range []struct {
		r     int
		sigma float64
		want  []float64
	}{
		{0, 0, []float64{1}},
		{1, 1, []float64{0.2740686, 0.4518628, 0.2740686}}, // rounded to 0.274 in Wu et al. 2013, Example 3
		{1, 0.471405, []float64{0.087050, 0.825901, 0.087050}},
	} {
		if got := signal.Gauss(tt.r, tt.sigma); !near(got, tt.want) {
			t.Errorf("kernel of radius %d, deviation %v: %.7f, want %.7f", tt.r, tt.sigma, got, tt.want)
		}
	}
}

func TestSmooth(t *testing.T) {
	for _, tt := range []struct {
		name   string
		values []float64
		r      int
		want   []float64
	}{
		{"the kernel", []float64{0, 0, 1, 0, 0}, 1, []float64{0, 0.2740686, 0.4518628, 0.2740686, 0}},
		{"borders stay", []float64{1, 0, 0, 0, 1}, 1, []float64{1, 0.2740686, 0, 0.2740686, 1}},
		{"radius 2", []float64{0, 0, 1, 0, 0}, 2, []float64{0, 0, 0.251379, 0, 0}},
		{"too few", []float64{1, 9}, 1, []float64{1, 9}},
		{"not at all", []float64{0, 1, 0}, 0, []float64{0, 1, 0}},
		{"none", nil, 1, nil},
	} {
		if got := signal.Smooth(tt.values, signal.Gauss(tt.r, float64(tt.r))); !near(got, tt.want) {
			t.Errorf("%s: %.7f, want %.7f", tt.name, got, tt.want)
		}
	}
}

func TestDeviation(t *testing.T) {
	for _, tt := range []struct {
		values []float64
		want   float64
	}{{nil, 0}, {[]float64{7}, 0}, {[]float64{2, 2, 2}, 0}, {[]float64{427, 218}, 104.5}, {[]float64{9, 6}, 1.5}} {
		if got := signal.Deviation(tt.values); got != tt.want {
			t.Errorf("deviation of %v is %v, want %v", tt.values, got, tt.want)
		}
	}
}
