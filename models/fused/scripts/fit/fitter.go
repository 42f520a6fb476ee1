package main

import (
	"runtime"
	"sync"

	"galley/models/fused"
)

// fitter fits first judgements without one fold, without two and without none.
type fitter struct {
	samples []*sample
	items   []item
	config  [2]config
	first   [folds + 1][folds + 1]*net // without folds a and b, a <= b; the last number is no fold
}

func newFitter(samples []*sample, c [2]config) *fitter {
	f := &fitter{samples: samples, config: c}
	for _, s := range samples {
		f.items = append(f.items, item{s.rows, s.words, s.right, s.gold})
	}
	return f
}

// fitFirst fits all first judgements, a core each.
func (f *fitter) fitFirst() {
	var wg sync.WaitGroup
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for a := range folds + 1 {
		for b := a; b <= folds; b++ {
			if a == b && b < folds {
				continue // without a alone is without a and none
			}
			free <- true
			wg.Go(func() {
				f.first[a][b] = train(f.without(f.items, a, b), f.config[0])
				<-free
			})
		}
	}
	wg.Wait()
}

// without are the items of the pages in neither fold.
func (f *fitter) without(items []item, a, b int) []item {
	var some []item
	for i, s := range f.samples {
		if s.fold != a && s.fold != b && len(items[i].rows) > 0 {
			some = append(some, items[i])
		}
	}
	return some
}

// model is what is fitted without a fold.
func (f *fitter) model(fold int) *fused.Model {
	items := make([]item, len(f.items))
	for i, s := range f.samples {
		if s.fold == fold {
			continue
		}
		// A net that has seen neither this page nor the fold.
		blind := f.first[min(fold, s.fold)][max(fold, s.fold)]
		items[i] = f.items[i]
		items[i].rows = narrow(s.seen.Context(blind.predict(s.rows)))
	}
	second := train(f.without(items, fold, fold), f.config[1])
	return &fused.Model{
		First:  f.first[fold][folds].export(fused.Evidence()),
		Second: second.export(fused.ContextEvidence()),
	}
}
