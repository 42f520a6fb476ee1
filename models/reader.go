package models

import (
	"encoding/json"
	"fmt"

	"galley/features"
	"galley/features/wang"
	"galley/page"
)

// Reader scores one page with several wrappers. What they have in common is measured once:
// the page, and what a base says of it. It is for one goroutine.
type Reader struct {
	page    *page.Page
	index   *features.Index
	limited map[string]*features.Index // by limits
	bases   map[*Wrapper]*Scores
}

// NewReader makes a reader of a page.
func NewReader(p *page.Page) *Reader {
	return &Reader{p, features.NewIndex(p, wang.Limits{}), map[string]*features.Index{}, map[*Wrapper]*Scores{}}
}

// Score is Wrapper.Score of the page.
func (r *Reader) Score(w *Wrapper) (*Scores, error) {
	if err := w.fits(r.page); err != nil {
		return nil, err
	}
	x, err := r.with(w.limits())
	if err != nil {
		return nil, err
	}
	if w.Networks != nil {
		return r.base(w)
	}
	return w.scoreFrom(r.page, x, func() (*Scores, error) { return r.base(w.Base) })
}

// with is the index with the limits of a wrapper.
func (r *Reader) with(l wang.Limits) (*features.Index, error) {
	key, err := json.Marshal(l)
	if err != nil {
		return nil, fmt.Errorf("limits: %w", err)
	}
	x := r.limited[string(key)]
	if x == nil {
		x = r.index.With(l)
		r.limited[string(key)] = x
	}
	return x, nil
}

// base is what a wrapper of networks scores.
func (r *Reader) base(w *Wrapper) (*Scores, error) {
	if s := r.bases[w]; s != nil {
		return s, nil
	}
	s, err := w.score(r.page, r.index)
	if err == nil {
		r.bases[w] = s
	}
	return s, err
}
