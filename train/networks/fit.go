package networks

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"galley/internal/nn"
	"galley/models"
	"galley/models/network"
)

// Fitted are wrappers. All has seen every page that is fitted to, and each of ByFold all
// but those of one fold.
type Fitted struct {
	All    *models.Wrapper
	ByFold []*models.Wrapper
}

// unseen is the wrapper that has not seen the page.
func (f *Fitted) unseen(s *sample) *models.Wrapper { return f.ByFold[s.fold] }

// fitter fits the networks one after the other. The number of folds, as a fold, stands
// for none: networks with it have seen all pages.
type fitter struct {
	*Options
	samples []*sample

	nets [Folds + 1]network.Stages // without a fold

	// By sample, from networks that have not seen its fold.
	posteriors [][]float64 // of its blocks
	bodies     []candidates
	titles     []candidates

	mu   sync.Mutex
	done int // networks
	only int // networks to fit where it is not all, 0: all
}

// fit fits the networks of the options to the samples.
func fit(ctx context.Context, o *Options, samples []*sample) (*Fitted, error) {
	f := &fitter{Options: o, samples: samples}
	if err := f.checkFolds(); err != nil {
		return nil, err
	}
	steps := []func(context.Context) error{f.fitArticles, f.fitBodies, f.fitTitles, f.fitDocuments, f.fitVerdicts, f.fitMain, f.fitOther}
	if o.Kind == Blocks {
		steps = steps[:1]
	}
	for _, step := range steps {
		if err := step(ctx); err != nil {
			return nil, fmt.Errorf("train: %w", err)
		}
	}
	var wrappers [Folds + 1]*models.Wrapper
	for i := range wrappers {
		var err error
		if wrappers[i], err = newWrapper(o, f.nets[i]); err != nil {
			return nil, err
		}
	}
	return &Fitted{All: wrappers[Folds], ByFold: wrappers[:Folds]}, nil
}

// checkfolds refuses corpora so small that some networks would be fitted to nothing:
// those of blocks are fitted without the pages of two folds.
func (f *fitter) checkFolds() error {
	var full []int
	for _, s := range f.samples {
		if f.fitsArticles(s) && len(s.rows) > 0 && !slices.Contains(full, s.fold) {
			full = append(full, s.fold)
		}
	}
	if len(full) < 3 {
		return fmt.Errorf("train: the articles with text are in %d of %d folds, networks need at least 3: give pages of more domains", len(full), Folds)
	}
	return nil
}

// networks is how many are fitted in all.
func (f *fitter) networks() int {
	if f.only > 0 {
		return f.only
	}
	blocks := len(foldPairs()) + Folds + 1
	if f.Kind == Blocks {
		return blocks
	}
	return 3*blocks + 4*(Folds+1)
}

// fitted fits a network and counts it.
func (f *fitter) fitted(columns []string, samples []nn.Sample, c nn.Config) *nn.Net {
	n := nn.Fit(columns, samples, c)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.done++
	if f.Progress != nil {
		f.Progress(f.done, f.networks())
	}
	return n
}
