package methods_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/models"
	"galley/models/clg"
	"galley/models/fused"
	"galley/models/methods"
	"galley/train/networks"
)

// TestHeldOutFloor: the learned extractors get no worse on pages that their weights have
// not seen, parsed without a browser. Each page is judged by the weights of the fold that
// it was held out of (galley train shipped --keep-folds).
func TestHeldOutFloor(t *testing.T) {
	if testing.Short() {
		t.Skip("reads corpora")
	}
	unseen := unseenWrappers(t)
	for _, tt := range []struct{ corpus, floor string }{
		{"wcxb/dev", "wcxb-heldout"}, {"sites", "sites-heldout"}, {"news", "news-heldout"}, {"real", "real-heldout"},
	} {
		t.Run(tt.floor, func(t *testing.T) {
			c := evaltest.Corpus(t, tt.corpus).Articles()
			once := &corpus.Once{}
			load := once.Load
			named := []eval.Named{
				methods.PerPage("pretrained", unseen(models.Options{Force: true}), load),
				methods.PerPage("pretrained, refusing", unseen(models.Options{}), load),
				methods.PerPage("fused", fusedByFold(t, tt.floor), load),
			}
			if tt.corpus == "news" || tt.corpus == "real" { // CLG has not seen them
				named = append(named, methods.PerPage("clg", func(corpus.Document) models.Selector { return &clg.Extractor{} }, load))
			}
			once.Users = len(named)
			evaltest.Floor(t, tt.floor, c, eval.RunOptions{}, named...)
		})
	}
}

// fusedByFold are the networks of the method fused that have not seen a page. They were
// fitted to wcxb only.
func fusedByFold(t *testing.T, floor string) func(corpus.Document) models.Selector {
	if floor != "wcxb-heldout" {
		return func(corpus.Document) models.Selector { return &fused.Extractor{} }
	}
	folds := foldWrappers(t, "../fused/testdata/folds")
	return func(d corpus.Document) models.Selector {
		w := folds[corpus.Fold(d, len(folds))]
		return &fused.Extractor{Options: fused.Options{Networks: w.Networks}}
	}
}

// unseenWrappers gives each document the parsed wrapper whose weights have not seen it.
func unseenWrappers(t *testing.T) func(models.Options) func(corpus.Document) models.Selector {
	t.Helper()
	folds := foldWrappers(t, "../shipped/testdata/folds/parsed")
	return func(o models.Options) func(corpus.Document) models.Selector {
		return func(d corpus.Document) models.Selector { return folds[corpus.Fold(d, len(folds))].With(o) }
	}
}

// foldWrappers are the wrappers of a folder, by the fold that they have not seen.
func foldWrappers(t *testing.T, dir string) (folds [networks.Folds]*models.Wrapper) {
	t.Helper()
	for i := range folds {
		f, err := os.Open(filepath.Join(dir, fmt.Sprintf("fold-%d.wrapper", i)))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if folds[i], err = models.Read(f); err != nil {
			t.Fatalf("%s, fold %d: %v", dir, i, err)
		}
	}
	return folds
}

// TestHeldOutArticles: whether a page is an article at all is told as well as before on
// pages that the weights have not seen: how often an article has a higher posterior than
// another page, and the shares of both kinds on the right side of the threshold.
func TestHeldOutArticles(t *testing.T) {
	if testing.Short() {
		t.Skip("reads a corpus")
	}
	folds := foldWrappers(t, "../shipped/testdata/folds/parsed")
	c := evaltest.Corpus(t, "wcxb/dev")
	var articles, others []float64
	let, refused := 0.0, 0.0
	for d := range c.All() {
		w := folds[corpus.Fold(d, len(folds))]
		d, err := d.Load()
		if err != nil {
			t.Fatal(err)
		}
		p, err := corpus.Parse(t.Context(), d)
		if err != nil {
			t.Fatal(err)
		}
		scores, err := w.Score(p)
		if err != nil {
			t.Fatalf("%s: %v", d.ID, err)
		}
		_, err = scores.Selection()
		switch {
		case d.IsArticle():
			articles = append(articles, scores.Article())
			let += one(err == nil)
		default:
			others = append(others, scores.Article())
			refused += one(err != nil)
		}
	}
	evaltest.Hold(t, "wcxb-articles", c, evaltest.Figures{"pretrained": {
		"area":     areaUnderCurve(articles, others),
		"let":      let / float64(len(articles)),
		"refused":  refused / float64(len(others)),
		"articles": float64(len(articles)) / float64(c.Len()),
	}})
}

func one(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// areaUnderCurve is how often a yes is higher than a no; equal ones count half.
func areaUnderCurve(yes, no []float64) float64 {
	sum := 0.0
	for _, a := range yes {
		for _, b := range no {
			switch {
			case a > b:
				sum++
			case a == b:
				sum += 0.5
			}
		}
	}
	return sum / float64(len(yes)*len(no))
}
