package main

import (
	"runtime"
	"slices"
	"sync"

	"galley/internal/nn"
	"galley/models/fused"
	"galley/page"
)

// fitter fits all weights without one fold, and without none: the number of folds
// stands for no fold.
type fitter struct {
	*options
	samples  []*sample
	first    [folds + 1][folds + 1]*nn.Net // without folds a and b, a <= b
	second   [folds + 1]*nn.Net
	post     [][]float64 // by sample: posteriors of weights that have not seen its fold
	bodies   []choices
	titles   []choices
	articles []float64
}

// choices are the subtrees of a page, one of which is chosen.
type choices struct {
	nodes  []page.NodeID
	rows   [][]float32
	right  []bool
	logits []float64 // of weights that have not seen the fold
}

func newFitter(o *options, samples []*sample) *fitter {
	return &fitter{options: o, samples: samples}
}

// Settings of the nets: found by hand, by cross-validation.
func (o *options) config(units, epochs int, decay float64) nn.Config {
	return nn.Config{Units: units, Nets: o.nets, Epochs: epochs, Rate: 0.004, Decay: decay, Seed: o.seed}
}

// many is config for nets that cost little, because they judge few rows.
func (o *options) many(units, epochs int, decay float64) nn.Config {
	c := o.config(units, epochs, decay)
	c.Nets *= 4
	return c
}

const soft = 0.5 // share of the expected F1 in the loss of blocks

// each calls do for every number up to n, a core each.
func each(n int, do func(i int)) {
	var wg sync.WaitGroup
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for i := range n {
		free <- true
		wg.Go(func() {
			do(i)
			<-free
		})
	}
	wg.Wait()
}

// fit returns the weights that have seen all pages, and those that have not seen a fold.
func (f *fitter) fit() (all *fused.Model, held [folds]*fused.Model) {
	f.fitFirst()
	each(folds+1, func(i int) { f.second[i] = f.fitSecond(i) })
	f.judgeBlocks()
	weights := make([]fused.Weights, folds+1)
	for i := range weights {
		weights[i] = fused.Weights{First: *f.first[min(i, folds)][min(i, folds)], Second: *f.second[i]}
	}
	if !f.blocks {
		f.fitBodies(weights)
		f.fitTitles(weights)
		f.fitPages(weights)
	}
	models := make([]*fused.Model, folds+1)
	for i := range weights {
		m, err := fused.NewModel(weights[i])
		if err != nil {
			panic(err) // they were made here
		}
		models[i] = m
	}
	f.all, f.heldWeights = &weights[folds], weights[:folds]
	return models[folds], [folds]*fused.Model(models)
}

// fits reports whether weights of blocks are fitted to a sample.
func (f *fitter) fits(s *sample) bool { return s.fitted && s.article && (!f.blocks || s.site == "") }

// without are the samples of blocks in neither fold, with the given rows.
func (f *fitter) without(a, b int, masked []int, rows func(i int) [][]float32) []nn.Sample {
	var some []nn.Sample
	for i, s := range f.samples {
		if s.fold == a || s.fold == b || len(s.rows) == 0 || !f.fits(s) {
			continue
		}
		loss := nn.Marks{Words: s.words, Right: s.right, Gold: s.gold, Soft: soft}
		some = append(some, nn.Sample{Rows: rows(i), Loss: loss})
		if s.site != "" && masked != nil {
			some = append(some, nn.Sample{Rows: mask(rows(i), masked), Loss: loss})
		}
	}
	return some
}

func (f *fitter) fitFirst() {
	type pair struct{ a, b int }
	var pairs []pair
	for a := range folds + 1 {
		for b := a; b <= folds; b++ {
			if a != b || b == folds {
				pairs = append(pairs, pair{a, b})
			}
		}
	}
	each(len(pairs), func(i int) {
		p := pairs[i]
		f.first[p.a][p.b] = nn.Fit(fused.Evidence(f.layout()), f.without(p.a, p.b, f.tags(), func(i int) [][]float32 { return f.samples[i].rows }), f.config(8, 20, 0.03))
	})
	for a := range folds {
		f.first[a][a] = f.first[a][folds]
	}
}

func posteriors(n *nn.Net, rows [][]float32) []float64 { return n.Posteriors(len(rows), widen(rows)) }

func widen(rows [][]float32) func(i int, out []float64) {
	return func(i int, out []float64) {
		for k, v := range rows[i] {
			out[k] = float64(v)
		}
	}
}

// fitSecond fits the second judgement without a fold, on first posteriors of nets
// that have seen neither the page nor the fold.
func (f *fitter) fitSecond(fold int) *nn.Net {
	samples := f.without(fold, fold, nil, func(i int) [][]float32 {
		s := f.samples[i]
		return narrow(s.seen.Context(posteriors(f.first[min(fold, s.fold)][max(fold, s.fold)], s.rows)))
	})
	return nn.Fit(fused.ContextEvidence(), samples, f.config(8, 20, 0.03))
}

func (f *fitter) judgeBlocks() {
	f.post = make([][]float64, len(f.samples))
	each(len(f.samples), func(i int) {
		s := f.samples[i]
		if len(s.rows) > 0 {
			f.post[i] = posteriors(f.second[s.fold], narrow(s.seen.Context(posteriors(f.first[s.fold][s.fold], s.rows))))
		}
	})
}

// stack fits nets without every fold and without none to what it is given for each
// sample, and judges every sample by the one that has not seen it.
func (f *fitter) stack(names []string, c nn.Config, of func(i int) *nn.Sample, judged func(i int, logits []float64)) [folds + 1]*nn.Net {
	samples := make([]*nn.Sample, len(f.samples))
	each(len(samples), func(i int) {
		samples[i] = of(i)
	})
	var fitted [folds + 1]*nn.Net
	each(folds+1, func(fold int) {
		var some []nn.Sample
		for i, s := range f.samples {
			if s.fold != fold && s.fitted && samples[i] != nil && samples[i].Loss != nil {
				some = append(some, *samples[i])
			}
		}
		fitted[fold] = nn.Fit(names, some, c)
	})
	each(len(samples), func(i int) {
		if samples[i] != nil && judged != nil {
			judged(i, fitted[f.samples[i].fold].Logits(len(samples[i].Rows), widen(samples[i].Rows)))
		}
	})
	return fitted
}

// maskedColumns are what themed sites call their parts: there are few such sites, and
// what they call comments others call otherwise. Every page of theirs is fitted to
// twice, once without these.
var maskedColumns = []string{"is_li", "is_cell", "is_term", "in_table", "in_list", "in_article", "article_prose", "in_main", "in_quote", "time"}

// tags are the places of maskedColumns.
func (f *fitter) tags() []int {
	if f.noMask {
		return nil
	}
	var list []int
	for i, name := range fused.Evidence(f.layout()) {
		if slices.Contains(maskedColumns, name) {
			list = append(list, i)
		}
	}
	return list
}

// mask is rows with zeros in some columns.
func mask(rows [][]float32, columns []int) [][]float32 {
	out := make([][]float32, len(rows))
	for i, r := range rows {
		out[i] = slices.Clone(r)
		for _, k := range columns {
			out[i][k] = 0
		}
	}
	return out
}
