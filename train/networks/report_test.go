package networks

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"galley/eval"
	"galley/page"
	"galley/testdata/testfile"
)

// posteriors of articles, then of other pages.
func testPages(articles, others []float64) (list []Page) {
	for _, p := range articles {
		list = append(list, Page{Article: true, Posterior: p})
	}
	for _, p := range others {
		list = append(list, Page{Posterior: p})
	}
	return list
}

func TestArea(t *testing.T) {
	tests := []struct {
		name             string
		articles, others []float64
		want             float64
	}{
		{"apart", []float64{0.8, 0.9}, []float64{0.1, 0.2, 0.3}, 1},
		{"the wrong way", []float64{0.1}, []float64{0.2}, 0},
		{"all the same", []float64{0.5, 0.5}, []float64{0.5, 0.5}, 0.5},
		{"one of four pairs wrong", []float64{0.4, 0.9}, []float64{0.5, 0.1}, 0.75},
		{"no others", []float64{0.4}, nil, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			pages := testPages(tt.articles, tt.others)
			if got := area(pages[:len(tt.articles)], pages[len(tt.articles):]); got != tt.want {
				t.Errorf("area %v, want %v", got, tt.want)
			}
		})
	}
}

func TestPosteriorQuantile(t *testing.T) {
	pages := testPages([]float64{0.9, 0.5, 0.7, 0.6}, []float64{0.1})
	pages = append(pages, Page{Article: true, Site: "gazette", Themed: true, Posterior: 0.2})
	for share, want := range map[float64]float64{0: 0.5, 0.24: 0.5, 0.25: 0.6, 0.99: 0.9} {
		if got := posteriorQuantile(pages, share); got != want {
			t.Errorf("quantile %v is %v, want %v", share, got, want)
		}
	}
	if got := posteriorQuantile(nil, 0.5); got != 0 {
		t.Errorf("of no pages: %v", got)
	}
}

func TestReport(t *testing.T) {
	score := func(p, r float64, title bool) eval.Scores {
		s := eval.Scores{HasTitle: true, TitleExact: title}
		s.WCXB = eval.PR{Precision: p, Recall: r}
		return s
	}
	r := newReport(Laid, []Page{
		{ID: "1", Corpus: "wcxb/dev", URL: "https://x.example/1", Article: true, Posterior: 0.9, Scores: score(1, 1, true), Title: "A  title", GoldTitle: "A title"},
		{ID: "2", Corpus: "wcxb/dev", Article: true, Posterior: 0.4, Scores: score(0.5, 1, false)},
		{ID: "3", Corpus: "wcxb/dev", Posterior: 0.3},
		{ID: "s/1", Corpus: "sites", Site: "s", Themed: true, Article: true, Posterior: 0.8, Scores: score(0.9, 0.9, true), Labelled: true,
			Judgement: eval.Comparison{Body: true, Why: "title: got nothing"}, Images: eval.Share{Right: 1, Of: 2}},
	})
	var got bytes.Buffer
	if err := r.Write(&got, "held out"); err != nil {
		t.Fatal(err)
	}
	if err := r.WritePages(&got); err != nil {
		t.Fatal(err)
	}
	testfile.Golden(t, "testdata/report.txt", got.Bytes())
}

func TestForEach(t *testing.T) {
	wrong := errors.New("wrong")
	if err := forEach(t.Context(), 50, func(i int) error {
		if i == 7 {
			return wrong
		}
		return nil
	}); !errors.Is(err, wrong) {
		t.Errorf("error %v", err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := forEach(ctx, 5, func(int) error { t.Error("called"); return nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

// TestRightBodies: with a label all elements that hold the same are right; without one,
// the lowest with the best F1 of words.
func TestRightBodies(t *testing.T) {
	o := testCorpora(t, Laid)
	layOutByHand(t, &o)
	_, samples, _ := readTest(t, o)
	for _, s := range samples {
		if !s.article {
			continue
		}
		nodes, _ := s.features.bodies(make([]float64, len(s.rows)))
		nodes = append(nodes, s.bodyOf(t))
		right := s.rightBodies(nodes)
		if right == nil || !right[len(nodes)-1] && s.site != "" {
			t.Errorf("%s: right %v", s.doc.ID, right)
			continue
		}
		for i, is := range right {
			if text := s.page.Text(nodes[i]); is && (!strings.Contains(text, "as the town has it") || strings.Contains(text, "Most read")) {
				t.Errorf("%s: %s is taken for right", s.doc.ID, s.page.XPath(nodes[i]))
			}
		}
	}
}

// bodyOf is the element that the generated page has its paragraphs in.
func (s *sample) bodyOf(t *testing.T) page.NodeID {
	t.Helper()
	path := "/html[1]/body[1]/main[1]/section[1]"
	if s.site != "" {
		path = "/html[1]/body[1]/div[1]/article[1]"
	}
	n, err := s.page.FindXPath(path)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
