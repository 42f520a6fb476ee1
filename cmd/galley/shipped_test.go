package main

import (
	"flag"
	"testing"
	"time"

	"galley/eval"
	"galley/eval/evaltest"
	"galley/models"

	"galley/page"
)

var update = flag.Bool("update", false, "raise the floors to what is measured; none is lowered")

// TestShippedFloor: the wrapper that ships gets no worse on pages that a browser laid
// out: some of every themed site. The floor is a little under what was measured: a page
// may be laid out otherwise once in a while.
func TestShippedFloor(t *testing.T) {
	if testing.Short() {
		t.Skip("renders pages of a corpus")
	}
	if ok, err := condition("chrome"); err != nil {
		t.Fatal(err)
	} else if !ok {
		t.Skip("no Chrome")
	}
	const every = 17
	c := evaltest.Corpus(t, "sites")
	var docs []eval.Document
	for i, d := range c.Documents() {
		if i%every == 0 {
			docs = append(docs, d)
		}
	}
	o := evalTextOptions{}
	o.viewport, o.timeout, o.jobs = viewportFlag(page.DefaultViewport), time.Minute, 2
	l, err := o.loader(t.Context(), c, 1)
	if err != nil {
		t.Fatal(err)
	}
	defer l.close()
	s := shippedSelector(models.Options{})
	results, err := eval.Run(t.Context(), docs, []eval.Named{{Name: s.name, Select: l.selecting(s)}}, eval.RunOptions{Workers: 2, Timeout: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	digest, err := c.Digest(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var f1, title, noise, snippets float64
	for _, r := range results {
		got := r.Outcomes[0]
		if got.Failure != "" {
			t.Errorf("%s: %s", r.ID, got.Failure)
		}
		f1 += got.WCXB.F1()
		if got.TitleExact {
			title++
		}
		noise += float64(got.Without.Right)
		snippets += float64(got.Without.Of)
	}
	n := float64(len(results))
	evaltest.Floor(t, "testdata/floor/sites.json", &eval.Floor{Corpus: c.Name, Digest: digest, Pages: len(docs), Figures: eval.Figures{
		s.name: {"wcxb": f1 / n, "title": title / n, "without": noise / snippets},
	}}, *update)
}
