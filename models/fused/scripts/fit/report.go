package main

import (
	"fmt"
	"runtime"
	"sync"

	"galley/eval"
	"galley/models/fused"
	"galley/page"
)

// report prints the figures of the extractor with the model that is right for a page.
func report(name string, samples []*sample, model func(*sample) *fused.Model) {
	all := make([]eval.Scores, len(samples))
	var wg sync.WaitGroup
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for i, s := range samples {
		free <- true
		wg.Go(func() {
			all[i] = s.extract(model(s))
			<-free
		})
	}
	wg.Wait()
	var p, r, f, with, without, title mean
	for _, s := range all {
		p.add(s.WCXB.Precision, 1)
		r.add(s.WCXB.Recall, 1)
		f.add(s.WCXB.F1(), 1)
		with.add(float64(s.With.Right), s.With.Of)
		without.add(float64(s.Without.Right), s.Without.Of)
		if s.HasTitle {
			exact := 0.0
			if s.TitleExact {
				exact = 1
			}
			title.add(exact, 1)
		}
	}
	fmt.Printf("%s: P %.4f R %.4f F1 %.4f with %.4f without %.4f exact titles %.4f\n",
		name, p.of(), r.of(), f.of(), with.of(), without.of(), title.of())
}

// extract scores a page. No article is no text.
func (s *sample) extract(m *fused.Model) eval.Scores {
	found, _ := (&fused.Extractor{Options: fused.Options{Model: m}}).Select(s.page)
	title := ""
	if found.Title != page.None {
		title = s.page.Text(found.Title)
	}
	return eval.NewReference(s.doc).Score(title, eval.BodyText(s.page, found))
}

// mean is one over pages; of shares, that of the pages' shares.
type mean struct{ sum, n float64 }

func (m *mean) add(right float64, of int) {
	if of > 0 {
		m.sum += right / float64(of)
		m.n++
	}
}

func (m *mean) of() float64 { return m.sum / max(m.n, 1) }
