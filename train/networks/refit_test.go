package networks

import (
	"encoding/json"
	"slices"
	"testing"

	"galley/internal/nn"
	"galley/models"
)

// TestRefitVerdict: Verdict alone is fitted anew, and the same twice.
func TestRefitVerdict(t *testing.T) {
	o := testCorpora(t, Parsed)
	trained, err := Train(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	o.Seed = 7
	left := -1
	o.Progress = func(done, all int) { left = all - done }
	refit := func() *Result {
		r, err := RefitVerdict(t.Context(), o, trained.All, trained.ByFold)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	r := refit()
	if left != 0 || r.Seen != nil || len(r.ByFold) != Folds {
		t.Errorf("%d networks left, %d wrappers by fold", left, len(r.ByFold))
	}
	same := func(a, b *nn.Net) bool {
		x, _ := json.Marshal(a)
		y, _ := json.Marshal(b)
		return string(x) == string(y)
	}
	old := append(slices.Clone(trained.ByFold), trained.All)
	for i, w := range append(slices.Clone(r.ByFold), r.All) {
		a, b := old[i].Networks, w.Networks
		if !same(a.Block, b.Block) || !same(a.Title, b.Title) || !same(a.Other, b.Other) || !same(a.Document, b.Document) {
			t.Errorf("wrapper %d: other networks changed", i)
		}
		if same(a.Verdict, b.Verdict) {
			t.Errorf("wrapper %d has the same Verdict with another seed", i)
		}
	}
	if string(fileOf(t, refit().All)) != string(fileOf(t, r.All)) {
		t.Error("fitted twice, the files differ")
	}
	if _, err := RefitVerdict(t.Context(), o, trained.All, trained.ByFold[1:]); err == nil {
		t.Error("a fold is missing: no error")
	}
	if _, err := RefitVerdict(t.Context(), o, &models.Wrapper{}, trained.ByFold); err == nil {
		t.Error("no networks: no error")
	}
}
