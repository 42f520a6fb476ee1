package fused

import (
	"runtime"
	"sync"
	"testing"

	"galley/eval"
	"galley/page"
)

// floors are what quality must not fall below: a little under what was measured.
// TestQuality prints the figures with -v. They are of the weights as they are, which
// have seen the articles of wcxb/dev; galley train shipped prints those of pages
// held out.
var floors = []struct {
	corpus    string
	f1, title float64
}{
	{"wcxb/dev", 0.955, 0.83},
	{"sites", 0.872, 0.99},
}

func TestQuality(t *testing.T) {
	if testing.Short() {
		t.Skip("reads a corpus")
	}
	for _, floor := range floors {
		t.Run(floor.corpus, func(t *testing.T) {
			f1, title := quality(t, corpus(t, floor.corpus).Articles().Documents())
			if f1 < floor.f1 || title < floor.title {
				t.Errorf("F1 %.4f, exact titles %.4f, want at least %.4f and %.4f", f1, title, floor.f1, floor.title)
			}
		})
	}
}

// quality is the mean word F1, and the share of exact titles.
func quality(t *testing.T, docs []eval.Document) (f1, title float64) {
	t.Helper()
	var mu sync.Mutex
	var wg sync.WaitGroup
	var sum eval.PR
	titled := 0
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for _, d := range docs {
		free <- true
		wg.Go(func() {
			defer func() { <-free }()
			p := loaded(t, d)
			s, _ := (&Extractor{}).Select(p) // no article is no text
			pr := eval.WCXB(eval.BodyText(p, s), d.Gold.Text)
			mu.Lock()
			defer mu.Unlock()
			sum.Precision += pr.Precision
			sum.Recall += pr.Recall
			f1 += pr.F1()
			if d.Gold.Title != "" {
				titled++
				if s.Title != page.None && page.Fold(p.Text(s.Title)) == page.Fold(d.Gold.Title) {
					title++
				}
			}
		})
	}
	wg.Wait()
	n := float64(len(docs))
	t.Logf("P %.4f R %.4f F1 %.4f, exact titles %.4f of %d", sum.Precision/n, sum.Recall/n, f1/n, title/float64(titled), titled)
	return f1 / n, title / float64(titled)
}
