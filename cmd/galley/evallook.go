package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"galley/article"
	"galley/dataset"
	"galley/eval"
	"galley/page"
	"galley/render"
)

type evalLookOptions struct {
	browserFlags
	datasets []string
	first    int
	keep     string
	json     bool
}

// newEvalLook returns "galley eval look". Tests of the flags pass their own do; nil
// means the real thing.
func newEvalLook(t terminal, do func(context.Context, evalLookOptions) error) *cobra.Command {
	var o evalLookOptions
	if do == nil {
		do = func(ctx context.Context, o evalLookOptions) error { return evalLook(ctx, t, o) }
	}
	cmd := &cobra.Command{
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
		Args:    cobra.NoArgs,
		RunE:    func(cmd *cobra.Command, _ []string) error { return do(cmd.Context(), o) },
	}
	flags := cmd.Flags()
	o.register(flags)
	flags.StringArrayVarP(&o.datasets, "dataset", "d", nil, "dataset `folder`; may be given several times")
	flags.IntVar(&o.first, "first", 0, "measure the first `N` pages of each dataset only")
	flags.StringVar(&o.keep, "keep", "", "also write the articles into this `folder`")
	flags.BoolVar(&o.json, "json", false, "print JSON")
	return cmd
}

func evalLook(ctx context.Context, t terminal, o evalLookOptions) error {
	if len(o.datasets) == 0 {
		return usage("for instance: galley eval look -d mysite", "eval look needs -d DIR")
	}
	var pages []eval.LookPage
	tally := failures{}
	for _, dir := range o.datasets {
		some, err := lookAtDataset(ctx, t, o, dir, &tally)
		if err != nil {
			return err
		}
		pages = append(pages, some...)
	}
	report := eval.NewLookReport(pages)
	if o.json {
		e := json.NewEncoder(t.out)
		e.SetIndent("", "  ")
		if err := e.Encode(report); err != nil {
			return err
		}
	} else if err := report.Write(t.out); err != nil {
		return err
	}
	return tally.err()
}

// lookAtDataset measures the labelled pages of one dataset, on its own screen.
func lookAtDataset(ctx context.Context, t terminal, o evalLookOptions, dir string, tally *failures) ([]eval.LookPage, error) {
	d, err := dataset.Open(dir)
	if err != nil {
		return nil, unreadable(err)
	}
	samples, faults := dataset.Samples(d)
	for _, err := range faults {
		report(t.err, err)
	}
	if o.first > 0 {
		samples = samples[:min(o.first, len(samples))]
	}
	o.viewport = viewportFlag(d.Meta().Viewport)
	b, err := o.start(ctx)
	if err != nil {
		return nil, err
	}
	defer b.Close()
	bar := newProgress(t.err, len(samples), "look")
	defer bar.close()
	var g errgroup.Group
	g.SetLimit(max(1, o.jobs))
	pages, errs := make([]*eval.LookPage, len(samples)), make([]error, len(samples))
	for i, s := range samples {
		g.Go(func() error {
			if ctx.Err() == nil && s.Article && !s.Selection.Empty() {
				pages[i], errs[i] = lookAtPage(ctx, b, d, s, o.keep)
			}
			bar.step()
			return nil
		})
	}
	g.Wait()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var list []eval.LookPage
	for i, p := range pages {
		if errs[i] != nil {
			bar.report(fmt.Errorf("%s: %w", samples[i].URL, errs[i]))
			tally.add(errs[i])
		}
		if p != nil {
			list = append(list, *p)
		}
	}
	tally.total += len(samples)
	return list, nil
}

// lookAtPage writes the article of one page, renders it and compares.
func lookAtPage(ctx context.Context, b *render.Browser, d *dataset.Dataset, s dataset.Sample, keep string) (*eval.LookPage, error) {
	a, err := article.New(s.Page, s.Selection)
	if err != nil {
		return nil, err
	}
	var doc bytes.Buffer
	if err := a.WriteHTML(&doc); err != nil {
		return nil, err
	}
	if keep != "" {
		if err := writeFile(filepath.Join(keep, s.Slug+".html"), doc.Bytes()); err != nil {
			return nil, err
		}
	}
	archive := archiveOf(d, s.Slug)
	src := render.Source{URL: s.Page.URL, HTML: doc.Bytes(), ContentType: "text/html; charset=utf-8", Files: archive.Files}
	shown, err := b.OpenStyled(ctx, src)
	if err != nil {
		return nil, fmt.Errorf("render the article: %w", err)
	}
	defer shown.Close()
	files, err := shown.Files(mediaAddresses(shown.Page()))
	if err != nil {
		return nil, fmt.Errorf("render the article: %w", err)
	}
	l := eval.Look(s.Page, s.Selection, shown.Page(), func(address string) bool {
		address, _, _ = strings.Cut(address, "#")
		_, ok := files[address]
		return ok || address == "svg" || strings.HasPrefix(address, "data:")
	})
	if total := len(archive.HTML) + archive.CSS; total > 0 {
		l.Size = float64(doc.Len()) / float64(total)
	}
	return &l, nil
}

// archiveOf is what the archive of a page holds; nothing where there is none.
func archiveOf(d *dataset.Dataset, slug string) *render.Archived {
	data, err := d.MHTML(slug)
	if err == nil {
		if a, err := render.ReadArchive(data, page.DefaultLimits.Bytes); err == nil {
			return a
		}
	}
	return &render.Archived{}
}

// mediaAddresses are those of all pictures, films and sounds of a page.
func mediaAddresses(p *page.Page) []string {
	var list []string
	for i := range p.Nodes {
		node := &p.Nodes[i]
		switch node.Tag {
		case "img", "video", "audio", "source", "image":
			for _, ref := range []string{node.Src, node.Attr("src"), node.Attr("href")} {
				if u := p.Resolve(ref); u != "" {
					list = append(list, u)
				}
			}
		}
	}
	return list
}
