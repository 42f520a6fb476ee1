package shipped

import (
	"slices"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models"
	"galley/models/modelstest"
	"galley/page"
)

// TestBaseScores: the scores that other wrappers start from are those that select.
func TestBaseScores(t *testing.T) {
	p := modelstest.Parse(t, story())
	w := Parsed()
	s, err := w.Select(p)
	if err != nil {
		t.Fatal(err)
	}
	b, err := w.BaseScores(p, features.NewIndex(p, wang.Limits{}))
	if err != nil {
		t.Fatal(err)
	}
	body := b.Best()
	if !slices.Contains(s.Roots, body) || b.Body(body) != 0 {
		t.Errorf("best body %v of %v, score %v", body, s.Roots, b.Body(body))
	}
	if title := b.BestTitle(body); title != s.Title || b.Title(title, body) != 0 {
		t.Errorf("best title %v, selected %v, score %v", title, s.Title, b.Title(title, body))
	}
	for n := range page.NodeID(len(p.Nodes)) {
		if v := b.Body(n); v > 0 || v < models.NoScore {
			t.Fatalf("score %v of body %d", v, n)
		}
		if v := b.Title(n, body); v > 0 || v < models.NoScore {
			t.Fatalf("score %v of title %d", v, n)
		}
	}
}
