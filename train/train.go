package train

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"galley/dataset"
	"galley/features"
	"galley/features/subtree"
	"galley/internal/svm"
	"galley/models"
	"galley/models/machine"
	"galley/models/site"
)

// ErrTooFew says that there are not enough labelled pages to train on.
var ErrTooFew = errors.New("train: fewer than 2 pages with title and body labels")

// Train makes a wrapper of labelled pages, and a report on how it went. Machines learn
// from the articles, because the models of the paper choose within an article. With a base
// the wrapper also learns what is different on the labelled site: how much the base counts
// there, cuts, further roots, and from pages labelled as "no article" what is none.
// browser is kept in the record. Errors are ErrTooFew, those of svm.Trainer and of ctx, and
// pages that were not laid out, or not on one screen.
func Train(ctx context.Context, samples []dataset.Sample, browser string, o Options) (*models.Wrapper, *Report, error) {
	set, err := o.set()
	if err != nil {
		return nil, nil, err
	}
	o = o.orDefault()
	all := samples
	samples, err = Choose(samples, o.Pages, o.Seed)
	if err != nil {
		return nil, nil, err
	}
	others := noArticles(all, samples[0].Page.Viewport)
	if o.Base != nil {
		o.names = namesOf(samples)
	}
	machines := &machine.Stages{Set: set, Limits: limits(set, samples, o)}
	w := &models.Wrapper{Boxes: true, Viewport: samples[0].Page.Viewport, Machines: machines, Base: o.Base}
	w.Record = record(samples, others, browser, o)

	tables, warnings, err := build(ctx, samples, set, machines.Limits, o)
	if err != nil {
		return nil, nil, err
	}
	w.Record.Warnings = warnings
	report, tick := &Report{Pages: len(samples)}, o.ticker(len(samples))
	var trained [2]fitted
	for kind, t := range tables {
		if trained[kind], err = t.train(ctx, o, tick); err != nil {
			return nil, nil, err
		}
		report.Grid = append(report.Grid, trained[kind].search)
	}
	body, title := &trained[subtree.Body], &trained[subtree.Title]
	machines.Body, machines.Title = body.model, title.model
	w.Record.Body, w.Record.Title = body.fit, title.fit
	if o.Base != nil {
		if err := o.startFromBase(ctx, w, samples, others, tables, body, title, report); err != nil {
			return nil, nil, err
		}
	}
	report.Wrong = wrongPages(samples, body.held, title.held)
	w.Record.CrossChecked = crossChecked(samples, body.held, title.held, o.Folds)
	report.Record = w.Record
	return w, report, nil
}

// startFromBase sets what the base counts, on the labelled site and elsewhere, and what is
// learned of that site. The better of trained wrapper and base alone is kept.
func (o Options) startFromBase(ctx context.Context, w *models.Wrapper, samples, others []dataset.Sample, tables [2]*table, body, title *fitted, report *Report) error {
	leaveWorse(samples, body.blend, title.blend)
	body.held, title.held = body.blend.held(), title.blend.held()
	learner := newSiteLearner(o.Base, samples, (*features.Index).Traits, (*features.Index).Traits)
	learner.wrong = 2*len(wrongPages(samples, body.blend.alone(), title.blend.alone())) > len(samples)
	learner.strange = body.blend.alone().accuracy() < 0.5
	after := o.newRebuiltLearner(learner, samples)
	if after != nil {
		leaveWorse(samples, body.after, title.after)
	}
	for i, s := range slices.Concat(samples, others) {
		if err := ctx.Err(); err != nil {
			return fmt.Errorf("train: %w", err)
		}
		seen, err := observe(o.Base, &s)
		if err != nil {
			return err
		}
		learner.add(i, &seen)
		learner.addSigns(&seen)
		if after != nil {
			after.add(i, &seen)
		}
	}
	own := site.Blend{Body: body.blend.weight(), Title: title.blend.weight()}
	if err := learner.learn(w, o, own, body, title, after); err != nil {
		return err
	}
	if w.Site != nil {
		for _, i := range learner.unlike {
			w.Record.Warnings = append(w.Record.Warnings, samples[i].URL+": its ids and classes are those of no other labelled page; on pages like it the base decides alone")
		}
	}
	alone := crossChecked(samples, body.blend.alone(), title.blend.alone(), o.Folds)
	w.Record.Base = &alone
	report.startedFrom(samples, w, own, body.blend, title.blend)
	report.Suspects = suspectsOf(learner, tables, body, title)
	return nil
}

// leaveWorse leaves the choice to the base where it is right on more pages alone.
func leaveWorse(samples []dataset.Sample, body, title *blended) {
	if len(wrongPages(samples, body.held(), title.held())) > len(wrongPages(samples, body.alone(), title.alone())) {
		body.leave()
		title.leave()
	}
}

// learn sets what was learned of the site, if its pages can be told from others. There the base
// counts by own weights, and elsewhere it decides alone.
func (l *siteLearner) learn(w *models.Wrapper, o Options, own site.Blend, body, title *fitted, after *rebuiltLearner) error {
	if w.Site = l.site(o); w.Site == nil {
		w.Blend = own
		return nil
	}
	w.Site.Places, w.Site.Hosts, w.Site.Signs = placesOf(body.blend, title.blend), l.labelledHosts(), l.commonSigns()
	w.Site.Blend, w.Blend = own, site.Blend{Body: site.Alone, Title: site.Alone}
	if after != nil {
		w.Site.Rebuilt = after.learned(o, body.after, title.after)
	}
	return setKept(w, l.says)
}

// placesOf are where titles and bodies may be taken.
func placesOf(body, title *blended) site.Places {
	return site.Places{Body: body.limit.spots, Title: title.limit.spots, OnlyBody: body.limit.only, OnlyTitle: title.limit.only}
}

// fitted is one trained support vector machine and how it came about.
type fitted struct {
	model  *svm.Model
	fit    models.Fit
	blend  *blended // what the base counts, nil without
	after  *blended // likewise after the next build of the site; nil where it makes no names
	held   outcome  // on pages held out, with the base
	search Search
}

// train searches for C and gamma, trains with them, and weighs the base if there is one.
func (t *table) train(ctx context.Context, o Options, tick func()) (m fitted, err error) {
	outcomes, chosen, err := t.search(ctx, o, tick)
	if err != nil {
		return m, err
	}
	m.held, m.search = outcomes[chosen], gridOf(t.kind, outcomes, chosen)
	if m.model, m.fit, err = t.fit(ctx, o, m.held.Point); err == nil && o.Base != nil {
		err = t.weighBase(ctx, o, &m)
	}
	tick()
	return m, err
}

// weighBase sets what the base counts, on the site as it is labelled and after its next build.
func (t *table) weighBase(ctx context.Context, o Options, m *fitted) error {
	at, folds := m.held.Point, foldsOf(len(t.pages), o.Folds, o.Seed)
	own, err := t.heldOut(ctx, o, at, folds)
	if err != nil {
		return err
	}
	m.blend = t.blend(at, own, folds)
	m.held = m.blend.held()
	if o.names != nil {
		m.after = t.rebuilt().blend(at, own, folds)
	}
	return nil
}

// fit trains on all pages, with probabilities.
func (t *table) fit(ctx context.Context, o Options, at Point) (*svm.Model, models.Fit, error) {
	params := t.params(at)
	params.Probability = true
	m, err := o.trainMachine(ctx, t.problem(func(int) bool { return true }), params)
	if err != nil {
		return nil, models.Fit{}, fmt.Errorf("train: %s: %w", nameOf(t.kind), err)
	}
	candidates, _ := t.candidates()
	return m, models.Fit{
		Candidates: candidates, C: params.C, Gamma: params.Gamma,
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
