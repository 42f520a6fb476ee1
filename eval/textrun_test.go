package eval_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/page/parse"
)

// whole extracts the title element and all visible text.
func whole(_ context.Context, d corpus.Document) (title, text string, err error) {
	p, err := parse.HTML(bytes.NewReader(d.HTML), parse.Source{URL: d.URL, ContentType: d.ContentType})
	if err != nil {
		return "", "", err
	}
	if n, err := p.FindCSS("title"); err == nil {
		for c := range p.Children(n) {
			title = p.Nodes[c].Text
		}
	}
	return title, p.Text(0), nil
}

// small is a corpus of n pages of one word more each.
func small(t testing.TB, n int) *corpus.Corpus {
	t.Helper()
	files := map[string]string{}
	for i := range n {
		words := strings.Repeat("word ", i+1) + fmt.Sprintf("number%d", i)
		files[fmt.Sprintf("html/%03d.html", i)] = "<title>T</title><nav>menu and more</nav><p>" + words
		files[fmt.Sprintf("ground-truth/%03d.json", i)] = fmt.Sprintf(
			`{"url":"https://x.example/%d?a=<b>","_internal":{"page_type":{"primary":%q}},"ground_truth":{"title":"t","main_content":%q,"with":["number%d"],"without":["menu"]}}`,
			i, []string{"article", "forum"}[i%2], words, i)
	}
	c, err := corpus.Open(evaltest.Lay(t, files), "")
	if err != nil {
		t.Fatal(err)
	}
	c.Name = "small"
	return c
}

// oracles know the gold texts that methods are not given.
func oracle(c *corpus.Corpus) eval.Named {
	gold := map[string]corpus.Gold{}
	for d := range c.All() {
		gold[d.ID] = d.Gold
	}
	return eval.Named{Name: "gold", Select: func(_ context.Context, d corpus.Document) (string, string, error) {
		if d.Gold.Text != "" {
			return "", "", errors.New("the method was given the gold text")
		}
		return gold[d.ID].Title, gold[d.ID].Text, nil
	}}
}

func TestRun(t *testing.T) {
	c := small(t, 9)
	release := make(chan struct{})
	defer close(release)
	methods := []eval.Named{
		oracle(c),
		{Name: "whole", Select: whole},
		{Name: "bad", Select: func(_ context.Context, d corpus.Document) (string, string, error) {
			switch d.ID {
			case "001":
				panic("oh")
			case "002":
				return "T", "half an answer", errors.New("broke")
			case "003":
				<-release // deaf to its context
			}
			return "", "", nil
		}},
	}
	for _, workers := range []int{1, 4, 0} {
		t.Run(fmt.Sprint(workers, " workers"), func(t *testing.T) {
			calls := 0
			results, err := eval.Run(t.Context(), c.Documents(), methods, eval.RunOptions{
				Workers: workers, Timeout: 200 * time.Millisecond, Progress: func(done, total int) {
					if calls++; done != calls || total != 9 {
						t.Errorf("progress %d of %d after %d", done, total, calls)
					}
				}})
			if err != nil {
				t.Fatal(err)
			}
			for i, r := range results {
				if r.ID != fmt.Sprintf("%03d", i) || r.Outcomes[0].Method != "gold" || r.Outcomes[2].Method != "bad" {
					t.Errorf("result %d is of %s", i, r.ID)
				}
				if o := r.Outcomes[0]; o.LCS.F1() != 1 || o.Node.F1() != 1 || !o.TitleExact || o.Failure != "" || o.Empty {
					t.Errorf("gold on %s: %+v", r.ID, o)
				}
				if o := r.Outcomes[1]; o.LCS.Recall != 1 || o.LCS.F1() >= 1 || o.Node.F1() >= 1 || o.Without.Right != 0 || !o.TitleExact {
					t.Errorf("whole on %s: %+v", r.ID, o)
				}
				if o := r.Outcomes[2]; o.LCS.F1() != 0 || !o.Empty || o.TitleExact {
					t.Errorf("bad on %s: %+v", r.ID, o)
				}
			}
			for i, want := range []string{"", "panic: oh", "broke", "no result within 200ms"} {
				if got := results[i].Outcomes[2].Failure; got != want {
					t.Errorf("failure on page %d: %q, want %q", i, got, want)
				}
			}
			if d := results[3].Outcomes[2].Time; d < 200*time.Millisecond {
				t.Errorf("the page that took too long has %v", d)
			}
		})
	}
}

func TestRunStops(t *testing.T) {
	c := small(t, 30)
	release := make(chan struct{})
	defer close(release)
	deaf := []eval.Named{{Name: "deaf", Select: func(context.Context, corpus.Document) (string, string, error) {
		<-release
		return "", "", nil
	}}}
	if _, err := eval.Run(t.Context(), c.Documents(), deaf, eval.RunOptions{Workers: 2, Timeout: time.Millisecond}); !errors.Is(err, eval.ErrHanging) {
		t.Errorf("methods that hang: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(20*time.Millisecond, cancel)
	if _, err := eval.Run(ctx, c.Documents(), deaf, eval.RunOptions{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	missing := []corpus.Document{{ID: "gone", File: "nowhere.html"}}
	if _, err := eval.Run(t.Context(), missing, deaf, eval.RunOptions{}); err == nil || !strings.Contains(err.Error(), "document gone") {
		t.Errorf("a missing page: %v", err)
	}
	if results, err := eval.Run(t.Context(), nil, nil, eval.RunOptions{}); err != nil || len(results) != 0 {
		t.Errorf("of nothing: %v, %v", results, err)
	}
}

// fixed is a run on the small corpus with times that do not vary.
func fixed(t testing.TB) (*corpus.Corpus, []eval.PageResult) {
	t.Helper()
	c := small(t, 6)
	methods := []eval.Named{oracle(c), {Name: "whole|page", Select: whole}, {Name: "<nothing>", Select: func(_ context.Context, d corpus.Document) (string, string, error) {
		if d.ID == "004" {
			return "", "", errors.New("no <text> here")
		}
		return "", "", nil
	}}}
	results, err := eval.Run(t.Context(), c.Documents(), methods, eval.RunOptions{Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	for i := range results {
		for k := range results[i].Outcomes {
			results[i].Outcomes[k].Time = time.Duration(i+1) * time.Duration(k+1) * time.Millisecond
		}
	}
	return c, results
}
