package methods_test

import (
	"os"
	"testing"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/models"
	"galley/models/pagekind"
	"galley/models/shipped"
	"galley/page"
)

// TestForceIsNeverEmpty: of a page that shows text something is extracted where that is
// forced, and so for every kind of page. With GALLEY_LONG all pages of all corpora are
// asked, without it a sample.
func TestForceIsNeverEmpty(t *testing.T) {
	if testing.Short() {
		t.Skip("reads corpora")
	}
	every, kinds := 60, []pagekind.Kind{pagekind.Auto}
	if os.Getenv("GALLEY_LONG") != "" {
		every, kinds = 1, []pagekind.Kind{pagekind.Auto, pagekind.Article, pagekind.Forum, pagekind.Product, pagekind.Page}
	}
	for _, name := range []string{"wcxb/dev", "sites", "news", "real"} {
		t.Run(name, func(t *testing.T) {
			shown, none := 0, 0
			for d := range evaltest.Corpus(t, name).Every(every).All() {
				d, err := d.Load()
				if err != nil {
					t.Fatal(err)
				}
				p, err := corpus.Parse(t.Context(), d)
				if err != nil {
					t.Fatal(err)
				}
				if page.CountWords(p.Text(p.Body())) == 0 {
					none++
					continue
				}
				shown++
				for _, kind := range kinds {
					sel, err := shipped.Parsed().With(models.Options{Force: true, Kind: kind}).Select(p)
					if err != nil || page.CountWords(eval.ArticleText(p, sel)) == 0 {
						t.Errorf("%s, kind %q: nothing is extracted: %v", d.ID, kind, err)
					}
				}
			}
			t.Logf("%d pages with text, %d without", shown, none)
		})
	}
}
