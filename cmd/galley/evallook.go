package main

import (
	"context"
	"path/filepath"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/dataset"
	"galley/eval/look"
)

type evalLookOptions struct {
	browserFlags
	datasets []string
	first    int
	keep     string
	json     bool
}

// evalLookHelp is "galley eval look".
var evalLookHelp = cobra.Command{
	Use:   "look -d DIR...",
	Short: "How much of the look the styled article keeps",
	Long: `Write the article of every labelled page as styled HTML, render it on the screen the
page was captured on, and compare the two:

  style   share of characters with the same font, size, weight, style, colour,
          decoration, transform, line height, letter spacing, alignment, background
  layout  share of text blocks of the same width and height within 2 px
  images  share of pictures of the same width and height within 1 px
  media   share of pictures, films and sounds that are there and load
  size    bytes of the article by those of the page's HTML and CSS (overall: median)

Pictures come from the archive of the page; what it lacks, films above all, from the
network, unless --offline is given.`,
	Example: "  galley eval look -d mysite\n  galley eval look -d site1 -d site2 --json",
}

func (o *evalLookOptions) register(flags *pflag.FlagSet) {
	o.browserFlags.register(flags)
	flags.StringArrayVarP(&o.datasets, "dataset", "d", nil, "dataset `folder`; may be given several times")
	flags.IntVar(&o.first, "first", 0, "measure the first `N` pages of each dataset only")
	flags.StringVar(&o.keep, "keep", "", "also write the articles into this `folder`")
	flags.BoolVar(&o.json, "json", false, "print JSON")
}

func evalLook(ctx context.Context, t terminal, o evalLookOptions) error {
	if len(o.datasets) == 0 {
		return usage("for instance: galley eval look -d mysite", "eval look needs -d DIR")
	}
	var pages []look.Page
	tally := failures{}
	for _, dir := range o.datasets {
		some, err := lookAtDataset(ctx, t, o, dir, &tally)
		if err != nil {
			return err
		}
		pages = append(pages, some...)
	}
	report := look.NewReport(pages)
	if o.json {
		if err := t.writeJSON(report); err != nil {
			return err
		}
	} else if err := report.Write(t.out); err != nil {
		return err
	}
	return tally.err()
}

// lookAtDataset measures the labelled pages of one dataset, on its own screen.
func lookAtDataset(ctx context.Context, t terminal, o evalLookOptions, dir string, tally *failures) ([]look.Page, error) {
	d, err := dataset.Open(dir)
	if err != nil {
		return nil, unreadable(err)
	}
	o.viewport = viewportFlag(d.Meta().Viewport)
	b, err := o.start(ctx)
	if err != nil {
		return nil, err
	}
	defer b.Close()
	bar := newProgress(t.err, 0, "look")
	defer bar.close()
	options := look.Options{First: o.first, Workers: o.jobs, Progress: bar.set}
	if o.keep != "" {
		options.Keep = func(slug string, article []byte) error {
			return writeFile(filepath.Join(o.keep, slug+".html"), article)
		}
	}
	r, err := look.Dataset(ctx, b, d, options)
	if err != nil {
		return nil, err
	}
	for _, err := range r.BadLabels {
		bar.report(err)
	}
	for _, err := range r.Failed {
		bar.report(err)
		tally.add(err)
	}
	tally.total += r.Of
	return r.Pages, nil
}
