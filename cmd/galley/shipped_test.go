package main

import (
	"testing"
	"time"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/models"
	"galley/models/methods"
	"galley/page"
)

// TestShippedFloor: the wrapper that ships gets no worse on pages that a browser laid
// out: some of every themed site. Its weights have seen these sites.
func TestShippedFloor(t *testing.T) {
	if testing.Short() {
		t.Skip("renders pages of a corpus")
	}
	if ok, err := condition("chrome"); err != nil {
		t.Fatal(err)
	} else if !ok {
		t.Skip("no Chrome")
	}
	c := evaltest.Corpus(t, "sites").Every(17)
	o := browserFlags{viewport: viewportFlag(page.DefaultViewport), timeout: time.Minute, jobs: 2}
	load, stop, err := o.rendered(t.Context(), c, 1)
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	s := shippedSelector(models.Options{})
	evaltest.Floor(t, "sites-browser", c, eval.RunOptions{Workers: 2, Timeout: time.Minute},
		methods.PerPage(s.name, func(corpus.Document) models.Selector { return s }, load))
}
