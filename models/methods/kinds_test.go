package methods_test

import (
	"testing"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/models"
	"galley/models/methods"
	"galley/models/pagekind"
)

// TestHeldOutKinds: the main text of pages of every kind gets no worse on pages that the weights
// have not seen, parsed without a browser, where nobody says of which kind they are. Floors are of
// all pages and of each kind.
func TestHeldOutKinds(t *testing.T) {
	if testing.Short() {
		t.Skip("reads a corpus")
	}
	c := evaltest.Corpus(t, "wcxb/dev")
	once := &corpus.Once{Users: 1}
	selector := unseenWrappers(t)(models.Options{Force: true, Kind: pagekind.Auto})
	results, err := eval.Run(t.Context(), c.Documents(), []eval.Named{methods.PerPage("pretrained", selector, once.Load)}, eval.RunOptions{})
	if err != nil {
		t.Fatal(err)
	}
	sums, pages := map[string]float64{}, map[string]float64{}
	for _, r := range results {
		o := &r.Outcomes[0]
		if o.Failure != "" {
			t.Errorf("%s: %s", r.ID, o.Failure)
		}
		for _, kind := range [2]string{"all", r.Group} {
			sums[kind] += o.WCXB.F1()
			pages[kind]++
		}
	}
	figures := map[string]float64{}
	for kind, sum := range sums {
		figures[kind] = sum / pages[kind]
	}
	evaltest.Hold(t, "wcxb-kinds", c, evaltest.Figures{"pretrained": figures})
}
