package look

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"galley/article"
	"galley/dataset"
	"galley/page"
	"galley/render"
)

// Options say how Dataset works. The zero value is all pages, one at a time.
type Options struct {
	First    int                                     // measure the first pages only; 0: all
	Workers  int                                     // how many pages at a time; 0: one
	Keep     func(slug string, article []byte) error // is given each article as HTML; may be nil
	Progress func(done, total int)                   // called after each page, from one goroutine at a time; may be nil
}

// Result is what Dataset measured.
type Result struct {
	Pages     []Page  // in the order of the dataset
	Failed    []error // of pages that could not be measured, each with its address
	BadLabels []error // of pages that are left out, because their labels cannot be used
	Of        int     // how many pages there were to measure
}

// Dataset writes the article of every labelled page of a dataset as styled HTML,
// renders it and compares it with the page. The browser must have the screen that the
// dataset was captured on. The error is that of ctx.
func Dataset(ctx context.Context, b *render.Browser, d *dataset.Dataset, o Options) (*Result, error) {
	samples, faults := dataset.Samples(d)
	if o.First > 0 {
		samples = samples[:min(o.First, len(samples))]
	}
	found, errs := make([]*Page, len(samples)), make([]error, len(samples))
	var mu sync.Mutex // of done
	done := 0
	var workers errgroup.Group
	workers.SetLimit(max(1, o.Workers))
	for i, s := range samples {
		workers.Go(func() error {
			if ctx.Err() == nil && s.Article && !s.Selection.Empty() {
				found[i], errs[i] = measure(ctx, b, d, s, o.Keep)
			}
			mu.Lock()
			defer mu.Unlock()
			if done++; o.Progress != nil {
				o.Progress(done, len(samples))
			}
			return nil
		})
	}
	workers.Wait()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	r := &Result{BadLabels: faults, Of: len(samples)}
	for i, p := range found {
		if errs[i] != nil {
			r.Failed = append(r.Failed, fmt.Errorf("%s: %w", samples[i].URL, errs[i]))
		}
		if p != nil {
			r.Pages = append(r.Pages, *p)
		}
	}
	return r, nil
}

// measure writes the article of one page, renders it and compares.
func measure(ctx context.Context, b *render.Browser, d *dataset.Dataset, s dataset.Sample, keep func(string, []byte) error) (*Page, error) {
	a, err := article.New(s.Page, s.Selection)
	if err != nil {
		return nil, err
	}
	var doc bytes.Buffer
	if err := a.WriteHTML(&doc); err != nil {
		return nil, err
	}
	if keep != nil {
		if err := keep(s.Slug, doc.Bytes()); err != nil {
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
	p := Compare(s.Page, s.Selection, shown.Page(), func(address string) bool {
		address, _, _ = strings.Cut(address, "#")
		_, ok := files[address]
		return ok || address == "svg" || strings.HasPrefix(address, "data:")
	})
	if total := len(archive.HTML) + archive.CSS; total > 0 {
		p.Size = float64(doc.Len()) / float64(total)
	}
	return &p, nil
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
