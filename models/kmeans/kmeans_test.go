package kmeans_test

import (
	"slices"
	"testing"

	"galley/models/kmeans"
)

func TestCluster(t *testing.T) {
	on := func(xs ...float64) (points [][]float64) {
		for _, x := range xs {
			points = append(points, []float64{x, 0})
		}
		return points
	}
	for _, tt := range []struct {
		name   string
		points [][]float64
		k      int
		fixed  bool
		want   []int
	}{
		{"no points", nil, 3, false, []int{}},
		{"no points, fixed", nil, 3, true, []int{}},
		{"one point", on(0.5), 3, false, []int{0}},
		{"one point, fixed", on(5), 3, true, []int{0}},
		{"one cluster", on(0.5, 1), 1, false, []int{0, 0}},
		{"fewer points than clusters", on(0.5, 0.5, 1), 3, false, []int{0, 0, 1}},
		{"fewer points than clusters, fixed", on(0, 9, 9), 3, true, []int{0, 1, 1}},
		{"two", on(0, 0.1, 0.5, 0.6, 1, 0.9), 2, false, []int{0, 0, 0, 1, 1, 1}},
		{"three", on(0, 0.1, 0.5, 0.6, 1, 0.9), 3, false, []int{0, 0, 1, 1, 2, 2}},
		{"three, in no order", on(30, 1, 10, 2, 31, 11), 3, false, []int{2, 0, 1, 0, 2, 1}},
		{"fixed at the origin", on(9, 10, 50), 2, true, []int{0, 0, 1}},
		{"ties to the lower", on(0, 1, 2), 2, false, []int{0, 0, 1}},
		{"ties to the lower, last", on(0, 1, 0.5), 2, false, []int{0, 1, 0}},
		{"in the plane", [][]float64{{0, 1}, {1, 0}, {0, 20}, {20, 0}, {1, 21}}, 3, true, []int{0, 0, 1, 0, 2}},
	} {
		if got, _ := kmeans.Cluster(tt.points, tt.k, tt.fixed); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestCentres(t *testing.T) {
	points := [][]float64{{1, 0}, {2, 0}, {10, 4}, {12, 4}}
	if _, got := kmeans.Cluster(points, 2, false); !slices.EqualFunc(got, [][]float64{{1.5, 0}, {11, 4}}, slices.Equal) {
		t.Errorf("centres %v", got)
	}
	if _, got := kmeans.Cluster(points, 2, true); !slices.EqualFunc(got, [][]float64{{0, 0}, {11, 4}}, slices.Equal) {
		t.Errorf("centres %v, want the first at the origin", got)
	}
	if points[0][0] != 1 || points[3][0] != 12 {
		t.Errorf("the points were moved: %v", points)
	}
}
