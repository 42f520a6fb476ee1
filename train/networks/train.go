package networks

import (
	"context"
	"fmt"

	"galley/models"
)

// Result is what a training made.
type Result struct {
	Fitted
	Record        models.Record // what the weights were fitted to, and how good they are
	HeldOut, Seen *Report       // of pages of folds that the weights had not seen, and of all weights on all pages
	kind          Kind
}

// Train reads the corpora, fits the networks, chooses the thresholds and measures both
// on pages held out. Errors are those of the corpora, of ctx, and of corpora too small.
func Train(ctx context.Context, o Options) (*Result, error) {
	o, samples, record, err := prepare(ctx, o)
	if err != nil {
		return nil, err
	}
	fitted, err := fit(ctx, &o, samples)
	if err != nil {
		return nil, err
	}
	heldOut, err := fitted.chooseThresholds(ctx, &o, samples)
	if err != nil {
		return nil, fmt.Errorf("train: measure: %w", err)
	}
	seen, err := measure(ctx, samples, func(*sample) *Weights { return &fitted.All })
	if err != nil {
		return nil, fmt.Errorf("train: measure: %w", err)
	}
	r := &Result{Fitted: *fitted, Record: record, HeldOut: newReport(heldOut), Seen: newReport(seen), kind: o.Kind}
	r.Record.Figures = r.HeldOut.figures()
	return r, nil
}

// Remeasure measures the weights by fold of an earlier training on the pages that they
// have not seen, and with other thresholds: for changes of how scores become a selection.
func Remeasure(ctx context.Context, o Options, byFold []Weights) (*Report, []SweepPoint, error) {
	if len(byFold) != folds {
		return nil, nil, fmt.Errorf("train: weights without a fold: there are %d, want %d", len(byFold), folds)
	}
	o.Copies = -1
	o, samples, _, err := prepare(ctx, o)
	if err != nil {
		return nil, nil, err
	}
	f := &Fitted{ByFold: byFold}
	pages, err := f.chooseThresholds(ctx, &o, samples)
	if err != nil || o.Kind == Blocks {
		return newReport(pages), nil, err
	}
	points, err := f.sweep(ctx, samples)
	return newReport(pages), points, err
}

// prepare reads the corpora and adds the augmented copies.
func prepare(ctx context.Context, o Options) (Options, []*sample, models.Record, error) {
	o, err := o.orDefault()
	if err != nil {
		return o, nil, models.Record{}, err
	}
	c, err := openCorpora(ctx, &o)
	if err != nil {
		return o, nil, c.record, err
	}
	samples, err := c.read(ctx, &o)
	if err == nil {
		samples, err = augment(ctx, &o, samples, c.single.Documents())
	}
	return o, samples, c.record, err
}
