package look

import (
	"context"
	"fmt"

	"galley/dataset"
	"galley/eval/corpus"
	"galley/page"
	"galley/render"
	"galley/render/mhtml"
)

// Dataset writes the article of every labelled page of a dataset as styled HTML,
// renders it and compares it with the page. The browser must have the screen that the
// dataset was captured on. The error is that of ctx.
func Dataset(ctx context.Context, b *render.Browser, d *dataset.Dataset, o Options) (*Result, error) {
	samples, faults := dataset.Samples(d)
	if o.First > 0 {
		samples = samples[:min(o.First, len(samples))]
	}
	run := runner{o, b}
	name := func(i int) string { return samples[i].URL }
	r, err := run.run(ctx, len(samples), name, func(i int) (subject, error) {
		s := samples[i]
		if !s.Article || s.Selection.Empty() {
			return subject{}, nil
		}
		return subject{s.Slug, s.Page, s.Selection, archiveOf(d, s.Slug)}, nil
	})
	if err != nil {
		return nil, err
	}
	r.BadLabels = faults
	return r, nil
}

// archiveOf is what the archive of a page holds; nothing where there is none.
func archiveOf(d *dataset.Dataset, slug string) *mhtml.Archive {
	if data, err := d.MHTML(slug); err == nil {
		if a, err := mhtml.Read(data, page.DefaultLimits.Bytes); err == nil {
			return a
		}
	}
	return &mhtml.Archive{}
}

// Corpus is Dataset for a corpus whose truth says where titles and bodies are: its sites
// are served on loopback, and each page is captured with its archive first. Of other
// corpora all pages are among those that failed. The error is that of ctx.
func Corpus(ctx context.Context, b *render.Browser, c *corpus.Corpus, o Options) (*Result, error) {
	if o.First > 0 {
		c = c.First(o.First)
	}
	docs := c.Documents()
	server := &corpus.Server{Corpus: c}
	defer server.Close()
	run := runner{o, b}
	name := func(i int) string { return docs[i].ID }
	return run.run(ctx, len(docs), name, func(i int) (subject, error) {
		return captured(ctx, b, server, docs[i])
	})
}

// captured is a page of a corpus as the browser shows it.
func captured(ctx context.Context, b *render.Browser, server *corpus.Server, d corpus.Document) (subject, error) {
	if d.Gold.BodyXPath == "" {
		return subject{}, fmt.Errorf("the corpus does not say which element is the body")
	}
	address, err := server.URL(d)
	if err != nil {
		return subject{}, err
	}
	shot, err := b.Capture(ctx, render.Source{URL: address}, render.Want{LookAll: true, MHTML: true})
	if err != nil {
		return subject{}, err
	}
	s := subject{name: d.ID, page: shot.Page, selection: page.Selection{Title: page.None}}
	body, err := s.page.FindXPath(d.Gold.BodyXPath)
	if err != nil {
		return s, fmt.Errorf("body: %w", err)
	}
	s.selection.Roots = []page.NodeID{body}
	if d.Gold.TitleXPath != "" {
		if s.selection.Title, err = s.page.FindXPath(d.Gold.TitleXPath); err != nil {
			return s, fmt.Errorf("title: %w", err)
		}
	}
	s.archive, err = mhtml.Read(shot.MHTML, page.DefaultLimits.Bytes)
	return s, err
}
