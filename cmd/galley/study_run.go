package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"galley/eval"
	"galley/models"
	"galley/page"
)

// studyTimeout is for one method on one page.
const studyTimeout = time.Minute

// spec is what is asked for by one point of a sweep.
func (s *sweep) spec(method string, value float64) string {
	return fmt.Sprintf("%s:%s=%g", method, s.param, value)
}

// sweep measures all points of all sweeps in one run, so that every page is parsed
// once, and writes a section for each sweep.
func (o *studyOptions) sweep(ctx context.Context, t terminal, corpus *eval.Corpus, doc *studyDoc) error {
	cache := &pageCache{pages: map[string]*cachedPage{}}
	var named []eval.Named
	for i := range sweeps {
		for _, method := range sweeps[i].methods {
			for _, value := range sweeps[i].values {
				s, err := readMethod(sweeps[i].spec(method, value))
				if err != nil {
					return err
				}
				named = append(named, eval.Named{Name: s.name, Select: cache.selecting(s)})
			}
		}
	}
	cache.users = len(named)
	bar := newProgress(t.err, corpus.Len(), "study")
	defer bar.close()
	results, err := eval.Run(ctx, corpus.Documents(), named, eval.RunOptions{
		Workers: o.workers, Timeout: studyTimeout, Progress: bar.set,
	})
	if err != nil {
		return err
	}
	bar.close()
	digest, err := corpus.Digest(ctx)
	if err != nil {
		return err
	}
	report := eval.NewTextReport(corpus, digest, results, o.seed)
	byName := map[string]*eval.MethodReport{}
	for i := range report.Methods {
		byName[report.Methods[i].Name] = &report.Methods[i]
	}
	doc.corpus(&report)
	for i := range sweeps {
		doc.sweep(&sweeps[i], byName)
	}
	return ctx.Err()
}

// pageCache parses a page once for all methods.
type pageCache struct {
	mu    sync.Mutex
	users int // methods that want each page
	pages map[string]*cachedPage
}

type cachedPage struct {
	once  sync.Once
	users int // that had it
	page  *page.Page
	err   error
}

func (c *pageCache) get(d eval.Document) (*page.Page, error) {
	c.mu.Lock()
	p := c.pages[d.ID]
	if p == nil {
		p = &cachedPage{}
		c.pages[d.ID] = p
	}
	if p.users++; p.users == c.users {
		delete(c.pages, d.ID)
	}
	c.mu.Unlock()
	p.once.Do(func() {
		p.page, p.err = page.ParseHTML(bytes.NewReader(d.HTML), page.Source{URL: d.URL, ContentType: d.ContentType})
	})
	return p.page, p.err
}

// selecting is what eval runs for one point. Titles are not studied.
func (c *pageCache) selecting(s models.Selector) func(context.Context, eval.Document) (title, text string, err error) {
	return func(_ context.Context, d eval.Document) (string, string, error) {
		p, err := c.get(d)
		if err != nil {
			return "", "", err
		}
		sel, err := s.Select(p)
		if errors.Is(err, models.ErrNoArticle) {
			return "", "", nil
		}
		if err != nil {
			return "", "", err
		}
		return "", eval.BodyText(p, sel), nil
	}
}
