// Package kmeans clusters points by k-means, always with the same result.
//
// The libraries that can be had (github.com/muesli/kmeans is the best known) start
// from random points and have no centre that stays fixed, which CETR needs. Here the
// first centres are points at even steps in the order of their distance to the
// origin; a point that is equally near to two centres goes to the lower one.
package kmeans

import (
	"cmp"
	"slices"
)

// maxRounds bounds the rounds of k-means.
const maxRounds = 100

// Cluster puts the points, all of one dimension, into at most k clusters: for every
// point the number of its cluster, and the centres. Fewer different points make
// fewer clusters; a cluster that loses all its points stays where it was. With
// fixed the first centre stays at the origin. It ends when no point changes its
// cluster, at the latest after 100 rounds.
func Cluster(points [][]float64, k int, fixed bool) (of []int, centres [][]float64) {
	centres = start(points, k, fixed)
	of = make([]int, len(points))
	for round := range maxRounds {
		changed := round == 0
		for i, p := range points {
			if c := nearest(centres, p); c != of[i] {
				of[i], changed = c, true
			}
		}
		if !changed {
			break
		}
		move(centres, points, of, fixed)
	}
	return of, centres
}

// start are the first centres.
func start(points [][]float64, k int, fixed bool) [][]float64 {
	if k = distinct(points, k); k == 0 {
		return nil
	}
	origin := make([]float64, len(points[0]))
	sorted := slices.Clone(points)
	slices.SortStableFunc(sorted, func(a, b []float64) int { return cmp.Compare(square(a, origin), square(b, origin)) })
	centres := make([][]float64, k)
	for c := range centres {
		centres[c] = slices.Clone(sorted[(len(sorted)-1)*c/max(k-1, 1)])
	}
	if fixed {
		centres[0] = origin
	}
	return centres
}

// distinct is how many different points there are, at most k.
func distinct(points [][]float64, k int) int {
	var seen [][]float64
	for _, p := range points {
		if len(seen) == k {
			break
		}
		if !slices.ContainsFunc(seen, func(q []float64) bool { return slices.Equal(p, q) }) {
			seen = append(seen, p)
		}
	}
	return len(seen)
}

// nearest is the centre with the least distance to p, the first of equals.
func nearest(centres [][]float64, p []float64) int {
	best, least := 0, square(p, centres[0])
	for c, centre := range centres[1:] {
		if d := square(p, centre); d < least {
			best, least = c+1, d
		}
	}
	return best
}

// square is the squared distance of two points.
func square(p, q []float64) float64 {
	sum := 0.0
	for i, v := range p {
		sum += (v - q[i]) * (v - q[i])
	}
	return sum
}

// move puts every centre in the middle of its points.
func move(centres, points [][]float64, of []int, fixed bool) {
	sums, counts := make([][]float64, len(centres)), make([]float64, len(centres))
	for c := range sums {
		sums[c] = make([]float64, len(points[0]))
	}
	for i, c := range of {
		counts[c]++
		for at, v := range points[i] {
			sums[c][at] += v
		}
	}
	for c := range centres {
		if counts[c] == 0 || fixed && c == 0 {
			continue
		}
		for at := range centres[c] {
			centres[c][at] = sums[c][at] / counts[c]
		}
	}
}
