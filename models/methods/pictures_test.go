package methods_test

import (
	"context"
	"testing"

	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/eval/pictures"
	"galley/models"
	"galley/page"
)

// TestPicturesFloor: articles keep no fewer of the lead pictures and of the others that
// publishers name, and no more that they do not name, on pages that the weights
// have not seen, parsed without a browser.
func TestPicturesFloor(t *testing.T) {
	if testing.Short() {
		t.Skip("reads a corpus")
	}
	c := evaltest.Corpus(t, "news")
	unseen := unseenWrappers(t)(models.Options{Force: true})
	kept := func(ctx context.Context, d corpus.Document) (*page.Page, []string, error) {
		return pictures.OfArticles(unseen(d).Select, corpus.Parse)(ctx, d)
	}
	r, err := pictures.Run(t.Context(), c.Documents(), kept, 0)
	if err != nil {
		t.Fatal(err)
	}
	evaltest.Hold(t, "news-pictures", c, evaltest.Figures{"pretrained": {
		"lead": r.Lead(), "body": r.Body(), "named": 1 - r.Strange(),
	}})
}
