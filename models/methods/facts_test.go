package methods_test

import (
	"context"
	"testing"

	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/eval/facts"
	"galley/models"
)

// TestFactsFloor: titles, authors, days and languages of news pages that the weights have
// not seen are no less often right, parsed without a browser.
func TestFactsFloor(t *testing.T) {
	if testing.Short() {
		t.Skip("reads a corpus")
	}
	c := evaltest.Corpus(t, "news")
	unseen := unseenWrappers(t)(models.Options{Force: true})
	said := func(ctx context.Context, d corpus.Document) (facts.Facts, error) {
		return facts.OfArticles(unseen(d).Select, corpus.Parse)(ctx, d)
	}
	pages, err := facts.Run(t.Context(), c.Documents(), []facts.Extractor{{Name: "pretrained", Extract: said}}, 2, nil)
	if err != nil {
		t.Fatal(err)
	}
	all := facts.NewReport(c.Name, pages).Rows[0]
	evaltest.Hold(t, "news-facts", c, evaltest.Figures{"pretrained": {
		"title": all.Title, "title-letter": all.Letter, "authors": all.Authors, "day": all.Day, "language": all.Language,
	}})
}
