package cetr

import (
	"math"
	"slices"
	"testing"
)

func near(a, b []float64, precision float64) bool {
	return slices.EqualFunc(a, b, func(x, y float64) bool { return math.Abs(x-y) <= precision })
}

// exampleRatios are test B-C of the specification (algorithms 7.1).
var exampleRatios = []float64{0, 10, 60, 0, 5}

func TestExample(t *testing.T) {
	o := &Options{}
	smoothed := smooth(exampleRatios, o)
	if want := []float64{0, 20.9627, 29.8525, 17.8145, 5}; !near(smoothed, want, 5e-5) {
		t.Errorf("TR' = %.4f, want %.4f", smoothed, want)
	}
	if got := deviation(smoothed); math.Abs(got-10.8508) > 5e-5 {
		t.Errorf("deviation %.4f, want 10.8508", got)
	}
	// The specification prints 10.8457 for the fourth: it went on from the four digits
	// of TR' above, which give 10.84566. Unrounded it is 10.845634.
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
		{"too few", []float64{1, 9}, Options{}, []float64{1, 9}},
		{"borders stay", []float64{0, 1, 0}, Options{}, []float64{0, 0.4518628, 0}},
		{"radius 2", []float64{0, 0, 1, 0, 0}, Options{Radius: 2}, []float64{0, 0, 0.251379, 0, 0}},
		{"deviation 0", []float64{2, 2, 2}, Options{RadiusSD: true}, []float64{2, 2, 2}},
		// The deviation is 0.4714: radius 1, and a narrower Gaussian than by OPEN-B2.
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

func TestCluster(t *testing.T) {
	on := func(xs ...float64) []point {
		var points []point
		for _, x := range xs {
			points = append(points, point{x: x})
		}
		return points
	}
	for _, tt := range []struct {
		name   string
		points []point
		k      int
		fixed  bool
		want   []int
	}{
		{"none", nil, 3, true, []int{}},
		{"one is noise when fixed", on(5), 3, true, []int{0}},
		{"fewer than k", on(0, 9, 9), 3, true, []int{0, 1, 1}},
		{"three", on(30, 1, 10, 2, 31, 11), 3, false, []int{2, 0, 1, 0, 2, 1}},
		{"fixed at the origin", on(9, 10, 50), 2, true, []int{0, 0, 1}},
		{"ties to the lower", on(0, 1, 2), 2, false, []int{0, 0, 1}},
		{"in the plane", []point{{0, 1}, {1, 0}, {0, 20}, {20, 0}, {1, 21}}, 3, true, []int{0, 0, 1, 0, 2}},
	} {
		if got, _ := cluster(tt.points, tt.k, tt.fixed); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}
