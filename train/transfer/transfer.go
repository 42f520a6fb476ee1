// Package transfer measures how well the wrappers of one site do on the pages of others: it trains some
// in several ways and has all of them tried on held-out pages of every site.
package transfer

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"galley/dataset"
	"galley/eval"
	"galley/models"
	"galley/models/method"
	"galley/train"
)

// Way is one way to get a wrapper.
type Way struct {
	Name string
	// Alone takes the base as it is, without any label.
	Alone bool
	// FromBase starts from the base.
	FromBase bool
	Features string // name of the feature set; empty: that of the options
	// Learn is another method that learns from labelled pages; nil: machines. Samples are
	// articles with both labels.
	Learn func(ctx context.Context, samples []dataset.Sample, o train.Options) (models.Selector, error)
	// Method needs no labels; nil: it is learned.
	Method models.Selector
}

// Ways are all that are compared with each other: "shipped" is the base alone, "default"
// starts from it, "labels", "full" and "wang2009" learn from the labels alone with that
// feature set. The others are methods of papers.
func Ways() []Way {
	return append([]Way{
		{Name: "shipped", Alone: true}, {Name: "default", FromBase: true},
		{Name: "labels"}, {Name: "full", Features: "full"}, {Name: "wang2009", Features: "wang2009"},
	}, methodWays()...)
}

// Experiment is the paper's first experiment (Wang et al. 2009, section 5.2):
// from each site wrappers of different numbers of pages, each
// tested on held-out pages of every site.
type Experiment struct {
	Train []int // numbers of training pages, such as 10, 20, 40
	Test  int   // test pages of each site; none of them is trained on
	Ways  []Way // empty: one, of the options
	train.Options
}

// Row is one wrapper of the experiment.
type Row struct {
	Way    string           `json:"way,omitempty"`
	Site   string           `json:"site"` // it was trained on
	Pages  int              `json:"pages"`
	Record models.Record    `json:"record"`
	Report eval.PagesReport `json:"report"`

	Model method.Trained `json:"-"` // of a way that learns a method
}

// Run does the experiment. The test pages of a site are drawn by the seed, from
// the articles with both labels, and are the same for all wrappers. A base is that of the
// site, for training as for testing: so no page was seen by the base that it is measured
// with, and what the base counts is chosen with one that has not seen the labelled pages.
// progress is told of every finished wrapper; it may be nil.
func (x Experiment) Run(ctx context.Context, sites []train.Site, progress func(done, all int)) ([]Row, error) {
	learn, test, err := x.Split(sites)
	if err != nil {
		return nil, err
	}
	ways := x.Ways
	if len(ways) == 0 {
		ways = []Way{{FromBase: x.Base != nil}}
	}
	all := 0
	for _, way := range ways {
		all += x.runs(way) * len(learn)
	}
	var trained []trainedRow
	for _, site := range learn {
		for _, way := range ways {
			for _, pages := range x.Train[:x.runs(way)] {
				row, err := x.row(ctx, way, site, pages)
				if err != nil {
					return nil, fmt.Errorf("%s, %d pages: %w", site.Name, pages, err)
				}
				trained = append(trained, row)
				if progress != nil {
					progress(len(trained), all)
				}
			}
		}
	}
	return measureRows(ctx, trained, test, x.Concurrency())
}

// runs is for how many numbers of training pages a way gives a wrapper: without labels
// there is one only.
func (x Experiment) runs(way Way) int {
	if way.Alone || way.Method != nil {
		return 1
	}
	return len(x.Train)
}

// trainedRow is a row that is not measured yet, with what selects on the pages of a site.
type trainedRow struct {
	Row
	of func(train.Site) models.Selector
}

// row makes a wrapper.
func (x Experiment) row(ctx context.Context, way Way, site train.Site, pages int) (trainedRow, error) {
	o := x.Options
	o.Pages, o.Features = pages, cmp.Or(way.Features, o.Features)
	base := cmp.Or(site.Base, o.Base)
	if o.Base = nil; way.FromBase || way.Alone {
		o.Base = base
	}
	row := trainedRow{Row: Row{Way: way.Name, Site: site.Name, Pages: pages}}
	if way.Alone {
		row.Pages = 0
		if base == nil {
			return row, errors.New("there is no base to take alone")
		}
		row.of = func(s train.Site) models.Selector { return cmp.Or(s.Base, base) }
		return row, nil
	}
	if way.Method != nil {
		row.Pages, row.of = 0, func(train.Site) models.Selector { return way.Method }
		return row, nil
	}
	if way.Learn != nil {
		samples, err := train.Choose(site.Samples, o.Pages, o.Seed)
		if err != nil {
			return row, err
		}
		s, err := way.Learn(ctx, samples, o)
		row.Model, _ = s.(method.Trained)
		row.of = func(train.Site) models.Selector { return s }
		return row, err
	}
	w, report, err := train.Train(ctx, site.Samples, site.Browser, o)
	if err != nil {
		return row, err
	}
	row.Record = report.Record
	row.of = func(s train.Site) models.Selector {
		if w.Base == nil || s.Base == nil {
			return w
		}
		other := *w
		other.Base = s.Base
		return &other
	}
	return row, nil
}

// Split draws the test pages of the sites that are trained on, and gives what is left for
// training, and all that is tested on. The error says what there is too little of.
func (x Experiment) Split(sites []train.Site) (learn, test []train.Site, err error) {
	if len(x.Train) == 0 || slices.Min(x.Train) < 2 || x.Test < 1 {
		return nil, nil, fmt.Errorf("train: an experiment with %v training pages and %d test pages: want at least 2 and 1", x.Train, x.Test)
	}
	need := x.Test + slices.Max(x.Train)
	for _, site := range sites {
		samples := dataset.Labelled(site.Samples)
		if site.TestOnly {
			site.Samples = samples
			test = append(test, site)
			continue
		}
		if len(samples) < need {
			return nil, nil, fmt.Errorf("train: %s has %d labelled articles, the experiment needs %d", site.Name, len(samples), need)
		}
		rng := rand.New(rand.NewPCG(x.Seed, 2))
		rng.Shuffle(len(samples), func(i, j int) { samples[i], samples[j] = samples[j], samples[i] })
		site.Samples = samples[x.Test:]
		learn = append(learn, site)
		site.Samples = samples[:x.Test]
		test = append(test, site)
	}
	return learn, test, nil
}
