package ted

import "context"

// clusters joins pages by average linkage while two groups are at least alike as much as
// that, on average over their pages: 1 less the distance over the nodes of both. Only tags
// are compared, because all articles of a site differ in their texts. Of equal pairs the
// first are joined. The groups have the indexes of the pages, as they were joined.
func clusters(ctx context.Context, trees []*tree, alike float64) ([][]int, error) {
	groups := make([][]int, len(trees))
	sums := make([][]float64, len(trees)) // of the similarities of the pages of two groups
	for i := range trees {
		groups[i] = []int{i}
		sums[i] = make([]float64, len(trees))
	}
	shapes := make([]*tree, len(trees))
	for i, t := range trees {
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
	for {
		a, b, best := -1, -1, alike
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
		if a < 0 {
			break
		}
		groups[a], groups[b] = append(groups[a], groups[b]...), nil
		for k := range groups {
			sums[a][k] += sums[b][k]
			sums[k][a] = sums[a][k]
		}
	}
	var list [][]int
	for _, g := range groups {
		if len(g) > 0 {
			list = append(list, g)
		}
	}
	return list, nil
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
