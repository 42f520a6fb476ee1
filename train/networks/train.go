package networks

import (
	"context"
	"fmt"

	"galley/models"
)

// Result is what a training made. The record of All says what it was fitted to and how
// good the wrappers of ByFold are on pages held out.
type Result struct {
	Fitted
	HeldOut *Report // each page by the wrapper that has not seen its fold
	Seen    *Report // each page by All
}

// Train reads the corpora, fits the networks, chooses the thresholds and measures both on
// pages held out. Errors are those of the corpora, of ctx, and of corpora too small.
func Train(ctx context.Context, o Options) (*Result, error) {
	o, samples, record, err := prepare(ctx, o)
	if err != nil {
		return nil, err
	}
	fitted, err := fit(ctx, &o, samples)
	if err != nil {
		return nil, err
	}
	fitted, heldOut, err := fitted.chooseThresholds(ctx, &o, samples)
	if err != nil {
		return nil, fmt.Errorf("train: measure: %w", err)
	}
	seen, err := measure(ctx, samples, func(*sample) *models.Wrapper { return fitted.All })
	if err != nil {
		return nil, fmt.Errorf("train: measure: %w", err)
	}
	r := &Result{*fitted, newReport(o.Kind, heldOut), newReport(o.Kind, seen)}
	if o.Kind != Blocks {
		record.Figures = r.HeldOut.figures()
		r.All.Record = record
	}
	return r, nil
}

// Remeasure measures the wrappers by fold of an earlier training on the pages that they
// have not seen, and with other thresholds: for changes of how scores become a selection.
func Remeasure(ctx context.Context, o Options, byFold []*models.Wrapper) (*Report, []SweepPoint, error) {
	if err := haveNetworks(byFold); err != nil {
		return nil, nil, err
	}
	o.Copies = -1
	o, samples, _, err := prepare(ctx, o)
	if err != nil {
		return nil, nil, err
	}
	f, pages, err := (&Fitted{All: byFold[0], ByFold: byFold}).chooseThresholds(ctx, &o, samples)
	if err != nil || o.Kind == Blocks {
		return newReport(o.Kind, pages), nil, err
	}
	points, err := f.sweep(ctx, samples)
	return newReport(o.Kind, pages), points, err
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
		samples, err = augment(ctx, &o, samples, c.documents())
	}
	return o, samples, c.record, err
}
