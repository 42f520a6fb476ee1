package study

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"galley/dataset"
	"galley/features/column"
	"galley/internal/svm"
	"galley/models"
	"galley/models/stage"
	"galley/page"
	"galley/train"
	"galley/train/transfer"
)

// featureSets are what the paper compares, with what is left of its tables 3 and 4.
var featureSets = []struct {
	group       column.Group
	title, body string
}{
	{column.Spatial, "lost; the worst, below 81.80", "lost; “extremely bad”, often the first paragraph only"},
	{column.Content, "81.80", "lost; “very good”"},
	{column.All, "100", "lost; the best"},
}

// LearnOptions say how Learn works.
type LearnOptions struct {
	Pages    []int // numbers of training pages, each at least 2
	Test     int   // test pages of each dataset, none of them trained on; at least 1
	Features string
	Seed     uint64 // of all draws
	Trainer  svm.Trainer
	Progress func(done, total int) // called after each wrapper; may be nil
}

// Learn repeats two experiments of Wang et al. 2009: wrappers by number of training
// pages (section 5.2) and by features (section 5.3, trained on the first site).
func (d *Document) Learn(ctx context.Context, sites []train.Site, o LearnOptions) error {
	done, total := 0, len(sites)*len(o.Pages)+len(featureSets)
	step := func() {
		if done++; o.Progress != nil {
			o.Progress(done, total)
		}
	}
	options := train.Options{Features: o.Features, Seed: o.Seed, Trainer: o.Trainer}
	transfer := transfer.Experiment{Train: o.Pages, Test: o.Test, Options: options}
	rows, err := transfer.Run(ctx, sites, func(int, int) { step() })
	if err != nil {
		return err
	}
	d.transfer(rows, o)

	learn, test := o.split(sites)
	options.Pages = slices.Max(o.Pages)
	wrappers := map[column.Group]*models.Wrapper{}
	for _, f := range featureSets {
		options.Columns = f.group
		w, _, err := train.Train(ctx, learn, sites[0].Browser, options)
		if err != nil {
			return fmt.Errorf("study: %s, %s: %w", sites[0].Name, f.group, err)
		}
		wrappers[f.group] = w
		step()
	}
	return d.featureSets(ctx, wrappers, sites[0].Name, test, o)
}

// split draws the test pages of every dataset; those left of the first are to learn
// from.
func (o LearnOptions) split(sites []train.Site) (learn []dataset.Sample, test []train.Site) {
	for i, site := range sites {
		articles := dataset.Labelled(site.Samples)
		rng := rand.New(rand.NewPCG(o.Seed, 3))
		rng.Shuffle(len(articles), func(i, j int) { articles[i], articles[j] = articles[j], articles[i] })
		n := min(o.Test, len(articles))
		if i == 0 {
			learn = articles[n:]
		}
		test = append(test, train.Site{Name: site.Name, Browser: site.Browser, Samples: articles[:n]})
	}
	return learn, test
}

// stages takes the body of one wrapper and the title of another, to measure one stage
// with a part of its columns while the other has all. The paper leaves open which model
// the other stage has; we take the one with all columns.
type stages struct{ body, title *models.Wrapper }

// Select is that of models.Wrapper, with the other wrapper's title model.
func (s stages) Select(p *page.Page) (page.Selection, error) {
	sel := page.Selection{Title: page.None}
	scores, err := s.body.Score(p)
	if err != nil {
		return sel, err
	}
	found, err := scores.Selection()
	if err != nil {
		return sel, err
	}
	sel.Roots = found.Roots
	nodes, _, err := s.title.Machines.Set.TitleCandidates(scores.Index(), found.Body())
	if err != nil || len(nodes) == 0 {
		return sel, err
	}
	rows := s.title.Machines.Set.Title(scores.Index(), found.Body(), nodes)
	decisions := make([]float64, len(nodes))
	for i := range nodes {
		decisions[i] = s.title.Machines.Title.Decision(rows.Row(i))
	}
	sel.Title = nodes[stage.Best(p, nodes, decisions)]
	return sel, nil
}
