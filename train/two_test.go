package train

import (
	"slices"
	"testing"

	"galley/page"
	"galley/train/traintest"
)

// TestTwoLabels: two labels with cuts teach them, each judged by what the other one says.
func TestTwoLabels(t *testing.T) {
	list := withCuts(t, dressed(t, traintest.Times, 8, promo, notes), ".promo")
	w, report := trained(t, list[:2], based(1))
	if !report.Base.Cuts {
		t.Fatalf("no cuts were learned:\n%s", text(t, report))
	}
	for _, s := range list[2:] {
		if got := selected(t, w, s.Page); !slices.Equal(got.Cut, []page.NodeID{s.Selection.Cut[0]}) {
			t.Errorf("%s: cut %v, want %v", s.URL, got.Cut, s.Selection.Cut)
		}
	}
}
