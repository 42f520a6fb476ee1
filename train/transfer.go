package train

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"text/tabwriter"

	"galley/dataset"
	"galley/eval"
	"galley/models"
	"galley/page"
)

// Site is the labelled pages of one site.
type Site struct {
	Name    string
	Browser string // that rendered them
	Samples []dataset.Sample
}

// Transfer is the paper's first experiment (Wang et al. 2009, section 5.2):
// from each site wrappers of different numbers of pages, each
// tested on held-out pages of every site.
type Transfer struct {
	Train []int // numbers of training pages, such as 10, 20, 40
	Test  int   // test pages of each site; none of them is trained on
	Options
}

// TransferRow is one wrapper of the experiment.
type TransferRow struct {
	Site   string           `json:"site"` // it was trained on
	Pages  int              `json:"pages"`
	Record models.Record    `json:"record"`
	Report eval.PagesReport `json:"report"`
}

// Run does the experiment. The test pages of a site are drawn by the seed, from
// the articles with both labels, and are the same for all wrappers. progress is
// told of every finished wrapper; it may be nil.
func (x Transfer) Run(ctx context.Context, sites []Site, progress func(done, all int)) ([]TransferRow, error) {
	train, test, err := x.split(sites)
	if err != nil {
		return nil, err
	}
	var rows []TransferRow
	for i, site := range sites {
		for _, pages := range x.Train {
			o := x.Options
			o.Pages = pages
			w, report, err := Train(ctx, train[i], site.Browser, o)
			if err != nil {
				return rows, fmt.Errorf("%s, %d pages: %w", site.Name, pages, err)
			}
			row := TransferRow{Site: site.Name, Pages: pages, Record: report.Record}
			row.Report, err = Evaluate(w, test)
			if err != nil {
				return rows, err
			}
			rows = append(rows, row)
			if progress != nil {
				progress(len(rows), len(sites)*len(x.Train))
			}
		}
	}
	return rows, nil
}

// split draws the test pages; what is left is for training.
func (x Transfer) split(sites []Site) (train [][]dataset.Sample, test []Site, err error) {
	if len(x.Train) == 0 || slices.Min(x.Train) < 2 || x.Test < 1 {
		return nil, nil, fmt.Errorf("train: an experiment with %v training pages and %d test pages: want at least 2 and 1", x.Train, x.Test)
	}
	need := x.Test + slices.Max(x.Train)
	for _, site := range sites {
		samples := usable(site.Samples)
		if len(samples) < need {
			return nil, nil, fmt.Errorf("train: %s has %d labelled articles, the experiment needs %d", site.Name, len(samples), need)
		}
		rng := rand.New(rand.NewPCG(x.Seed, 2))
		rng.Shuffle(len(samples), func(i, j int) { samples[i], samples[j] = samples[j], samples[i] })
		test = append(test, Site{site.Name, site.Browser, samples[:x.Test]})
		train = append(train, samples[x.Test:])
	}
	return train, test, nil
}

// Evaluate judges an extractor on the labelled articles of sites. A page on which
// it finds nothing is wrong; other errors of the extractor end the evaluation,
// because they mean that it cannot be used on such pages.
func Evaluate(s models.Selector, sites []Site) (eval.PagesReport, error) {
	var pages eval.Pages
	for _, site := range sites {
		for _, sample := range site.Samples {
			if !sample.Article {
				continue
			}
			got, err := s.Select(sample.Page)
			if errors.Is(err, models.ErrNoArticle) {
				got = page.Selection{Title: page.None}
			} else if err != nil {
				return eval.PagesReport{}, fmt.Errorf("%s: %w", sample.URL, err)
			}
			pages.Add(site.Name, sample.URL, eval.Compare(sample.Page, sample.Selection, got))
		}
	}
	return pages.Report(), nil
}

// WriteTransfer prints the experiment as a table of strict page accuracy in
// percent: a row per wrapper, a column per test site.
func WriteTransfer(w io.Writer, rows []TransferRow) error {
	if len(rows) == 0 {
		return nil
	}
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(tw, "trained on\tpages\tpage\tbody\ttitle\tlenient\t")
	for _, s := range rows[0].Report.Sites {
		fmt.Fprintf(tw, "%s\t", s.Site)
	}
	fmt.Fprintln(tw)
	for _, r := range rows {
		a := r.Report.Overall
		fmt.Fprintf(tw, "%s\t%d\t%.1f\t%.1f\t%.1f\t%.1f\t", r.Site, r.Pages, 100*a.Page, 100*a.Body, 100*a.Title, 100*a.Lenient.Page)
		for _, s := range r.Report.Sites {
			fmt.Fprintf(tw, "%.1f\t", 100*s.Page)
		}
		fmt.Fprintln(tw)
	}
	return tw.Flush()
}
