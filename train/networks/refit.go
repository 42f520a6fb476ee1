package networks

import (
	"context"
	"fmt"
	"slices"

	"galley/models"
	"galley/models/network"
)

// RefitVerdict fits the network Verdict of wrappers anew, and chooses the threshold
// Refuse. All other networks stay as they are. all has seen every page, and the wrappers
// by fold have not seen theirs; neither has the Verdict that they get. Of the record of
// all the area under the curve is brought up to date. Errors are those of Train.
func RefitVerdict(ctx context.Context, o Options, all *models.Wrapper, byFold []*models.Wrapper) (*Result, error) {
	if err := haveNetworks(byFold); err != nil {
		return nil, err
	}
	if o.Kind == Blocks || all.Networks == nil || all.Networks.Document == nil {
		return nil, fmt.Errorf("train: there is no network Document to go with a Verdict")
	}
	o.Copies, o.sectionsOnly = -1, true
	o, samples, _, err := prepare(ctx, o)
	if err != nil {
		return nil, err
	}
	fitted := &Fitted{All: all, ByFold: slices.Clone(byFold)}
	if err := fitted.refitVerdict(ctx, &o, samples); err != nil {
		return nil, fmt.Errorf("train: %w", err)
	}
	fitted, pages, err := fitted.chooseThresholds(ctx, &o, samples)
	if err != nil {
		return nil, fmt.Errorf("train: measure: %w", err)
	}
	r := &Result{Fitted: *fitted, HeldOut: newReport(o.Kind, pages)}
	r.All.Record = withArea(all.Record, r.HeldOut)
	return r, nil
}

// refitVerdict gives the wrappers a new Verdict each.
func (f *Fitted) refitVerdict(ctx context.Context, o *Options, samples []*sample) error {
	fit := &fitter{Options: o, samples: samples, only: Folds + 1}
	wrappers := append(slices.Clip(f.ByFold), f.All)
	var before [Folds + 1]*network.Stages
	for i, w := range wrappers {
		before[i] = w.Networks
	}
	nets, err := fit.verdicts(ctx, before)
	if err != nil {
		return err
	}
	for i, net := range nets {
		w := *wrappers[i]
		if w.Networks, err = before[i].WithVerdict(net); err != nil {
			return err
		}
		wrappers[i] = &w
	}
	f.ByFold, f.All = wrappers[:Folds], wrappers[Folds]
	return nil
}

// haveNetworks reports wrappers by fold that are too few or have no networks.
func haveNetworks(byFold []*models.Wrapper) error {
	if len(byFold) != Folds {
		return fmt.Errorf("train: there are %d wrappers by fold, want %d", len(byFold), Folds)
	}
	for i, w := range byFold {
		if w.Networks == nil {
			return fmt.Errorf("train: wrapper %d by fold has no networks", i)
		}
	}
	return nil
}

// withArea is a record with the area under the curve of a report.
func withArea(r models.Record, held *Report) models.Record {
	r.Figures = slices.Clone(r.Figures)
	for i := range r.Figures {
		if r.Figures[i].Name == areaName {
			r.Figures[i].Value = round4(held.Area)
		}
	}
	return r
}
