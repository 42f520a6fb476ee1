package train

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"galley/models/stage"
)

// blended is what cross-validation says of the weights of the base for one stage. Decision
// values of a right and a wrong candidate are about 1 apart, scores of the base several.
// With the last weight the base alone decides.
type blended struct {
	outcomes []outcome // by weight, as in Elsewhere
	chosen   int       // the weight for pages of the site
}

func (b *blended) weight() float64 { return Elsewhere()[b.chosen].Weight }

// held is the outcome with the chosen weight, and alone that of the base alone.
func (b *blended) held() outcome  { return b.outcomes[b.chosen] }
func (b *blended) alone() outcome { return b.outcomes[len(b.outcomes)-1] }

// blend cross-validates how much the scores of the base count, at one point of the grid.
func (t *table) blend(ctx context.Context, o Options, at Point) (*blended, error) {
	folds := foldsOf(len(t.pages), o.Folds, o.Seed)
	b := &blended{outcomes: make([]outcome, len(Elsewhere()))}
	for i := range b.outcomes {
		b.outcomes[i] = outcome{at, make([]bool, len(t.pages))}
	}
	for fold := range slices.Max(folds) + 1 {
		m, err := o.trainMachine(ctx, t.problem(func(page int) bool { return folds[page] != fold }), t.params(at))
		if err != nil {
			return nil, fmt.Errorf("train: %s: %w", nameOf(t.kind), err)
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
			for i, e := range Elsewhere() {
				b.outcomes[i].right[page] = r.found(r.chooseBlended(own, e.Weight))
			}
		}
	}
	b.choose(t)
	return b, nil
}

// choose takes, of all weights that are within one standard error of the best on the
// labelled pages, and not worse there than the base alone, the one that was best on other
// sites. Where the base alone is none of them, the site is one that it is wrong on: what
// was best elsewhere says nothing of it, and the weight is the middle of those, which is
// the farthest from both ends at which pages turn out wrong.
func (b *blended) choose(t *table) {
	best, n := 0.0, float64(len(t.pages))
	for _, o := range b.outcomes {
		best = max(best, o.accuracy())
	}
	enough := max(best-math.Sqrt(best*(1-best)/n), b.alone().accuracy())
	var good []int
	for i, o := range b.outcomes {
		if o.accuracy() >= enough-1e-9 {
			good = append(good, i)
		}
	}
	if good[len(good)-1] < len(b.outcomes)-1 {
		b.chosen = good[(len(good)-1)/2]
		return
	}
	b.chosen = slices.MaxFunc(good, func(i, k int) int { return cmp.Compare(Elsewhere()[i].mean(), Elsewhere()[k].mean()) })
}

// chooseBlended is the candidate with the highest sum.
func (r *rows) chooseBlended(own []float64, weight float64) int {
	decisions := make([]float64, len(own))
	for i := range own {
		decisions[i] = own[i] + weight*r.base[i]
	}
	return stage.Best(r.sample.Page, r.nodes, decisions)
}
