package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"sync"
	"time"

	"galley"
	"galley/network"
	"galley/render"
)

// rounds is how often all pages are loaded by each side, in turn.
const rounds = 3

// throughput prints how many pages a second galley extracts with several tabs, and how
// many a bare chromedp loads with as many, and what memory both need.
func throughput(ctx context.Context, o options, w selector, list []target) error {
	e, err := extractor(w, o)
	if err != nil {
		return err
	}
	defer e.Close()
	loop, cancel, err := bareLoop(ctx, o.bare, w.screen, o.tabs)
	if err != nil {
		return err
	}
	defer cancel()
	memory := watchMemory()
	galleys := side{do: func() (time.Duration, error) {
		return all(o.tabs, list, func(_ int, t target) error { return extract(ctx, e, t.url) })
	}}
	bares := side{do: func() (time.Duration, error) {
		took, err := all(o.tabs, list, func(tab int, t target) error { return bareLoad(loop[tab], t.url) })
		for _, tab := range loop {
			err = errors.Join(err, bareRest(tab))
		}
		return took, err
	}}
	began, err := inTurn(&galleys, &bares)
	if err != nil {
		return err
	}
	ours, theirs := galleys.speeds(len(list)), bares.speeds(len(list))
	fmt.Printf("%d pages, %d tabs, %d rounds\n", len(list), o.tabs, rounds)
	fmt.Printf("%8.2f  pages a second with galley, median of %.2f\n", median(ours), ours)
	fmt.Printf("%8.2f  pages a second with a bare chromedp, median of %.2f\n", median(theirs), theirs)
	fmt.Printf("%8.2f  of the bare loop's\n", median(ours)/median(theirs))
	took, pages := processorTime(), float64(rounds*len(list))
	for _, of := range []string{"galley", "chrome", "bare"} {
		fmt.Printf("%8.3f  s of processor time a page: %s\n", (took[of]-began[of])/pages, of)
	}
	return memory(os.Stdout)
}

// side loads all pages in one of the two ways, and notes what its rounds took.
type side struct {
	do   func() (time.Duration, error)
	took []time.Duration
}

// speeds are the pages a second of its rounds.
func (s *side) speeds(pages int) (list []float64) {
	for _, took := range s.took {
		list = append(list, float64(pages)/took.Seconds())
	}
	return list
}

// inTurn lets the sides go round after round, each first in every second one, after one that
// does not count. began is the processor time when the first round that counts began.
func inTurn(sides ...*side) (began map[string]float64, err error) {
	for round := range rounds + 1 {
		if round == 1 {
			began = processorTime()
		}
		for _, s := range sides {
			took, err := s.do()
			if err != nil {
				return nil, err
			}
			if round > 0 {
				s.took = append(s.took, took)
			}
		}
		slices.Reverse(sides)
	}
	return began, nil
}

// everywhere lets pages reach everything. The usual policy gives a page of a host on
// loopback a tab that no page of another such host gets, as if it were secret; pages of
// the open web share tabs.
func everywhere() *network.Policy { return &network.Policy{Mode: network.Any} }

func extractor(w selector, o options) (*galley.Extractor, error) {
	return galley.New(galley.Options{Selector: w.Selector, Browser: render.Options{
		Chrome: o.chrome, Tabs: o.tabs, Viewport: w.screen, Network: everywhere(),
	}})
}

// extract is what "galley extract" does with a page.
func extract(ctx context.Context, e *galley.Extractor, url string) error {
	a, err := e.Extract(ctx, galley.URL(url))
	if err != nil {
		return err
	}
	var text bytes.Buffer
	return a.WriteHTML(&text)
}

// all does every page, by as many workers as there are tabs. The first error ends it.
func all(tabs int, list []target, do func(tab int, t target) error) (time.Duration, error) {
	began := time.Now()
	work := make(chan target)
	failed := make(chan error, tabs)
	var workers sync.WaitGroup
	for tab := range tabs {
		workers.Go(func() {
			for t := range work {
				if err := do(tab, t); err != nil {
					select {
					case failed <- fmt.Errorf("%s: %w", t.name, err):
					default:
					}
				}
			}
		})
	}
	for _, t := range list {
		work <- t
	}
	close(work)
	workers.Wait()
	select {
	case err := <-failed:
		return 0, err
	default:
		return time.Since(began), nil
	}
}
