package transfer

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/dataset"
	"galley/eval"
	"galley/features"
	"galley/models"
	"galley/page"
	"galley/testdata/testfile"
	"galley/train"
	"galley/train/traintest"
)

func themedSite(name string, samples []dataset.Sample) train.Site {
	return train.Site{Name: name, Browser: "Chrome/156", Samples: samples}
}

func sites(t testing.TB, n int) []train.Site {
	return []train.Site{themedSite("times", traintest.Times.Samples(t, n)), themedSite("post", traintest.Post.Samples(t, n)), themedSite("news", traintest.News.Samples(t, n))}
}

func TestRun(t *testing.T) {
	traintest.Need(t, "svm-train")
	x := Experiment{Train: []int{2, 4}, Test: 3, Options: train.Options{Seed: 1, Folds: 3, Grid: []train.Point{{C: 4, Gamma: 1. / 512}, {C: 16, Gamma: 1. / 32}}}}
	done := 0
	rows, err := x.Run(t.Context(), sites(t, 8), func(n, all int) {
		if done++; n != done || all != 6 {
			t.Errorf("progress %d of %d, want %d of 6", n, all, done)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 6 || done != 6 {
		t.Fatalf("%d rows, %d times progress, want 6", len(rows), done)
	}
	for i, r := range rows {
		if site := []string{"times", "post", "news"}[i/2]; r.Site != site || r.Pages != x.Train[i%2] || r.Record.Pages != r.Pages {
			t.Errorf("row %d: %s with %d pages (%d recorded), want %s with %d", i, r.Site, r.Pages, r.Record.Pages, site, x.Train[i%2])
		}
		if r.Report.Overall.Pages != 9 || len(r.Report.Sites) != 3 {
			t.Errorf("row %d is measured on %d pages of %d sites, want 9 of 3", i, r.Report.Overall.Pages, len(r.Report.Sites))
		}
		if own := r.Report.Sites[i/2]; own.Page != 1 {
			t.Errorf("%s with %d pages: %.2f of its own site right, want all", r.Site, r.Pages, own.Page)
		}
	}
}

func TestSplit(t *testing.T) {
	x := Experiment{Train: []int{2, 5}, Test: 3, Options: train.Options{Seed: 9}}
	all := sites(t, 9)
	all[0].Samples[4].Article = false // nothing to learn from, nothing to measure
	learn, test, err := x.Split(all)
	if err != nil {
		t.Fatal(err)
	}
	for i, site := range test {
		if len(site.Samples) != 3 || len(learn[i].Samples) < 5 {
			t.Errorf("%s: %d test and %d training pages", site.Name, len(site.Samples), len(learn[i].Samples))
		}
		for _, s := range site.Samples {
			if !s.Article {
				t.Errorf("%s is no article", s.URL)
			}
			for _, u := range learn[i].Samples {
				if s.URL == u.URL {
					t.Errorf("%s is trained on and tested", s.URL)
				}
			}
		}
	}
	if len(learn[0].Samples)+len(test[0].Samples) != 8 {
		t.Errorf("%d pages of 8 articles", len(learn[0].Samples)+len(test[0].Samples))
	}
	_, again, _ := x.Split(sites(t, 9)[1:])
	if again[0].Samples[0].URL != test[1].Samples[0].URL {
		t.Error("the test pages of a site depend on the other sites")
	}
}

func TestRunRefuses(t *testing.T) {
	for _, tt := range []struct {
		name string
		x    Experiment
		want string
	}{
		{"too few pages", Experiment{Train: []int{2, 4}, Test: 3}, "times has 6 labelled articles, the experiment needs 7"},
		{"no training pages", Experiment{Test: 3}, "want at least 2 and 1"},
		{"one training page", Experiment{Train: []int{1}, Test: 3}, "want at least 2 and 1"},
		{"no test pages", Experiment{Train: []int{2}}, "want at least 2 and 1"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if rows, err := tt.x.Run(t.Context(), sites(t, 6), nil); rows != nil || err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("Run = %v, %v, want an error with %q", rows, err, tt.want)
			}
		})
	}
}

// scripted selects by address; what it does not know has no article.
type scripted map[string]func(dataset.Sample) page.Selection

type byPage struct {
	samples map[*page.Page]dataset.Sample
	script  scripted
	err     error
}

func (b byPage) Select(p *page.Page) (page.Selection, error) {
	s := b.samples[p]
	if f := b.script[s.URL[len(s.URL)-2:]]; f != nil {
		return f(s), nil
	}
	return page.Selection{}, b.err // the zero value: its title is the root
}

func TestEvaluate(t *testing.T) {
	list := traintest.Times.Samples(t, 4)
	list[3].Article = false
	b := byPage{map[*page.Page]dataset.Sample{}, scripted{
		"00": func(s dataset.Sample) page.Selection { return s.Selection },
		"01": func(s dataset.Sample) page.Selection {
			return page.Selection{Title: s.Selection.Title, Roots: []page.NodeID{s.Selection.Title}}
		},
	}, fmt.Errorf("page 2: %w", models.ErrNoArticle)}
	for _, s := range list {
		b.samples[s.Page] = s
	}
	got, err := Evaluate(b, []train.Site{themedSite("times", list)})
	if err != nil {
		t.Fatal(err)
	}
	want := eval.Accuracy{Pages: 3, Title: 2. / 3, Body: 1. / 3, Page: 1. / 3}
	want.Lenient.Title, want.Lenient.Body, want.Lenient.Page = want.Title, want.Body, want.Page
	if diff := cmp.Diff(want, got.Overall); diff != "" {
		t.Errorf("accuracy (-want +got):\n%s", diff)
	}
	if len(got.Wrong) != 2 || !strings.HasPrefix(got.Wrong[1].Why, "title: got nothing,") || !strings.Contains(got.Wrong[1].Why, "body: got nothing,") {
		t.Errorf("wrong: %+v, want the page without an article last, with nothing found", got.Wrong)
	}
	b.err = features.ErrNoLayout
	if _, err := Evaluate(b, []train.Site{themedSite("times", list)}); !errors.Is(err, features.ErrNoLayout) || !strings.Contains(err.Error(), "https://times.example/02") {
		t.Errorf("error %v, want %v of page 02", err, features.ErrNoLayout)
	}
}

func TestWrite(t *testing.T) {
	row := func(site string, n int, right ...string) Row {
		var pages eval.Pages
		for i, letters := range right {
			title, body := strings.Contains(letters, "T"), strings.Contains(letters, "B")
			pages.Add([]string{"times", "post"}[i%2], "", eval.Comparison{Title: title, LenientTitle: title, Body: body, LenientBody: true})
		}
		return Row{Site: site, Pages: n, Report: pages.Report()}
	}
	var got bytes.Buffer
	err := Write(&got, []Row{
		row("times", 10, "TB", "T", "TB", ""), row("times", 40, "TB", "TB", "TB", "B"), row("a-long-name.example", 10, "", "", "", ""),
	})
	if err != nil {
		t.Fatal(err)
	}
	testfile.Golden(t, "testdata/transfer.txt", got.Bytes())
	got.Reset()
	if err := Write(&got, nil); err != nil || got.Len() > 0 {
		t.Errorf("without rows: %q, %v", got.String(), err)
	}
}

func TestWriteWays(t *testing.T) {
	row := func(way, site string, n int, right ...bool) Row {
		var pages eval.Pages
		for i, r := range right {
			pages.Add([]string{"times", "post", "real"}[i], "", eval.Comparison{Title: r, LenientTitle: r, Body: r, LenientBody: r})
		}
		return Row{Way: way, Site: site, Pages: n, Report: pages.Report()}
	}
	var got bytes.Buffer
	err := WriteWays(&got, []Row{
		row("shipped", "times", 0, true, false, true), row("default", "times", 10, true, true, true),
		row("shipped", "post", 0, true, false, true), row("default", "post", 10, true, true, false),
	})
	if err != nil {
		t.Fatal(err)
	}
	testfile.Golden(t, "testdata/ways.txt", got.Bytes())
}
