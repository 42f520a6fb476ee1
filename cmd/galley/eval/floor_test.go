package eval

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"galley/cmd/galley/flags"
	"galley/cmd/galley/selector"
	"galley/dataset/imports"
	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/models"
	"galley/models/methods"
	"galley/page"
	"galley/render/chrome"
)

// TestRenderedFloor: the learned extractor gets no worse on pages that a browser laid
// out and that its weights have not seen: some pages of every themed site, and of the
// real pages, each judged by the wrapper of the fold that it was held out of.
func TestRenderedFloor(t *testing.T) {
	if testing.Short() {
		t.Skip("renders pages of corpora")
	}
	if _, err := chrome.Find(""); err != nil {
		if os.Getenv("GALLEY_NEED_CHROME") != "" {
			t.Fatal(err)
		}
		t.Skip("no Chrome")
	}
	var folds [5]*models.Wrapper
	for i := range folds {
		w, err := selector.ReadWrapper(filepath.Join("..", "..", "..", "models", "shipped", "testdata", "folds", "laid", fmt.Sprintf("fold-%d.wrapper", i)))
		if err != nil {
			t.Fatal(err)
		}
		folds[i] = w.With(models.Options{Force: true})
	}
	of := func(d corpus.Document) *models.Wrapper { return folds[corpus.Fold(d, len(folds))] }
	for _, tt := range []struct {
		corpus, floor string
		every         int
	}{{"sites", "sites-rendered", 17}, {"real", "real-rendered", 2}} {
		t.Run(tt.floor, func(t *testing.T) {
			if tt.corpus == "sites" && os.Getenv("GALLEY_LONG") == "" {
				t.Skip("renders 46 pages: make test-long")
			}
			c := evaltest.Corpus(t, tt.corpus)
			labels := labelsOfCorpus(t, c)
			c = c.Every(tt.every)
			o := flags.Browser{Viewport: flags.Viewport(page.DefaultViewport), Timeout: time.Minute, Jobs: 2}
			load, stop, err := renderedOnce(t.Context(), o, c, 2)
			if err != nil {
				t.Fatal(err)
			}
			defer stop()
			evaltest.Floor(t, tt.floor, c, eval.RunOptions{Workers: 2, Timeout: time.Minute},
				methods.PerPage("pretrained", func(d corpus.Document) models.Selector { return of(d) }, load))
			var pages eval.Pages
			for d := range c.All() {
				p, err := load(t.Context(), d)
				if err != nil {
					t.Fatalf("%s: %v", d.ID, err)
				}
				want, err := labels[d.ID].Select(p)
				if err != nil {
					t.Errorf("%s: %v", d.ID, err)
					continue
				}
				got, err := of(d).With(models.Options{Force: true, NoCut: true}).Select(p)
				if err != nil {
					t.Errorf("%s: %v", d.ID, err)
				}
				pages.Add(tt.corpus, d.ID, eval.Compare(p, want, got))
			}
			r := pages.Report()
			for _, wrong := range r.Wrong {
				t.Logf("%s: %s", wrong.URL, wrong.Why)
			}
			evaltest.Hold(t, tt.floor+"-pages", c, evaltest.Figures{"pretrained": {
				"title": r.Overall.Title, "body": r.Overall.Body, "page": r.Overall.Page, "page, leniently": r.Overall.Lenient.Page,
			}})
		})
	}
}

// labelsOfCorpus are the labels of the pages of a corpus of sites, by ID.
func labelsOfCorpus(t *testing.T, c *corpus.Corpus) map[string]imports.Label {
	t.Helper()
	labels := map[string]imports.Label{}
	files, err := filepath.Glob(filepath.Join(c.Dir, "*", "truth.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(c.Dir, "truth.jsonl")); err == nil {
		files = []string{filepath.Join(c.Dir, "truth.jsonl")}
	}
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		list, errs := imports.Read(f)
		f.Close()
		if len(errs) > 0 {
			t.Fatalf("%s: %v", name, errs[0])
		}
		for _, l := range list {
			labels[l.ID] = l
		}
	}
	return labels
}
