package cetr

import (
	"cmp"
	"slices"
)

// point is a line in the plane of tag ratio and derivative.
type point struct{ x, y float64 }

// square is the squared distance of two points.
func (p point) square(q point) float64 { return (p.x-q.x)*(p.x-q.x) + (p.y-q.y)*(p.y-q.y) }

// maxRounds bounds k-means.
const maxRounds = 100

// cluster is k-means, for every point the number of its cluster, and the centroids.
// With fixed the first centroid stays at the origin. It starts from the points in
// order of their distance to the origin, evenly spaced, so that the same lines
// give the same clusters; ties go to the lower number. An empty cluster stays where
// it is.
func cluster(points []point, k int, fixed bool) (of []int, centroids []point) {
	centroids = start(points, distinct(points, k), fixed)
	of = make([]int, len(points))
	for round := range maxRounds {
		changed := round == 0
		for i, p := range points {
			nearest := 0
			for c := range centroids {
				if p.square(centroids[c]) < p.square(centroids[nearest]) {
					nearest = c
				}
			}
			changed = changed || of[i] != nearest
			of[i] = nearest
		}
		if !changed {
			break
		}
		move(points, of, centroids, fixed)
	}
	return of, centroids
}

// start are the first centroids.
func start(points []point, k int, fixed bool) []point {
	if len(points) == 0 {
		return nil
	}
	sorted := slices.Clone(points)
	slices.SortStableFunc(sorted, func(a, b point) int { return cmp.Compare(a.square(point{}), b.square(point{})) })
	centroids := make([]point, k)
	for c := range centroids {
		centroids[c] = sorted[(len(sorted)-1)*c/max(k-1, 1)]
	}
	if fixed {
		centroids[0] = point{}
	}
	return centroids
}

// move puts every centroid in the middle of its points.
func move(points []point, of []int, centroids []point, fixed bool) {
	sums, sizes := make([]point, len(centroids)), make([]float64, len(centroids))
	for i, p := range points {
		c := of[i]
		sums[c].x, sums[c].y, sizes[c] = sums[c].x+p.x, sums[c].y+p.y, sizes[c]+1
	}
	for c := range centroids {
		if sizes[c] > 0 && !(fixed && c == 0) {
			centroids[c] = point{sums[c].x / sizes[c], sums[c].y / sizes[c]}
		}
	}
}

// distinct is how many different points there are, at most k.
func distinct(points []point, k int) int {
	var seen []point
	for _, p := range points {
		if len(seen) == k {
			break
		}
		if !slices.Contains(seen, p) {
			seen = append(seen, p)
		}
	}
	return len(seen)
}
