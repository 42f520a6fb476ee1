package main

import (
	"context"
	"errors"
	"fmt"

	"galley/dataset"
	"galley/features"
	"galley/internal/svm"
	"galley/labeler"
	"galley/train"
)

// labelTrainer is galley train as the labeler asks for it.
type labelTrainer struct {
	store   *labelStore
	options labelOptions
}

// quickGrid is the one point that a training for proposals takes: what the search
// of train.DefaultGrid mostly ends at, for a hundredth of the time.
var quickGrid = []train.Point{{C: 16, Gamma: 1.0 / 512}}

// Train implements labeler.Trainer. A thorough training is the one that galley train
// does of the same folder: same options, same bytes.
func (lt *labelTrainer) Train(ctx context.Context, thorough bool, progress func(done, all int)) (labeler.Trained, error) {
	o := train.Options{
		Features: "full", Columns: features.All, Seed: lt.options.seed,
		Trainer: svm.Trainer{Path: lt.options.svmTrain}, Progress: progress,
	}
	var samples []dataset.Sample
	if thorough {
		// What cannot be used is left out; the page shows it as such.
		samples, _ = dataset.Samples(lt.store.Dataset)
	} else {
		samples = lt.store.samples()
		// One processor at most is taken from the person who labels.
		o.Grid, o.Workers = quickGrid, 1
	}
	w, report, err := train.Train(ctx, samples, lt.store.Meta().Browser, o)
	if errors.Is(err, train.ErrTooFew) {
		err = fmt.Errorf("%w: %w", labeler.ErrTooFew, err)
	}
	if err != nil {
		return labeler.Trained{}, err
	}
	t := labeler.Trained{Proposer: (*wrapperProposer)(w), Pages: report.Pages, Right: report.Pages - len(report.Wrong)}
	for _, p := range report.Wrong {
		t.Wrong = append(t.Wrong, p.URL)
	}
	if thorough {
		t.File = lt.options.out
		if err := writeWrapper(t.File, w); err != nil {
			return labeler.Trained{}, err
		}
	}
	return t, nil
}
