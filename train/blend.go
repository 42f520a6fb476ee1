package train

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"galley/models/site"
)

// blended is what cross-validation says of the weights of the base for one stage. Decision
// values of a right and a wrong candidate are about 1 apart, scores of the base several.
// With the last weight the base alone decides.
type blended struct {
	outcomes []outcome // by weight, as in Elsewhere
	chosen   int       // the weight for pages of the site
	base     outcome   // of the base alone, wherever candidates stand
	limit    limit     // where the choice may fall
}

func (b *blended) weight() float64 { return Elsewhere()[b.chosen].Weight }

// held is the outcome with the chosen weight, and alone that of the base alone.
func (b *blended) held() outcome  { return b.outcomes[b.chosen] }
func (b *blended) alone() outcome { return b.base }

// leave leaves the choice to the base.
func (b *blended) leave() {
	b.chosen, b.limit = len(b.outcomes)-1, limit{}
	b.outcomes[b.chosen] = b.base
}

// heldOut are the decisions about all candidates, page by page, of machines that have not seen the page,
// at one point of the grid.
func (t *table) heldOut(ctx context.Context, o Options, at Point, folds []int) ([][]float64, error) {
	own := make([][]float64, len(t.pages))
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
			for i := range r.nodes {
				own[page] = append(own[page], m.Decision(r.matrix.Row(i)))
			}
		}
	}
	return own, nil
}

// blend cross-validates how much the scores of the base count, and where the choice may fall, by the
// decisions of heldOut.
func (t *table) blend(at Point, own [][]float64, folds []int) *blended {
	var best *blended
	for _, shape := range shapes {
		spots := make([][]site.Spot, slices.Max(folds)+1) // by the fold that is held out
		for fold := range spots {
			spots[fold] = t.spotsOf(shape, func(page int) bool { return folds[page] != fold })
		}
		b := t.weigh(at, own, func(page int) limit { return limit{spots[folds[page]], shape.only} })
		if best == nil {
			best = b
		} else if b.held().count() < best.held().count()+minPages || shape.anywhere && t.repeats(folds) {
			continue
		}
		b.base, b.limit = best.base, limit{t.spotsOf(shape, func(int) bool { return true }), shape.only}
		best = b
	}
	return best
}

// weigh finds the best weight by decisions of machines that have not seen the pages, within the
// limits of each page.
func (t *table) weigh(at Point, own [][]float64, limits func(page int) limit) *blended {
	b := &blended{outcomes: make([]outcome, len(Elsewhere()))}
	for i := range b.outcomes {
		b.outcomes[i] = outcome{at, make([]bool, len(t.pages))}
	}
	for page := range t.pages {
		r, allowed := &t.pages[page], limits(page)
		for i, e := range Elsewhere() {
			at := r.chooseBlended(own[page], e.Weight, allowed)
			b.outcomes[i].right[page] = r.found(at) || r.isPart(at, allowed)
		}
	}
	b.choose()
	b.base = b.outcomes[len(b.outcomes)-1]
	return b
}

// choose takes, of all weights that are within one standard error of the best on the
// labelled pages, and not worse there than the base alone, the one that was best on other
// sites. Where the base alone is none of them, the site is one that it is wrong on: what
// was best elsewhere says nothing of it, and the weight is the middle of those, which is
// the farthest from both ends at which pages turn out wrong.
func (b *blended) choose() {
	last := len(b.outcomes) - 1
	best, n := 0.0, float64(len(b.outcomes[last].right))
	for _, o := range b.outcomes {
		best = max(best, o.accuracy())
	}
	enough := max(best-math.Sqrt(best*(1-best)/n), b.outcomes[last].accuracy())
	var good []int
	for i, o := range b.outcomes {
		if o.accuracy() >= enough-1e-9 {
			good = append(good, i)
		}
	}
	if good[len(good)-1] < last {
		b.chosen = good[(len(good)-1)/2]
		return
	}
	b.chosen = slices.MaxFunc(good, func(i, k int) int { return cmp.Compare(Elsewhere()[i].mean(), Elsewhere()[k].mean()) })
}
