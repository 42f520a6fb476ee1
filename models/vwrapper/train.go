package vwrapper

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"

	"galley/dataset"
	"galley/features"
	"galley/models"
	"galley/models/method"
	"galley/page"
)

const (
	paper   = "Zheng, Song, Wen: Template-independent news extraction based on visual consistency. AAAI 2007"
	name    = "v-wrapper"
	version = 1
)

// Learned is the method, by name.
func Learned() []method.Learned {
	return []method.Learned{{
		Name: name, Paper: paper, Doc: "visual blocks called title, content or other by boosted stumps (laid-out pages only)",
		Train: func(ctx context.Context, samples []dataset.Sample, _ method.LearnOptions) (method.Trained, error) {
			return Train(ctx, samples)
		},
		Read: func(r io.Reader) (method.Trained, error) { return Read(r) },
	}}
}

// ErrNoPages says that there is nothing to learn from.
var ErrNoPages = errors.New("v-wrapper: no articles with title and body labels to learn from")

// Train learns from the articles among the samples that have both labels. All pages must
// be laid out on one screen. Errors are ErrNoPages, features.ErrNoLayout,
// *models.ViewportError and those of ctx.
func Train(ctx context.Context, samples []dataset.Sample) (*Model, error) {
	list := dataset.Labelled(samples)
	if len(list) == 0 {
		return nil, ErrNoPages
	}
	m := &Model{Viewport: list[0].Page.Viewport}
	var inner, leaves rowsOf
	for _, s := range list {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		switch {
		case !s.Page.Laid:
			return nil, fmt.Errorf("v-wrapper: %s: %w", s.URL, features.ErrNoLayout)
		case s.Page.Viewport != m.Viewport:
			return nil, fmt.Errorf("v-wrapper: %s: %w", s.URL, &models.ViewportError{Page: s.Page.Viewport, Wrapper: m.Viewport})
		}
		if err := collect(s, &inner, &leaves); err != nil {
			return nil, fmt.Errorf("v-wrapper: %s: %w", s.URL, err)
		}
	}
	m.inner = boost(inner.rows, inner.is(func(c Class) bool { return c != Other }))
	m.title = boost(leaves.rows, leaves.is(func(c Class) bool { return c == Title }))
	m.content = boost(leaves.rows, leaves.is(func(c Class) bool { return c == Content }))
	return m, nil
}

// rowsOf are blocks with their classes.
type rowsOf struct {
	rows    [][]float64
	classes []Class
}

func (r *rowsOf) is(positive func(Class) bool) []bool {
	list := make([]bool, len(r.classes))
	for i, c := range r.classes {
		list[i] = positive(c)
	}
	return list
}

// collect adds the blocks of a page. The second stage learns from leaves that the first
// one should reach: those whose parent has news in it.
func collect(s dataset.Sample, inner, leaves *rowsOf) error {
	t, err := newTree(s.Page)
	if err != nil {
		return err
	}
	rows := t.rows()
	classes := make([]Class, len(t.blocks))
	for i := len(t.blocks) - 1; i >= 0; i-- {
		b := &t.blocks[i]
		if b.leaf {
			classes[i] = classOf(s.Page, b.texts[0], s.Selection)
		}
		if b.parent >= 0 && classes[i] != Other {
			classes[b.parent] = Content
		}
	}
	for i := range t.blocks {
		to := inner
		if t.blocks[i].leaf {
			if to = leaves; classes[t.blocks[i].parent] == Other {
				continue
			}
		}
		to.rows, to.classes = append(to.rows, rows[i]), append(to.classes, classes[i])
	}
	return nil
}

// file is the stored form.
type file struct {
	method.LearnedHeader
	Viewport page.Size `json:"viewport"`
	Features []string  `json:"features"`
	Inner    booster   `json:"inner"`
	Title    booster   `json:"title"`
	Content  booster   `json:"content"`
}

// Write stores the stumps.
func (m *Model) Write(w io.Writer) error {
	return method.WriteLearned(w, file{method.LearnedHeader{Method: name, Version: version}, m.Viewport, names, m.inner, m.title, m.content})
}

// Read loads what Write stored.
func Read(r io.Reader) (*Model, error) {
	var f file
	if err := method.ReadLearned(r, name, version, &f); err != nil {
		return nil, err
	}
	if !slices.Equal(f.Features, names) {
		return nil, models.DamagedError(name, errors.New("it has other features than this build"))
	}
	for _, b := range []booster{f.Inner, f.Title, f.Content} {
		if len(b) > 100*rounds {
			return nil, models.DamagedError(name, fmt.Errorf("%d stumps", len(b)))
		}
		for _, s := range b {
			if s.Feature < 0 || s.Feature >= len(names) || math.Abs(s.Alpha) > 1e6 {
				return nil, models.DamagedError(name, fmt.Errorf("a stump of feature %d, weight %v", s.Feature, s.Alpha))
			}
		}
	}
	return &Model{f.Viewport, f.Inner, f.Title, f.Content}, nil
}
