package ted

import (
	"context"
	"slices"
)

// clusters joins pages by average linkage while two groups are at least alike as much as
// that, on average over their pages: 1 less the distance over the nodes of both. Only tags
// are compared, because all articles of a site differ in their texts. Of equal pairs the
// first are joined. The groups have the indexes of the pages, as they were joined.
func clusters(ctx context.Context, trees []*tree, alike float64) ([][]int, error) {
	groups := make([][]int, len(trees))
	for i := range trees {
		groups[i] = []int{i}
	}
	sums, err := similarities(ctx, trees)
	if err != nil {
		return nil, err
	}
	for {
		a, b := nearest(groups, sums, alike)
		if a < 0 {
			break
		}
		groups[a], groups[b] = append(groups[a], groups[b]...), nil
		for k := range groups {
			sums[a][k] += sums[b][k]
			sums[k][a] = sums[a][k]
		}
	}
	return slices.DeleteFunc(groups, func(g []int) bool { return len(g) == 0 }), nil
}

// similarities are those of each two trees; later the sums of those of the pages of two groups.
func similarities(ctx context.Context, trees []*tree) ([][]float64, error) {
	sums := make([][]float64, len(trees))
	shapes := make([]*tree, len(trees))
	for i, t := range trees {
		sums[i] = make([]float64, len(trees))
		shapes[i] = t.shape()
	}
	for i, a := range shapes {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		p := newPattern(a)
		p.measure(0)
		for j := i + 1; j < len(trees); j++ {
			s, err := similarity(p, shapes[j])
			if err != nil {
				return nil, err
			}
			sums[i][j], sums[j][i] = s, s
		}
	}
	return sums, nil
}

// nearest are the two groups whose pages are most alike on the mean, the first of these, and at
// least as alike as is asked for; -1 where there are none.
func nearest(groups [][]int, sums [][]float64, alike float64) (a, b int) {
	a, b = -1, -1
	best := alike
	for i := range groups {
		for j := i + 1; j < len(groups); j++ {
			if len(groups[i]) == 0 || len(groups[j]) == 0 {
				continue
			}
			mean := sums[i][j] / float64(len(groups[i])*len(groups[j]))
			if mean > best || a < 0 && mean == best {
				a, b, best = i, j, mean
			}
		}
	}
	return a, b
}

// similarity is that of two pages, the first one as a template without wildcards, in
// [0, 1].
func similarity(p *pattern, t *tree) (float64, error) {
	cost, err := (&matcher{tree: t}).match(p)
	if err != nil {
		return 0, err
	}
	return 1 - float64(cost)/unit/float64(p.size+t.nodes[0].size), nil
}
