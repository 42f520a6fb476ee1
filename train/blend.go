package train

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"galley/models/site"
	"galley/models/stage"
)

// blended is what cross-validation says of the weights of the base for one stage. Decision
// values of a right and a wrong candidate are about 1 apart, scores of the base several.
// With the last weight the base alone decides.
type blended struct {
	outcomes []outcome // by weight, as in Elsewhere
	chosen   int       // the weight for pages of the site
	base     outcome   // of the base alone, wherever candidates stand
	places   []string  // where labels have it; nil: anywhere
}

func (b *blended) weight() float64 { return Elsewhere()[b.chosen].Weight }

// held is the outcome with the chosen weight, and alone that of the base alone.
func (b *blended) held() outcome  { return b.outcomes[b.chosen] }
func (b *blended) alone() outcome { return b.base }

// leave leaves the choice to the base.
func (b *blended) leave() {
	b.chosen, b.places = len(b.outcomes)-1, nil
	b.outcomes[b.chosen] = b.base
}

// blend cross-validates how much the scores of the base count, at one point of the grid, and
// whether it is better to choose only where labels have the title or the body. A few labels of a
// site whose body is another one than the base takes say that sooner than they teach a machine.
func (t *table) blend(ctx context.Context, o Options, at Point) (*blended, error) {
	folds := foldsOf(len(t.pages), o.Folds, o.Seed)
	own := make([][]float64, len(t.pages)) // decisions, held out
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
	free := t.weigh(at, own, func(int) []string { return nil })
	placed := t.weigh(at, own, func(page int) []string {
		return t.placesOf(func(other int) bool { return folds[other] != folds[page] })
	})
	if placed.held().accuracy() <= free.held().accuracy() {
		return free, nil
	}
	placed.base, placed.places = free.base, t.placesOf(func(int) bool { return true })
	return placed, nil
}

// weigh finds the best weight by decisions of machines that have not seen the pages, and by
// places where each page may have what is looked for.
func (t *table) weigh(at Point, own [][]float64, places func(page int) []string) *blended {
	b := &blended{outcomes: make([]outcome, len(Elsewhere()))}
	for i := range b.outcomes {
		b.outcomes[i] = outcome{at, make([]bool, len(t.pages))}
	}
	for page := range t.pages {
		r, allowed := &t.pages[page], places(page)
		for i, e := range Elsewhere() {
			b.outcomes[i].right[page] = r.found(r.chooseBlended(own[page], e.Weight, allowed))
		}
	}
	b.choose()
	b.base = b.outcomes[len(b.outcomes)-1]
	return b
}

// placesOf is where the labels of the pages that are kept have their title or body, sorted.
func (t *table) placesOf(keep func(page int) bool) []string {
	var list []string
	for page := range t.pages {
		r := &t.pages[page]
		if at, found := slices.BinarySearch(r.nodes, r.label); keep(page) && found && r.places != nil && r.places[at] != "" {
			list = append(list, r.places[at])
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
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

// chooseBlended is the candidate with the highest sum, of those at the places that are allowed.
func (r *rows) chooseBlended(own []float64, weight float64, allowed []string) int {
	decisions := make([]float64, len(own))
	for i := range own {
		decisions[i] = own[i] + weight*r.base[i]
	}
	if len(allowed) > 0 {
		site.Limit(allowed, r.places, decisions)
	}
	return stage.Best(r.sample.Page, r.nodes, decisions)
}
