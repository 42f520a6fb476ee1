package dataset

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"galley/page"
)

// Sample is one labelled page, ready to learn from or to judge with.
type Sample struct {
	Slug      string
	URL       string
	Page      *page.Page
	Selection page.Selection
	Article   bool   // false: a person says that there is no article here
	By        string // who says so: ByHuman, ByImport, BySuggestion
}

// Samples reads everything that is labelled, by slug. What has no label is left
// out; what cannot be used (a stale label, a damaged file) is in errs, one error a
// page, and never among the samples.
func Samples(d *Dataset) (samples []Sample, errs []error) { return d.SamplesOf(d.Page) }

// SamplesOf is Samples with pages that pageOf has, such as from memory.
func (d *Dataset) SamplesOf(pageOf func(slug string) (*page.Page, error)) (samples []Sample, errs []error) {
	for _, e := range d.Pages() {
		s, err := d.sample(e, pageOf)
		switch {
		case errors.Is(err, ErrNoLabel):
		case err != nil:
			errs = append(errs, err)
		default:
			samples = append(samples, s)
		}
	}
	return samples, errs
}

func (d *Dataset) sample(e Entry, pageOf func(slug string) (*page.Page, error)) (Sample, error) {
	if e.Err != nil {
		return Sample{}, e.Err
	}
	l, err := d.Label(e.Slug)
	if err != nil {
		return Sample{}, err
	}
	p, err := pageOf(e.Slug)
	if err != nil {
		return Sample{}, err
	}
	sel, err := l.Resolve(p)
	if err != nil {
		return Sample{}, fmt.Errorf("%s: %w", e.Slug, err)
	}
	return Sample{e.Slug, e.URL, p, sel, l.Article, l.By}, nil
}

// Labelled are the articles with both title and body labelled, by address.
func Labelled(samples []Sample) []Sample {
	var list []Sample
	for _, s := range samples {
		if s.Article && s.Selection.Title != page.None && s.Selection.Body() != page.None {
			list = append(list, s)
		}
	}
	SortByAddress(list)
	return list
}

// SortByAddress sorts samples by address, and by slug where they have one address: what is drawn from
// them does not depend on the order they come in.
func SortByAddress(list []Sample) {
	slices.SortStableFunc(list, func(a, b Sample) int {
		return cmp.Or(strings.Compare(a.URL, b.URL), strings.Compare(a.Slug, b.Slug))
	})
}
