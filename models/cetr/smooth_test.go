package cetr

import (
	"math"
	"slices"
	"testing"

	"galley/models/signal"
)

func near(a, b []float64, precision float64) bool {
	return slices.EqualFunc(a, b, func(x, y float64) bool { return math.Abs(x-y) <= precision })
}

// exampleRatios are of no paper; the values that follow from them were calculated by
// hand.
var exampleRatios = []float64{0, 10, 60, 0, 5}

func TestExample(t *testing.T) {
	o := &Options{}
	smoothed := smooth(exampleRatios, o)
	if want := []float64{0, 20.9627, 29.8525, 17.8145, 5}; !near(smoothed, want, 5e-5) {
		t.Errorf("TR' = %.4f, want %.4f", smoothed, want)
	}
	if got := signal.Deviation(smoothed); math.Abs(got-10.8508) > 5e-5 {
		t.Errorf("deviation %.4f, want 10.8508", got)
	}
	if got, want := derivative(smoothed, o), []float64{22.8766, 0.3251, 12.7805, 10.8456, 0}; !near(got, want, 5e-5) {
		t.Errorf("Ĝ = %.4f, want %.4f", got, want)
	}
}

func TestExampleContent(t *testing.T) {
	for _, tt := range []struct {
		opts Options
		want []bool
	}{
		{Options{Variant: TM}, []bool{false, true, true, true, false}},
		{Options{Variant: TM, Lambda: 2}, []bool{false, false, true, false, false}},
		{Options{Variant: TM, Lambda: -1}, []bool{true, true, true, true, true}},
		{Options{Variant: TM, Radius: -1}, []bool{false, false, true, false, false}},
		// Sorted 0, 5, 17.8, 21.0, 29.9: centroids 0, 17.8 and 29.9, then 2.5, 19.4, 29.9.
		{Options{Variant: KM}, []bool{false, true, true, true, false}},
		{Options{Variant: KM, K: 1}, []bool{false, false, false, false, false}},
		// The first line, at (0, 22.9), is nearer to the origin than to (21.0, 0.3), where
		// the middle one of the points starts.
		{Options{}, []bool{false, true, true, true, false}},
	} {
		if got := (&Extractor{tt.opts}).content(exampleRatios); !slices.Equal(got, tt.want) {
			t.Errorf("%v, %+v: %v, want %v", tt.opts.Variant, tt.opts, got, tt.want)
		}
	}
}

func TestSmooth(t *testing.T) {
	for _, tt := range []struct {
		name string
		in   []float64
		opts Options
		want []float64
	}{
		{"none", []float64{1, 2, 9}, Options{Radius: -1}, []float64{1, 2, 9}},
		{"published", []float64{0, 1, 0}, Options{}, []float64{0, 0.4518628, 0}},
		{"radius 2", []float64{0, 0, 1, 0, 0}, Options{Radius: 2}, []float64{0, 0, 0.251379, 0, 0}},
		{"deviation 0", []float64{2, 2, 2}, Options{RadiusSD: true}, []float64{2, 2, 2}},
		// The deviation is 0.4714: radius 1, and a narrower Gaussian than by default.
		{"deviation", []float64{0, 1, 0}, Options{RadiusSD: true}, []float64{0, 0.825901, 0}},
		{"empty", nil, Options{}, []float64{}},
	} {
		if got := smooth(tt.in, &tt.opts); !near(got, tt.want, 1e-6) {
			t.Errorf("%s: %.7f, want %.7f", tt.name, got, tt.want)
		}
	}
}

func TestDerivative(t *testing.T) {
	in := []float64{4, 1, 7, 1}
	for _, tt := range []struct {
		name string
		opts Options
		want []float64
	}{
		{"published", Options{Radius: -1}, []float64{1, 3, 6, 0}},
		{"one ahead", Options{Radius: -1, Ahead: 1}, []float64{3, 6, 6, 0}},
		// G = -1, 3, -6, 0 smoothed to -1, -0.563, -1.889, 0; or 1, 3, 6, 0 to 1, 3.274, 3.533, 0.
		{"smoothed first", Options{}, []float64{1, 0.562892, 1.888971, 0}},
		{"absolute first", Options{AbsoluteFirst: true}, []float64{1, 3.274069, 3.533383, 0}},
	} {
		if got := derivative(in, &tt.opts); !near(got, tt.want, 1e-6) {
			t.Errorf("%s: %.6f, want %.6f", tt.name, got, tt.want)
		}
	}
}
