package methods_test

import (
	"flag"
	"testing"

	"galley/eval"
	"galley/eval/evaltest"
	"galley/models/methods"
)

var update = flag.Bool("update", false, "raise the floors to what is measured; none is lowered")

// unfloored are variants that cost as much as all the others together; what they
// share with the others of their paper has a floor there.
var unfloored = map[string]bool{
	"ccb": true, "tccb": true, "accb": true, "cetr-km": true, "cetr-tm": true, "cepr-tpr": true, "cepr-etpr": true,
	"cectd-s": true, "cedst-nc": true, "cedst-tf": true, "lqf-25": true, "lqf-75": true, "kfe": true,
}

// floors are the corpora on which methods have a floor, without a browser.
var floors = []struct{ corpus, file string }{
	{"wcxb/dev", "testdata/floor/wcxb.json"}, // its articles
	{"sites", "testdata/floor/sites.json"},
}

// TestFloor: no method gets worse on real pages.
func TestFloor(t *testing.T) {
	if testing.Short() {
		t.Skip("reads corpora")
	}
	for _, floor := range floors {
		t.Run(floor.corpus, func(t *testing.T) {
			c := evaltest.Corpus(t, floor.corpus).Articles()
			results, err := eval.Run(t.Context(), c.Documents(), floored(t), eval.RunOptions{})
			if err != nil {
				t.Fatal(err)
			}
			digest, err := c.Digest(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			evaltest.Floor(t, floor.file, eval.NewFloor(eval.NewTextReport(c, digest, results, 1)), *update)
		})
	}
}

// floored are the methods with a floor, with their defaults; each page is parsed
// once.
func floored(t *testing.T) []eval.Named {
	t.Helper()
	parsed := &eval.Parsed{}
	var list []eval.Named
	for _, m := range methods.All() {
		if unfloored[m.Name] {
			continue
		}
		named, err := methods.Named(m.Name, parsed.Parse)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, named)
	}
	parsed.Users = len(list)
	return list
}
