package eval

import (
	"context"
	"path/filepath"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/terminal"
	"galley/dataset"
	"galley/eval/corpus"
	"galley/eval/look"
	"galley/page"
	"galley/render"
)

type lookOptions struct {
	flags.Browser
	datasets []string
	corpora  []string
	first    int
	keep     string
	json     bool
}

// lookHelp is "galley eval look".
var lookHelp = cobra.Command{
	Use:   "look [-d DIR | --corpus DIR]...",
	Short: "How much of the look the styled article keeps",
	Long: `Write the article of every labelled page as styled HTML, render it on the screen the
page was captured on, and compare the two:

  style     share of characters with the same font, size, weight, style, colour,
            decoration, transform, line height, letter spacing, alignment, background
  layout    share of text blocks of the same width and height within 2 px
  images    share of pictures of the same width and height within 1 px
  media     share of pictures, films and sounds that are there and load
  size      bytes of the article by those of the page's HTML and CSS (overall: median)
  left      share of text blocks with the same left edge in their part of the article
  order     share of text blocks that stand below, above or beside the block before
            as they did
  readable  share of characters with a contrast of 4.5, or that of the page
  grounds   share of background pictures that are there
  marks     share of what style sheets put before and after elements, such as the
            signs of lists, that is there, of the same size in the same place
  boxes     share of the boxes with a ground or a border around texts that are there,
            painted and as large as they were
  overlaps  pairs of text blocks that lie over each other and did not

Then render it 390 px wide: how many articles scroll sideways, characters that became
smaller than 12 px, and text blocks over each other. Pictures that the page did not
load count nowhere. Blocks of another size come with what probably makes them so.

A corpus is a folder of sites or of saved pages with a truth.jsonl that says where
title and body are (title_xpath, body_xpath); its pages are served on loopback and
captured first. Pictures come from the archive of the page; what it lacks, films above
all, from the network, unless --offline is given.`,
	Example: "  galley eval look -d mysite\n  galley eval look -d site1 -d site2 --json\n  galley eval look --corpus real",
}

func (o *lookOptions) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	set.StringArrayVarP(&o.datasets, "dataset", "d", nil, "dataset `folder`; may be given several times")
	set.StringArrayVar(&o.corpora, "corpus", nil, "corpus `folder`; may be given several times")
	set.Var((*flags.NaturalInt)(&o.first), "first", "measure the first `N` pages of each dataset and corpus only")
	set.StringVar(&o.keep, "keep", "", "also write the articles into this `folder`")
	set.BoolVar(&o.json, "json", false, "print JSON")
}

func evalLook(ctx context.Context, t terminal.Streams, o lookOptions) error {
	if len(o.datasets)+len(o.corpora) == 0 {
		return exit.Usagef("for instance: galley eval look -d mysite", "eval look needs -d DIR or --corpus DIR")
	}
	if len(o.corpora) > 0 && o.Offline {
		return exit.Usagef("leave --offline out", "a corpus is served to the browser, which --offline forbids")
	}
	if o.keep != "" {
		if err := output.CheckFlag("--keep", filepath.Join(o.keep, "article.html")); err != nil {
			return err
		}
	}
	m := lookMeasurement{lookOptions: o, t: t}
	for _, dir := range o.datasets {
		if err := m.dataset(ctx, dir); err != nil {
			return err
		}
	}
	for _, dir := range o.corpora {
		if err := m.corpus(ctx, dir); err != nil {
			return err
		}
	}
	report := look.NewReport(m.pages)
	if o.json {
		if err := t.WriteJSON(report); err != nil {
			return err
		}
	} else if err := report.Write(t.Out); err != nil {
		return err
	}
	return m.tally.Err()
}

// lookMeasurement gathers what is measured of datasets and corpora.
type lookMeasurement struct {
	lookOptions
	t     terminal.Streams
	pages []look.Page
	tally exit.Tally
}

// dataset measures the labelled pages of one dataset, on its own screen.
func (m *lookMeasurement) dataset(ctx context.Context, dir string) error {
	d, err := dataset.Open(dir)
	if err != nil {
		return exit.AsUnreadable(err)
	}
	m.Viewport = flags.Viewport(d.Meta().Viewport)
	return m.measure(ctx, func(b *render.Browser, o look.Options) (*look.Result, error) {
		return look.Dataset(ctx, b, d, o)
	})
}

// corpus measures the pages of one corpus.
func (m *lookMeasurement) corpus(ctx context.Context, dir string) error {
	c, err := corpus.Open(dir, corpus.Site)
	if err != nil {
		return exit.AsUnreadable(err)
	}
	m.Viewport = flags.Viewport(page.DefaultViewport)
	return m.measure(ctx, func(b *render.Browser, o look.Options) (*look.Result, error) {
		return look.Corpus(ctx, b, c, o)
	})
}

// measure runs one measurement with a browser of the screen of the pages and a narrow one.
func (m *lookMeasurement) measure(ctx context.Context, run func(*render.Browser, look.Options) (*look.Result, error)) error {
	wide, err := m.Start(ctx)
	if err != nil {
		return err
	}
	defer wide.Close()
	m.Viewport = flags.Viewport(look.NarrowScreen)
	narrow, err := m.Start(ctx)
	if err != nil {
		return err
	}
	defer narrow.Close()
	bar := terminal.NewProgress(m.t.Err, 0, "look")
	defer bar.Close()
	options := look.Options{First: m.first, Workers: m.Jobs, Narrow: narrow, Progress: bar.Set}
	if m.keep != "" {
		options.Keep = func(name string, article []byte) error {
			return output.Write(filepath.Join(m.keep, filepath.FromSlash(name)+".html"), article)
		}
	}
	r, err := run(wide, options)
	if err != nil {
		return err
	}
	for _, err := range r.BadLabels {
		bar.Report(err)
	}
	for _, err := range r.Failed {
		bar.Report(err)
		m.tally.Fail(exit.Code(err))
	}
	m.tally.Total += r.Of
	m.pages = append(m.pages, r.Pages...)
	return nil
}
