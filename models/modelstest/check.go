package modelstest

import (
	"errors"
	"slices"
	"testing"

	"galley/models"
	"galley/models/method"
	"galley/page"
)

// CheckSelection holds what Select returned to what models.Selector promises: roots
// and cuts on the page, in document order, apart from one another, every cut below
// a root; or nothing at all and models.ErrNoArticle.
func CheckSelection(t testing.TB, p *page.Page, s page.Selection, err error) {
	t.Helper()
	if err != nil {
		if !errors.Is(err, models.ErrNoArticle) || !s.Empty() || len(s.Cut) > 0 || s.Title != page.None {
			t.Fatalf("Select = %+v, %v; want an empty selection and ErrNoArticle", s, err)
		}
		return
	}
	if len(s.Roots) == 0 {
		t.Fatal("no error and no roots")
	}
	if s.Title < page.None || int(s.Title) >= len(p.Nodes) {
		t.Fatalf("title %d is not on the page", s.Title)
	}
	for _, list := range [2][]page.NodeID{s.Roots, s.Cut} {
		end := page.NodeID(0)
		for _, n := range list {
			if n < end || int(n) >= len(p.Nodes) {
				t.Fatalf("roots %v, cuts %v: %d begins before %d, or is not on the page", s.Roots, s.Cut, n, end)
			}
			end = p.Nodes[n].End
		}
	}
	roots := s.Roots
	for _, c := range s.Cut {
		for len(roots) > 0 && p.Nodes[roots[0]].End <= c {
			roots = roots[1:]
		}
		if len(roots) == 0 || c <= roots[0] {
			t.Fatalf("cut %d is not below one of the roots %v", c, s.Roots)
		}
	}
}

// same reports whether two extractors select the same.
func same(t testing.TB, p *page.Page, a, b models.Selector) bool {
	t.Helper()
	x, y := Select(t, a, p), Select(t, b, p)
	return x.Title == y.Title && slices.Equal(x.Roots, y.Roots) && slices.Equal(x.Cut, y.Cut)
}

// newSelector makes an extractor with the given parameters.
func newSelector(t testing.TB, m method.Method, values map[string]float64) models.Selector {
	t.Helper()
	s, err := m.New(values)
	if err != nil {
		t.Fatalf("%s with %v: %v", m.Name, values, err)
	}
	return s
}
