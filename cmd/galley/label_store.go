package main

import (
	"errors"
	"fmt"
	"sync"
	"time"

	"galley/dataset"
	"galley/labeler"
	"galley/page"
)

// labelStore is a dataset as the labeler sees it: the pages that were used last are
// kept decoded.
type labelStore struct {
	*dataset.Dataset
	mu    sync.Mutex
	pages map[string]*page.Page
	used  []string // slugs, last used last
	nodes int
}

// maxKept is how many nodes of decoded pages are kept: about 100 pages of news, some
// 300 MB.
const maxKept = 400_000

func newLabelStore(d *dataset.Dataset) *labelStore {
	return &labelStore{Dataset: d, pages: map[string]*page.Page{}}
}

// List implements labeler.Pages.
func (s *labelStore) List() []labeler.Entry {
	var list []labeler.Entry
	for _, e := range s.Pages() {
		entry := labeler.Entry{Slug: e.Slug, URL: e.URL, Labelled: e.Labelled, Err: e.Err}
		if e.Labelled {
			l, err := s.Dataset.Label(e.Slug)
			entry.Article = err == nil && l.Article
		}
		list = append(list, entry)
	}
	return list
}

// Page implements labeler.Pages.
func (s *labelStore) Page(slug string) (*page.Page, error) {
	s.mu.Lock()
	p, ok := s.pages[slug]
	s.mu.Unlock()
	if ok {
		s.keep(slug, p)
		return p, nil
	}
	p, err := s.Dataset.Page(slug)
	if err != nil {
		return nil, labelError(err)
	}
	s.keep(slug, p)
	return p, nil
}

func (s *labelStore) keep(slug string, p *page.Page) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.drop(slug)
	s.pages[slug] = p
	s.used = append(s.used, slug)
	for s.nodes += len(p.Nodes); s.nodes > maxKept && len(s.used) > 1; {
		s.drop(s.used[0])
	}
}

// drop forgets a page; mu is held.
func (s *labelStore) drop(slug string) {
	p, ok := s.pages[slug]
	if !ok {
		return
	}
	delete(s.pages, slug)
	s.nodes -= len(p.Nodes)
	for i, other := range s.used {
		if other == slug {
			s.used = append(s.used[:i], s.used[i+1:]...)
			return
		}
	}
}

// forget drops a page that was captured again.
func (s *labelStore) forget(slug string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.drop(slug)
}

// Shot implements labeler.Pages.
func (s *labelStore) Shot(slug string) ([]byte, error) {
	data, err := s.Dataset.Shot(slug)
	return data, labelError(err)
}

// Label implements labeler.Labels. A label that does not fit its page is one, with
// the reason.
func (s *labelStore) Label(slug string) (labeler.Label, error) {
	l, err := s.Dataset.Label(slug)
	if err != nil {
		return labeler.Label{}, labelError(err)
	}
	p, err := s.Page(slug)
	if err != nil {
		return labeler.Label{}, err
	}
	out := labeler.Label{Article: l.Article, By: l.By}
	if out.Selection, err = l.Resolve(p); err != nil {
		out.Stale = err.Error()
	}
	return out, nil
}

// SetLabel implements labeler.Labels.
func (s *labelStore) SetLabel(slug string, l labeler.Label) error {
	p, err := s.Page(slug)
	if err != nil {
		return err
	}
	return s.Dataset.SetLabel(slug, dataset.NewLabel(p, l.Selection, l.Article, l.By, time.Now()))
}

// samples are all labelled pages, from memory where they are there.
func (s *labelStore) samples() []dataset.Sample {
	var list []dataset.Sample
	for _, e := range s.Pages() {
		if !e.Labelled || e.Err != nil {
			continue
		}
		l, err := s.Label(e.Slug)
		if err != nil || l.Stale != "" {
			continue
		}
		p, err := s.Page(e.Slug)
		if err != nil {
			continue
		}
		list = append(list, dataset.Sample{Slug: e.Slug, URL: e.URL, Page: p, Selection: l.Selection, Article: l.Article, By: l.By})
	}
	return list
}

// labelError says in the labeler's words what is not there.
func labelError(err error) error {
	switch {
	case errors.Is(err, dataset.ErrNoPage):
		return fmt.Errorf("%w: %w", labeler.ErrNoPage, err)
	case errors.Is(err, dataset.ErrNoLabel):
		return fmt.Errorf("%w: %w", labeler.ErrNoLabel, err)
	}
	return err
}
