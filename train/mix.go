package train

import (
	"context"
	"fmt"
	"slices"

	"galley/models"
)

// mixWeights are tried for the opinion of the wrapper to start from, the first of
// equals is taken. A decision value of a candidate is about 1 apart from that of
// another kind, a logit some. The last leaves the choice to the opinion alone.
var mixWeights = []float64{0.3, 1, 0.1, 3, 0, 1000}

// mix cross-validates how much the opinion counts, at one point of the grid.
func (t *table) mix(ctx context.Context, o Options, at Point) (outcome, float64, error) {
	folds := foldsOf(len(t.pages), o.Folds, o.Seed)
	outcomes := make([]outcome, len(mixWeights))
	for i := range outcomes {
		outcomes[i] = outcome{at, make([]bool, len(t.pages))}
	}
	for fold := range slices.Max(folds) + 1 {
		m, err := o.Trainer.Train(ctx, t.problem(func(page int) bool { return folds[page] != fold }), t.params(at))
		if err != nil {
			return outcome{}, 0, fmt.Errorf("train: %s: %w", nameOf(t.kind), err)
		}
		for page := range t.pages {
			if folds[page] != fold {
				continue
			}
			r := &t.pages[page]
			own := make([]float64, len(r.nodes))
			for i := range own {
				own[i] = m.Decision(r.matrix.Row(i))
			}
			for i, weight := range mixWeights {
				outcomes[i].right[page] = r.right(r.chooseMixed(own, weight))
			}
		}
	}
	best := 0
	for i := range outcomes {
		if outcomes[i].accuracy() > outcomes[best].accuracy()+1e-9 {
			best = i
		}
	}
	return outcomes[best], mixWeights[best], nil
}

// chooseMixed is the candidate with the highest sum.
func (r *rows) chooseMixed(own []float64, weight float64) int {
	decisions := make([]float64, len(own))
	for i := range own {
		decisions[i] = own[i] + weight*r.base[i]
	}
	return models.Best(r.sample.Page, r.nodes, decisions)
}
