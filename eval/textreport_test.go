package eval_test

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"galley/eval"
	"galley/eval/corpus"
)

func TestTextReportGolden(t *testing.T) {
	c, results := fixed(t)
	r := eval.NewTextReport(c, strings.Repeat("ab", 32), results, 1)
	goldenOf(t, "textreport.json", r.WriteJSON)
	goldenOf(t, "textreport.md", r.WriteMarkdown)
	goldenOf(t, "textreport.html", r.WriteHTML)
	goldenOf(t, "textreport.jsonl", func(w io.Writer) error { return eval.WritePages(w, results) })
}

// TestTextReportShape holds the contract of eval text --json.
func TestTextReportShape(t *testing.T) {
	c, results := fixed(t)
	var b bytes.Buffer
	if err := eval.NewTextReport(c, "", results, 1).WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	var shape struct {
		Methods []struct {
			Name    string
			Pages   int
			MS      *float64 `json:"ms_median"`
			Title   *float64 `json:"title_exact"`
			Metrics map[string]struct{ P, R, F1 *float64 }
		}
	}
	if err := json.Unmarshal(b.Bytes(), &shape); err != nil {
		t.Fatal(err)
	}
	for _, m := range shape.Methods {
		if m.Name == "" || m.Pages != 6 || m.MS == nil || m.Title == nil {
			t.Errorf("method %+v", m)
		}
		for _, name := range []string{"bag", "lcs", "set", "node", "shingle"} {
			if v := m.Metrics[name]; v.P == nil || v.R == nil || v.F1 == nil {
				t.Errorf("%s: metric %s is %+v", m.Name, name, v)
			}
		}
	}
	if len(shape.Methods) != 3 {
		t.Errorf("%d methods, want 3", len(shape.Methods))
	}
}

// Both ways of averaging: pages with P = 1, R = 0.5 and P = 0.5, R = 1.
func TestAveraging(t *testing.T) {
	pr := func(p, r float64) eval.PageResult {
		o := eval.Outcome{Method: "m", Scores: eval.Scores{NoNode: p == 1}}
		for _, m := range []*eval.PR{&o.LCS, &o.WCXB, &o.Node} {
			*m = eval.PR{Precision: p, Recall: r}
		}
		return eval.PageResult{Outcomes: []eval.Outcome{o}}
	}
	r := eval.NewTextReport(&corpus.Corpus{}, "", []eval.PageResult{pr(1, .5), pr(.5, 1)}, 1)
	m := r.Methods[0].Metrics
	if !equal(m.LCS.F1OfMeans, .75) || !equal(m.LCS.MeanF1, 2./3) || m.LCS.F1 != m.LCS.F1OfMeans || m.LCS.Pages != 2 {
		t.Errorf("lcs %+v", m.LCS)
	}
	if m.WCXB.F1 != m.WCXB.MeanF1 || m.WCXB.F1OfMeans != m.LCS.F1OfMeans {
		t.Errorf("wcxb %+v", m.WCXB)
	}
	if m.Node.Pages != 1 || m.Node.P != .5 {
		t.Errorf("node %+v, want only the page where it is defined", m.Node)
	}
}

func TestTextReportOfNothing(t *testing.T) {
	r := eval.NewTextReport(small(t, 1), "", nil, 1)
	for name, write := range map[string]func(io.Writer) error{"json": r.WriteJSON, "md": r.WriteMarkdown, "html": r.WriteHTML} {
		var b bytes.Buffer
		if err := write(&b); err != nil || b.Len() == 0 || strings.Contains(b.String(), "NaN") {
			t.Errorf("%s: %v\n%s", name, err, b.String())
		}
	}
}
