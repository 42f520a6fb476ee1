package methods_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"testing"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/models"
	"galley/models/methods"
	"galley/page"
)

// unfloored are variants that cost as much as all the others together, and share what
// they do with the others of their paper; and those that learned from these corpora:
// TestHeldOutFloor measures them with weights that have not seen the page.
var unfloored = map[string]bool{
	"fused": true, "pretrained": true, "clg": true,
	"ccb": true, "tccb": true, "accb": true, "cetr-km": true, "cetr-tm": true, "cepr-tpr": true, "cepr-etpr": true,
	"cectd-s": true, "cedst-nc": true, "cedst-tf": true, "lqf-25": true, "lqf-75": true, "kfe": true,
}

// TestFloor: no method gets worse on real pages, parsed without a browser. TestDigest
// tells with less work whether any selects otherwise than before.
func TestFloor(t *testing.T) {
	if testing.Short() || os.Getenv("GALLEY_LONG") == "" {
		t.Skip("runs all methods on two corpora: make test-long")
	}
	for _, tt := range []struct{ corpus, floor string }{{"wcxb/dev", "wcxb"}, {"sites", "sites"}} {
		t.Run(tt.floor, func(t *testing.T) {
			evaltest.Floor(t, tt.floor, evaltest.Corpus(t, tt.corpus).Articles(), eval.RunOptions{}, floored(t)...)
		})
	}
}

// floored are the methods with a floor, with their defaults; each page is parsed
// once.
func floored(t *testing.T) []eval.Named {
	t.Helper()
	parsed := &corpus.Once{}
	var list []eval.Named
	for _, m := range methods.All() {
		if unfloored[m.Name] || m.Laid {
			continue
		}
		named, err := methods.Named(m.Name, parsed.Load)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, named)
	}
	parsed.Users = len(list)
	return list
}

// foldSelector remembers what it was asked for.
type foldSelector struct {
	fold int
	seen *[]string
}

func (s foldSelector) Select(p *page.Page) (page.Selection, error) {
	*s.seen = append(*s.seen, fmt.Sprintf("%d %s", s.fold, p.URL))
	return page.Selection{Title: page.None}, models.ErrNoArticle
}

// TestPerPage: each page is asked of the selector of its own fold.
func TestPerPage(t *testing.T) {
	const folds = 5
	var seen, want []string
	var selectors [folds]models.Selector
	for i := range selectors {
		selectors[i] = foldSelector{i, &seen}
	}
	heldOut := methods.PerPage("held out", func(d corpus.Document) models.Selector { return selectors[corpus.Fold(d, folds)] }, corpus.Parse)
	for _, address := range []string{"https://a.example/1", "https://www.a.example/2", "https://b.example/1"} {
		d := corpus.Document{ID: address, URL: address, HTML: []byte("<p>x")}
		if _, text, err := heldOut.Select(t.Context(), d); text != "" || err != nil {
			t.Errorf("%s: %q, %v", address, text, err)
		}
		want = append(want, fmt.Sprintf("%d %s", corpus.Fold(d, folds), address))
	}
	if fmt.Sprint(seen) != fmt.Sprint(want) {
		t.Errorf("asked %v, want %v", seen, want)
	}
	broken := methods.PerPage("broken", nil, func(context.Context, corpus.Document) (*page.Page, error) { return nil, errors.ErrUnsupported })
	if _, _, err := broken.Select(t.Context(), corpus.Document{}); !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("a page that cannot be loaded: %v", err)
	}
}
