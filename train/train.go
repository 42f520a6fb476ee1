package train

import (
	"context"
	"errors"
	"fmt"

	"galley/dataset"
	"galley/features"
	"galley/internal/svm"
	"galley/models"
)

// ErrTooFew says that there are not enough labelled pages to train on.
var ErrTooFew = errors.New("train: fewer than 2 pages with title and body labels")

// Train makes a wrapper of labelled pages, and a report on how it went. Pages
// labelled as "no article" are left out: the models of the paper choose within an
// article. browser is kept in the record. Errors are ErrTooFew, those of
// svm.Trainer and of ctx, and pages that were not laid out, or not on one screen.
func Train(ctx context.Context, samples []dataset.Sample, browser string, o Options) (*models.Wrapper, *Report, error) {
	set, err := o.set()
	if err != nil {
		return nil, nil, err
	}
	o = o.orDefault()
	samples, err = choose(samples, o.Pages, o.Seed)
	if err != nil {
		return nil, nil, err
	}
	machines := &models.Machines{Set: set, Limits: limits(set, samples)}
	w := &models.Wrapper{Boxes: true, Viewport: samples[0].Page.Viewport, Machines: machines, Base: o.Base}
	w.Record = record(samples, browser, o)

	tables, warnings, err := build(ctx, samples, set, machines.Limits, o)
	if err != nil {
		return nil, nil, err
	}
	w.Record.Warnings = warnings
	report, tick := &Report{Pages: len(samples)}, o.ticker(len(samples))
	var trained [2]machine
	for kind, t := range tables {
		if trained[kind], err = t.train(ctx, o, tick); err != nil {
			return nil, nil, err
		}
		report.Grid = append(report.Grid, trained[kind].search)
	}
	body, title := &trained[features.Body], &trained[features.Title]
	machines.Body, machines.Title = body.model, title.model
	w.Blend = models.Blend{Body: body.blend, Title: title.blend}
	w.Record.Body, w.Record.Title = body.fit, title.fit
	w.Record.CrossChecked = report.crossCheck(samples, body.held, title.held, o.Folds)
	report.Record = w.Record
	return w, report, nil
}

// machine is one trained support vector machine and how it came about.
type machine struct {
	model  *svm.Model
	fit    models.Fit
	blend  float64 // weight of the scores of the base, 0 without
	held   outcome // on pages held out, with the base
	search Search
}

// train searches for C and gamma, trains with them, and weighs the base if there is one.
func (t *table) train(ctx context.Context, o Options, tick func()) (m machine, err error) {
	outcomes, chosen, err := t.search(ctx, o, tick)
	if err != nil {
		return m, err
	}
	m.held, m.search = outcomes[chosen], gridOf(t.kind, outcomes, chosen)
	if m.model, m.fit, err = t.fit(ctx, o, m.held.Point); err == nil && o.Base != nil {
		m.held, m.blend, err = t.blend(ctx, o, m.held.Point)
	}
	tick()
	return m, err
}

// fit trains on all pages, with probabilities.
func (t *table) fit(ctx context.Context, o Options, at Point) (*svm.Model, models.Fit, error) {
	params := t.params(at)
	params.Probability = true
	m, err := o.Trainer.Train(ctx, t.problem(func(int) bool { return true }), params)
	if err != nil {
		return nil, models.Fit{}, fmt.Errorf("train: %s: %w", nameOf(t.kind), err)
	}
	return m, models.Fit{
		Candidates: t.candidates(), C: params.C, Gamma: params.Gamma,
		WeightPos: params.WeightPos, WeightNeg: params.WeightNeg, SupportVectors: m.SupportVectors(),
	}, nil
}

// ticker counts the trainings of both models: those of the search, and the last.
func (o Options) ticker(pages int) func() {
	all, done := 2*(len(o.Grid)*min(o.Folds, pages)+1), 0
	return func() {
		done++
		if o.Progress != nil {
			o.Progress(done, all)
		}
	}
}
