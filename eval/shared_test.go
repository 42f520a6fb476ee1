package eval_test

import (
	"math"
	"testing"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
)

// TestSharedSites: every page of the themed sites opens, and its own gold text is
// right by every metric.
func TestSharedSites(t *testing.T) {
	c := evaltest.Corpus(t, "sites")
	if c.Len() != 774 || c.Format != corpus.Site {
		t.Fatalf("%d pages, format %s; want 774 of site", c.Len(), c.Format)
	}
	c = c.First(100)
	report := measure(t, c)
	gold, body := report.Methods[0], report.Methods[1]
	if m := gold.Metrics; m.LCS.F1 != 1 || m.Node.F1 != 1 || gold.TitleExact != 1 || gold.Without != 1 {
		t.Errorf("gold: %+v, title %v, without %v", m, gold.TitleExact, gold.Without)
	}
	if body.Metrics.LCS.F1 > 0.95 || body.Metrics.LCS.R < 0.95 || body.Without > 0.1 {
		t.Errorf("whole page: %+v, without %v", body.Metrics.LCS, body.Without)
	}
}

// measure runs the gold text itself and the whole page's text.
func measure(t *testing.T, c *corpus.Corpus) eval.TextReport {
	t.Helper()
	results, err := eval.Run(t.Context(), c.Documents(), []eval.Named{oracle(c), {Name: "whole-page", Select: whole}}, eval.RunOptions{})
	if err != nil {
		t.Fatal(err)
	}
	digest, err := c.Digest(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return eval.NewTextReport(c, digest, results, 1)
}

// TestSharedWCXB: the gold text scores 1, the whole page what it is known to.
func TestSharedWCXB(t *testing.T) {
	if testing.Short() {
		t.Skip("793 pages")
	}
	all := evaltest.Corpus(t, "wcxb")
	c := all.Articles()
	if all.Len() != 1496 || c.Len() != 793 {
		t.Fatalf("%d pages, %d articles; want 1496 and 793", all.Len(), c.Len())
	}
	report := measure(t, c)
	gold, body := report.Methods[0], report.Methods[1]
	for i, f1 := range []float64{gold.Metrics.LCS.F1, gold.Metrics.Bag.F1, gold.Metrics.Set.F1, gold.Metrics.Node.F1, gold.Metrics.Shingle.F1, gold.Metrics.WCXB.F1, gold.Score, gold.With, gold.Without} {
		if !equal(f1, 1) {
			t.Errorf("figure %d of the gold text is %v, want 1", i, f1)
		}
	}
	// The figures of November 2026, with the parts that React streamed: what a page is,
	// not how good an extractor is.
	for _, v := range []struct {
		name      string
		got, want float64
	}{
		{"wcxb", body.Metrics.WCXB.F1, 0.8059}, {"bag, mean F1", body.Metrics.Bag.MeanF1, 0.7951}, {"lcs, mean F1", body.Metrics.LCS.MeanF1, 0.7934},
		{"node", body.Metrics.Node.F1, 0.8207},
	} {
		if math.Abs(v.got-v.want) > 0.005 {
			t.Errorf("whole page, %s: %.4f, want %.4f", v.name, v.got, v.want)
		}
	}
	t.Logf("whole page: %.4f by wcxb, %.2f ms", body.Metrics.WCXB.F1, body.MSMedian)
}
