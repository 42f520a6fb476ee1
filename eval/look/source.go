package look

import (
	"context"
	"errors"
	"fmt"

	"galley/article"
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
		made, err := article.New(s.Page, s.Selection)
		return subject{s.Slug, s.Page, s.Selection, made, archiveOf(d, s.Slug)}, err
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
	s := subject{name: d.ID, page: shot.Page}
	if s.selection, err = labelled(s.page, d.Gold); err != nil {
		return s, err
	}
	if s.article, err = extracted(ctx, b, address, d.Gold); err != nil {
		return s, err
	}
	s.archive, err = mhtml.Read(shot.MHTML, page.DefaultLimits.Bytes)
	return s, err
}

// labelled finds title and body where a corpus says that they are.
func labelled(p *page.Page, gold corpus.Gold) (sel page.Selection, err error) {
	sel.Title = page.None
	body, err := p.FindXPath(gold.BodyXPath)
	if err != nil {
		return sel, fmt.Errorf("body: %w", err)
	}
	sel.Roots = []page.NodeID{body}
	if gold.TitleXPath != "" {
		if sel.Title, err = p.FindXPath(gold.TitleXPath); err != nil {
			return sel, fmt.Errorf("title: %w", err)
		}
	}
	return sel, nil
}

// extracted is the article of a page as extraction has it: the look is read of what was chosen and of
// what is around it.
func extracted(ctx context.Context, b *render.Browser, address string, gold corpus.Gold) (*article.Article, error) {
	doc, err := b.Open(ctx, render.Source{URL: address})
	if err != nil {
		return nil, err
	}
	defer doc.Close()
	for {
		p := doc.Page()
		sel, err := labelled(p, gold)
		if err != nil {
			return nil, err
		}
		reading := article.Read(p, sel)
		err = doc.Styles(reading.Styled()...)
		switch {
		case errors.Is(err, render.ErrChanged): // and taken anew
		case err != nil:
			return nil, err
		default:
			return reading.Article()
		}
	}
}
