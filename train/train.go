package train

import (
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
	"galley/models"
	"galley/page"
)

// ErrTooFew says that there are not enough labelled pages to train on.
var ErrTooFew = errors.New("train: fewer than 2 pages with title and body labels")

// Train makes a wrapper of labelled pages, and a report on how it went. Pages
// labelled as "no article" are left out: the models of the paper choose within an
// article. browser is kept in the record. Errors are ErrTooFew, those of
// svm.Trainer, and pages that were not laid out on one screen.
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
	w := &models.Wrapper{Set: set, Viewport: samples[0].Page.Viewport}
	w.Limits = limits(set, samples)
	w.Record = record(samples, browser, o)

	var tables [2]*table
	report := &Report{Pages: len(samples)}
	for kind := range tables {
		t, warnings, err := build(features.Kind(kind), samples, set, w.Limits, o.Seed)
		if err != nil {
			return nil, nil, err
		}
		tables[kind] = t
		w.Record.Warnings = append(w.Record.Warnings, warnings...)
	}
	tick := o.ticker(tables[:])
	fits := [2]*models.Fit{&w.Record.Body, &w.Record.Title}
	var right [2]map[string]bool
	for kind, t := range tables {
		outcomes, chosen, err := t.search(ctx, o, tick)
		if err != nil {
			return nil, nil, err
		}
		params := t.params(outcomes[chosen].Point)
		params.Probability = true
		m, err := o.Trainer.Train(ctx, t.problem(func(int) bool { return true }), params)
		if err != nil {
			return nil, nil, err
		}
		tick()
		*fits[kind] = models.Fit{
			Candidates: t.candidates(), C: params.C, Gamma: params.Gamma,
			WeightPos: params.WeightPos, WeightNeg: params.WeightNeg, SupportVectors: m.SupportVectors(),
		}
		if kind == int(features.Body) {
			w.Body = m
		} else {
			w.Title = m
		}
		right[kind] = t.byURL(outcomes[chosen])
		report.Grid = append(report.Grid, gridOf(features.Kind(kind), outcomes, chosen))
	}
	w.Record.CrossChecked = report.crossCheck(samples, right, o.Folds)
	report.Record = w.Record
	return w, report, nil
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
	if o.Folds <= 0 {
		o.Folds = 5
	}
	if o.Grid == nil {
		o.Grid = DefaultGrid
	}
	if o.Columns == "" {
		o.Columns = features.All
	}
	return o
}

// ticker counts the trainings of a search over both tables.
func (o Options) ticker(tables []*table) func() {
	all, done := 0, 0
	for _, t := range tables {
		all += len(o.Grid)*min(o.Folds, len(t.pages)) + 1
	}
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
	var list []dataset.Sample
	for _, s := range samples {
		if s.Article && s.Selection.Title != page.None && s.Selection.Body() != page.None {
			list = append(list, s)
		}
	}
	slices.SortStableFunc(list, func(a, b dataset.Sample) int { return strings.Compare(a.URL, b.URL) })
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
		if s.Page.Viewport != list[0].Page.Viewport {
			return nil, fmt.Errorf("train: %s was laid out on a screen of %v, %s of %v: capture them on one",
				s.URL, s.Page.Viewport, list[0].URL, list[0].Page.Viewport)
		}
	}
	return list, nil
}

// limits are the set's, on the screen of the pages, with the smallest body allowed
// half as large as the smallest labelled one where that is less (OPEN-W6).
func limits(set features.Set, samples []dataset.Sample) features.Limits {
	l := set.Limits
	l.ScreenWidth, l.ScreenHeight = samples[0].Page.Viewport.W, samples[0].Page.Viewport.H
	smallest := math.Inf(1)
	for _, s := range samples {
		if area := s.Page.Nodes[s.Selection.Body()].Box.Area(); area > 0 {
			smallest = min(smallest, area)
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
