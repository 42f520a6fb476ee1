package train

import (
	"context"
	"fmt"
	"slices"

	"galley/models"
)

// blendWeights are tried for the scores of the base, the wrapper to start from; the first
// of equals is taken. Decision values of a right and a wrong candidate are about 1 apart,
// scores of the base several. With the last the base alone decides.
var blendWeights = []float64{0.3, 1, 0.1, 3, 0, 1000}

// blend cross-validates how much the scores of the base count, at one point of the grid.
func (t *table) blend(ctx context.Context, o Options, at Point) (outcome, float64, error) {
	folds := foldsOf(len(t.pages), o.Folds, o.Seed)
	outcomes := make([]outcome, len(blendWeights))
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
			for i, weight := range blendWeights {
				outcomes[i].right[page] = r.right(r.chooseBlended(own, weight))
			}
		}
	}
	best := 0
	for i := range outcomes {
		if outcomes[i].accuracy() > outcomes[best].accuracy()+1e-9 {
			best = i
		}
	}
	return outcomes[best], blendWeights[best], nil
}

// chooseBlended is the candidate with the highest sum.
func (r *rows) chooseBlended(own []float64, weight float64) int {
	decisions := make([]float64, len(own))
	for i := range own {
		decisions[i] = own[i] + weight*r.base[i]
	}
	return models.Best(r.sample.Page, r.nodes, decisions)
}
