package train

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"galley/internal/svm"
	"galley/models/stage"
)

// outcome is what cross-validation found for one point of the grid.
type outcome struct {
	Point
	right []bool // per page of the table: held out, the best candidate is the label
}

func (o outcome) accuracy() float64 { return float64(o.count()) / float64(len(o.right)) }

// count is on how many pages it is right.
func (o outcome) count() int {
	n := 0
	for _, right := range o.right {
		n += number(right)
	}
	return n
}

// search cross-validates every point of the grid and returns all outcomes, in the
// grid's order, and the index of the chosen one.
func (t *table) search(ctx context.Context, o Options, tick func()) ([]outcome, int, error) {
	folds := foldsOf(len(t.pages), o.Folds, o.Seed)
	outcomes := make([]outcome, len(o.Grid))
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(o.Concurrency())
	var mu sync.Mutex
	for i, point := range o.Grid {
		outcomes[i] = outcome{point, make([]bool, len(t.pages))}
		for fold := range slices.Max(folds) + 1 {
			g.Go(func() error {
				// What waits for its turn need not begin any more.
				if err := ctx.Err(); err != nil {
					return err
				}
				m, err := o.trainMachine(ctx, t.problem(func(page int) bool { return folds[page] != fold }), t.params(point))
				if err != nil {
					return err
				}
				chosen := make([]int, len(t.pages))
				for page := range t.pages {
					if folds[page] == fold {
						chosen[page] = t.pages[page].choose(m)
					}
				}
				mu.Lock()
				defer mu.Unlock()
				for page := range t.pages {
					if folds[page] == fold {
						outcomes[i].right[page] = t.pages[page].found(chosen[page])
					}
				}
				tick()
				return nil
			})
		}
	}
	if err := g.Wait(); err != nil {
		return nil, 0, fmt.Errorf("train: %s: %w", nameOf(t.kind), err)
	}
	return outcomes, oneStandardError(outcomes), nil
}

// Concurrency is how many pages are worked on at a time: Workers, or as many as there are processors.
func (o Options) Concurrency() int {
	if o.Workers > 0 {
		return o.Workers
	}
	return runtime.GOMAXPROCS(0)
}

// foldsOf puts every page into one of n folds of equal size, at random; one page a
// fold where there are fewer than n. Pages, not candidates, are held out: the candidates of
// one page are much alike.
func foldsOf(pages, n int, seed uint64) []int {
	folds := make([]int, pages)
	for i, at := range rand.New(rand.NewPCG(seed, 1)).Perm(pages) {
		folds[at] = i % min(n, pages)
	}
	return folds
}

// oneStandardError chooses by the rule of one standard error (Breiman et al. 1984): of the
// outcomes whose accuracy is within one standard error of the best, the one with the
// lowest gamma, and then the lowest C. The error is that of a share of so many pages: 0
// where the best is right on all of them, and less than a page where it errs on one.
func oneStandardError(outcomes []outcome) int {
	best, n := 0.0, 1.0
	for _, o := range outcomes {
		best, n = max(best, o.accuracy()), float64(len(o.right))
	}
	enough := best - math.Sqrt(best*(1-best)/n)
	chosen := -1
	for i, o := range outcomes {
		if o.accuracy() < enough-1e-9 {
			continue
		}
		if chosen < 0 || o.Gamma < outcomes[chosen].Gamma ||
			(o.Gamma == outcomes[chosen].Gamma && o.C < outcomes[chosen].C) {
			chosen = i
		}
	}
	return chosen
}

// problem is the training data of the pages that are kept.
func (t *table) problem(keep func(page int) bool) svm.Problem {
	var p svm.Problem
	for i := range t.pages {
		if !keep(i) {
			continue
		}
		for _, r := range t.all(i) {
			for j, use := range r.use {
				if !use {
					continue
				}
				p.X = append(p.X, r.matrix.Row(j))
				y := -1
				if r.nodes[j] == r.label {
					y = 1
				}
				p.Y = append(p.Y, y)
			}
		}
	}
	return p
}

// params gives both classes the same weight in sum: there is one positive a page,
// against a hundred others.
func (t *table) params(at Point) svm.Params {
	rows, labelled := t.candidates()
	all, positive := float64(rows), float64(labelled)
	return svm.Params{C: at.C, Gamma: at.Gamma, WeightPos: all / (2 * positive), WeightNeg: all / (2 * max(all-positive, 1))}
}

// choose is the candidate of the page that the model chooses.
func (r *rows) choose(m *svm.Model) int {
	decisions := make([]float64, len(r.nodes))
	for i := range decisions {
		decisions[i] = m.Decision(r.matrix.Row(i))
	}
	return stage.Best(r.sample.Page, r.nodes, decisions)
}
