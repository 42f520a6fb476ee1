package baseline

import (
	"cmp"
	"math"
	"slices"
)

// kmeans puts the points into at most k clusters, in at most 100 rounds, and says
// for each which. It starts, always the same, with k of the points in the order of
// their norm, evenly spaced (algorithms 7.1); fewer different points make fewer
// clusters; a point as near to two clusters goes to the lower number; a cluster
// that loses all its points stays where it was.
func kmeans(points []vector, k int) []int {
	centres := firstCentres(points, k)
	cluster := make([]int, len(points))
	for round := range 100 {
		moved := round == 0
		for i := range points {
			if c := nearestCentre(centres, &points[i]); c != cluster[i] {
				cluster[i], moved = c, true
			}
		}
		if !moved {
			break
		}
		moveCentres(centres, points, cluster)
	}
	return cluster
}

func firstCentres(points []vector, k int) []vector {
	different := map[vector]bool{}
	for _, p := range points {
		if different[p] = true; len(different) >= k {
			break
		}
	}
	if k = min(k, len(different)); k == 0 {
		return nil
	}
	sorted := slices.Clone(points)
	slices.SortStableFunc(sorted, func(a, b vector) int { return cmp.Compare(a.norm(), b.norm()) })
	centres := make([]vector, k)
	for c := range centres {
		centres[c] = sorted[(len(sorted)-1)*c/max(k-1, 1)]
	}
	return centres
}

func (v *vector) norm() float64 { return math.Sqrt(v.squareTo(&vector{})) }

// squareTo is the square of the distance.
func (v *vector) squareTo(w *vector) float64 {
	sum := 0.0
	for f := range v {
		d := v[f] - w[f]
		sum += d * d
	}
	return sum
}

func nearestCentre(centres []vector, p *vector) int {
	best, least := 0, math.Inf(1)
	for c := range centres {
		if d := p.squareTo(&centres[c]); d < least {
			best, least = c, d
		}
	}
	return best
}

func moveCentres(centres, points []vector, cluster []int) {
	sums, counts := make([]vector, len(centres)), make([]float64, len(centres))
	for i, c := range cluster {
		counts[c]++
		for f, v := range points[i] {
			sums[c][f] += v
		}
	}
	for c := range centres {
		if counts[c] == 0 {
			continue
		}
		for f := range centres[c] {
			centres[c][f] = sums[c][f] / counts[c]
		}
	}
}
