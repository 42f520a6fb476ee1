package methods_test

import (
	"testing"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/eval/remake"
	"galley/models"
	"galley/models/methods"
)

// drawnWays are the ways that there were when the floors were made. With more of them each page would be marked up in
// another way, and the floors would say nothing.
const drawnWays = 26

// TestHeldOutRemade: texts of articles in other markup get no worse, of pages that the weights have
// not seen. Each page of a sample is marked up in one of the ways there are, one after the other.
func TestHeldOutRemade(t *testing.T) {
	if testing.Short() {
		t.Skip("reads corpora")
	}
	for _, tt := range []struct {
		corpus, floor string
		every         int
	}{{"wcxb/dev", "wcxb-remade", 5}, {"sites", "sites-remade", 9}} {
		t.Run(tt.corpus, func(t *testing.T) {
			c := evaltest.Corpus(t, tt.corpus).Articles().Every(tt.every)
			of, all := map[string]remake.Way{}, remake.Ways()[:drawnWays]
			for i, d := range c.Documents() {
				of[d.ID] = all[i%len(all)]
			}
			load := corpus.Remade(corpus.Parse, func(d corpus.Document) []remake.Way { return []remake.Way{of[d.ID]} }, 1)
			selector := unseenWrappers(t)(models.Options{Force: true})
			evaltest.Floor(t, tt.floor, c, eval.RunOptions{}, methods.PerPage("pretrained", selector, load))
		})
	}
}
