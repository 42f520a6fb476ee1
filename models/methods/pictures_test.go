package methods_test

import (
	"testing"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/models"
	"galley/models/shipped"
)

// TestPicturesFloor: articles keep no fewer of the lead pictures and of the others that
// publishers name, and no more that they do not name, on pages that nothing was fitted
// to, parsed without a browser.
func TestPicturesFloor(t *testing.T) {
	if testing.Short() {
		t.Skip("reads a corpus")
	}
	c := evaltest.Corpus(t, "news")
	wrapper := shipped.Parsed().With(models.Options{Force: true})
	r, err := eval.Pictures(t.Context(), c.Documents(), eval.ArticlePictures(wrapper.Select, corpus.Parse), 0)
	if err != nil {
		t.Fatal(err)
	}
	evaltest.Hold(t, "news-pictures", c, evaltest.Figures{"pretrained": {
		"lead": r.Lead(), "body": r.Body(), "named": 1 - r.Strange(),
	}})
}
