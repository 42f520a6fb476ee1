package cedst

import "galley/page"

// groupFeatures sets Cluster, Variance and Href of all units (Zhang et al. 2018,
// section 3.3). Units with the same parent are a group; where a denominator is 0 the
// feature is 0.
func groupFeatures(units []Unit, sample bool) {
	groupOf := map[page.NodeID]int{}
	var groups []group
	at := make([]int, len(units))
	for i := range units {
		g, ok := groupOf[units[i].parent]
		if !ok {
			g = len(groups)
			groupOf[units[i].parent] = g
			groups = append(groups, group{})
		}
		at[i] = g
		groups[g].add(float64(units[i].Words))
	}
	mostWords, mostVaried := 0.0, 0.0
	for i := range groups {
		mostWords = max(mostWords, groups[i].sum)
		mostVaried = max(mostVaried, groups[i].variance(sample))
	}
	for i := range units {
		u, g := &units[i], &groups[at[i]]
		u.Cluster = ratio(g.sum, mostWords)
		u.Variance = ratio(g.variance(sample), mostVaried)
		u.Href = ratio(float64(u.LinkWords), float64(u.Words))
	}
}

// A group is the sizes of sibling units: their number, sum, mean, and sum of squared
// differences from the mean (Welford's method, which loses no digits).
type group struct{ n, sum, mean, squares float64 }

func (g *group) add(size float64) {
	g.n++
	g.sum += size
	d := size - g.mean
	g.mean += d / g.n
	g.squares += d * (size - g.mean)
}

func (g *group) variance(sample bool) float64 {
	if sample {
		return ratio(g.squares, g.n-1)
	}
	return ratio(g.squares, g.n)
}

// ratio is a/b, and 0 where b is 0.
func ratio(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}
