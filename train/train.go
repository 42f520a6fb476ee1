package train

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"

	"galley/dataset"
	"galley/features"
	"galley/internal/svm"
	"galley/models"
	"galley/page"
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
	report := &Report{Pages: len(samples)}
	tick := o.ticker(len(samples))
	fits := [2]*models.Fit{&w.Record.Body, &w.Record.Title}
	svms := [2]**svm.Model{&machines.Body, &machines.Title}
	blends := [2]*float64{&w.Blend.Body, &w.Blend.Title}
	var best [2]outcome
	for kind, t := range tables {
		outcomes, chosen, err := t.search(ctx, o, tick)
		if err != nil {
			return nil, nil, err
		}
		best[kind] = outcomes[chosen]
		if *svms[kind], *fits[kind], err = t.fit(ctx, o, best[kind].Point); err != nil {
			return nil, nil, err
		}
		if o.Base != nil {
			if best[kind], *blends[kind], err = t.mix(ctx, o, best[kind].Point); err != nil {
				return nil, nil, err
			}
		}
		tick()
		report.Grid = append(report.Grid, gridOf(t.kind, outcomes, chosen))
	}
	w.Record.CrossChecked = report.crossCheck(samples, best, o.Folds)
	report.Record = w.Record
	return w, report, nil
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

func (o Options) set() (features.Set, error) {
	set := features.Sets()[0]
	if o.Features != "" {
		var err error
		if set, err = features.Lookup(o.Features); err != nil {
			return set, err
		}
	}
	if o.Columns != "" {
		set = set.Only(o.Columns)
	}
	return set, nil
}

func (o Options) orDefault() Options {
	if o.Folds < 2 {
		o.Folds = 5
	}
	if len(o.Grid) == 0 {
		o.Grid = DefaultGrid
	}
	if o.Columns == "" {
		o.Columns = features.All
	}
	return o
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

// choose keeps the articles with both labels, all of one screen, and draws n of
// them. The draw depends on the seed and the addresses only, not on the order.
func choose(samples []dataset.Sample, n int, seed uint64) ([]dataset.Sample, error) {
	list := usable(samples)
	if n > 0 && n < len(list) {
		rng := rand.New(rand.NewPCG(seed, 0))
		rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		list = list[:n]
	} else if n > len(list) {
		return nil, fmt.Errorf("train: %d pages were asked for, %d have both labels", n, len(list))
	}
	if len(list) < 2 {
		return nil, ErrTooFew
	}
	for _, s := range list {
		if !s.Page.Laid {
			return nil, fmt.Errorf("train: %s: %w", s.URL, features.ErrNoLayout)
		}
		if s.Page.Viewport != list[0].Page.Viewport {
			return nil, fmt.Errorf("train: %s was laid out on a screen of %v, %s of %v: capture them on one",
				s.URL, s.Page.Viewport, list[0].URL, list[0].Page.Viewport)
		}
	}
	return list, nil
}

// usable are the articles with both labels, by address.
func usable(samples []dataset.Sample) []dataset.Sample {
	var list []dataset.Sample
	for _, s := range samples {
		if s.Article && s.Selection.Title != page.None && s.Selection.Body() != page.None {
			list = append(list, s)
		}
	}
	slices.SortStableFunc(list, func(a, b dataset.Sample) int {
		return cmp.Or(strings.Compare(a.URL, b.URL), strings.Compare(a.Slug, b.Slug))
	})
	return list
}

// limits are the set's, on the screen of the pages, with the smallest body allowed
// half as large as the smallest labelled one where that is less (OPEN-W6).
func limits(set features.Set, samples []dataset.Sample) features.Limits {
	l := set.Limits
	l.ScreenWidth, l.ScreenHeight = samples[0].Page.Viewport.W, samples[0].Page.Viewport.H
	smallest := math.Inf(1)
	for _, s := range samples {
		body := s.Selection.Body()
		box := s.Page.Nodes[body].Box
		if box.Empty() {
			box = features.NewIndex(s.Page, l).Box(body) // OPEN-W2
		}
		if !box.Empty() {
			smallest = min(smallest, box.Area())
		}
	}
	l.MinBodyAreaShare = min(l.MinBodyAreaShare, smallest/2/(l.ScreenWidth*l.ScreenHeight))
	return l
}

func record(samples []dataset.Sample, browser string, o Options) models.Record {
	r := models.Record{Pages: len(samples), Browser: browser, Columns: o.Columns, Seed: o.Seed}
	h := sha256.New()
	for _, s := range samples {
		host := s.URL
		if u, err := url.Parse(s.URL); err == nil && u.Host != "" {
			host = u.Host
		}
		if !slices.Contains(r.Sites, host) {
			r.Sites = append(r.Sites, host)
		}
		fmt.Fprintf(h, "%q %v %v\n", s.URL, s.Selection.Title, s.Selection.Roots)
		s.Page.Write(h)
	}
	slices.Sort(r.Sites)
	r.Dataset = hex.EncodeToString(h.Sum(nil))
	return r
}
