package study

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"galley/dataset"
	"galley/eval/plot"
	"galley/features"
	"galley/internal/svm"
	"galley/models"
	"galley/page"
	"galley/train"
)

// featureSets are what the paper compares, with what is left of its tables 3 and 4.
var featureSets = []struct {
	group       features.Group
	title, body string
}{
	{features.Spatial, "lost; the worst, below 81.80", "lost; “extremely bad”, often the first paragraph only"},
	{features.Content, "81.80", "lost; “very good”"},
	{features.All, "100", "lost; the best"},
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
	transfer := train.Transfer{Train: o.Pages, Test: o.Test, Options: options}
	rows, err := transfer.Run(ctx, sites, func(int, int) { step() })
	if err != nil {
		return err
	}
	d.transfer(rows, o)

	learn, test := o.split(sites)
	options.Pages = slices.Max(o.Pages)
	wrappers := map[features.Group]*models.Wrapper{}
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
		var articles []dataset.Sample
		for _, s := range site.Samples {
			if s.Article && s.Selection.Title != page.None && s.Selection.Body() != page.None {
				articles = append(articles, s)
			}
		}
		slices.SortStableFunc(articles, func(a, b dataset.Sample) int { return strings.Compare(a.URL+"\n"+a.Slug, b.URL+"\n"+b.Slug) })
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

// stages takes the body of one wrapper and the title of another: what one stage is
// worth while the other has all its columns.
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
	nodes, _, err := features.TitleCandidates(scores.Index(), found.Body())
	if err != nil || len(nodes) == 0 {
		return sel, err
	}
	rows := s.title.Machines.Set.Title(scores.Index(), found.Body(), nodes)
	decisions := make([]float64, len(nodes))
	for i := range nodes {
		decisions[i] = s.title.Machines.Title.Decision(rows.Row(i))
	}
	sel.Title = nodes[models.Best(p, nodes, decisions)]
	return sel, nil
}

func (d *Document) transfer(rows []train.TransferRow, o LearnOptions) {
	d.printf("\n# Wrappers by number of training pages\n\n"+
		"Wang et al. 2009, section 5.2: from each site wrappers of %s pages, each tested on %d other pages\n"+
		"of every site. Strict accuracy in per cent; features %s, seed %d. Published (36 wrappers of 12 sites,\n"+
		"480 pages; table 2 is lost): every wrapper has more than 96 %% of the pages, and the best site to learn\n"+
		"from is the same for 10, 20 and 40. Those were sites of 2009; these are others.\n",
		listed(o.Pages), o.Test, o.Features, o.Seed)
	p := &plot.Plot{Title: "Page accuracy by number of training pages", X: plot.Axis{Label: "training pages"}, Y: plot.Axis{Label: "%", Min: 0, Max: 100}}
	var cells [][]string
	for _, r := range rows {
		a := r.Report.Overall
		cells = append(cells, []string{r.Site, fmt.Sprintf("W%d", r.Pages), pc(a.Title), pc(a.Body), pc(a.Page), pc(a.Lenient.Page)})
		point := plot.Point{X: float64(r.Pages), Y: 100 * a.Page, Name: fmt.Sprintf("%s, W%d: %s", r.Site, r.Pages, pc(a.Page))}
		if n := len(p.Series); n == 0 || p.Series[n-1].Name != r.Site {
			p.Series = append(p.Series, plot.Series{Name: r.Site, Line: true})
		}
		last := &p.Series[len(p.Series)-1]
		last.Points = append(last.Points, point)
	}
	d.plot("pages", p)
	d.printf("\n")
	d.table([]string{"trained on", "wrapper", "title", "body", "page", "page, lenient"}, cells)
}

// listed are those of a list, as a sentence has them.
func listed(list []int) string {
	return strings.Join(strings.Fields(strings.Trim(fmt.Sprint(list), "[]")), ", ")
}

func (d *Document) featureSets(ctx context.Context, wrappers map[features.Group]*models.Wrapper, site string, test []train.Site, o LearnOptions) error {
	d.printf("\n# Feature sets\n\nWang et al. 2009, section 5.3: wrappers of %d pages of %s, tested on %d other pages of every site.\n"+
		"Titles and bodies apart: while one of the models has a part of the columns, the other has all.\n"+
		"Strict accuracy in per cent, the lenient one in brackets. Published: 480 pages of 12 sites of 2009.\n",
		slices.Max(o.Pages), site, o.Test)
	p := &plot.Plot{Title: "Accuracy by feature set", X: plot.Axis{Label: "%", Min: 0, Max: 100}, Series: []plot.Series{{Name: "title"}, {Name: "body"}}}
	var cells [][]string
	for i, f := range featureSets {
		name := strings.ToUpper(string(f.group))
		p.Y.Names = append(p.Y.Names, name)
		row := []string{name}
		published := []string{f.title, f.body}
		for k, s := range []stages{{wrappers[features.All], wrappers[f.group]}, {wrappers[f.group], wrappers[features.All]}} {
			if err := ctx.Err(); err != nil {
				return err
			}
			report, err := train.Evaluate(s, test)
			if err != nil {
				return err
			}
			a := report.Overall
			strict, lenient := a.Title, a.Lenient.Title
			if k == 1 {
				strict, lenient = a.Body, a.Lenient.Body
			}
			row = append(row, fmt.Sprintf("%s (%s)", pc(strict), pc(lenient)), published[k])
			p.Series[k].Points = append(p.Series[k].Points, plot.Point{X: 100 * strict, Y: float64(i), Name: fmt.Sprintf("%s, %s: %s", name, p.Series[k].Name, pc(strict))})
		}
		cells = append(cells, row)
	}
	d.plot("features", p)
	d.printf("\n")
	d.table([]string{"columns", "title", "title, published", "body", "body, published"}, cells)
	return nil
}
