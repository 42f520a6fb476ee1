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
	var galleys, bares []float64
	memory := watchMemory()
	var began map[string]float64
	for round := range rounds + 1 {
		sides := []func() error{
			func() error {
				took, err := all(o.tabs, list, func(_ int, t target) error { return extract(ctx, e, t.url) })
				if round > 0 {
					galleys = append(galleys, float64(len(list))/took.Seconds())
				}
				return err
			},
			func() error {
				took, err := all(o.tabs, list, func(tab int, t target) error { return bareLoad(loop[tab], t.url) })
				if round > 0 {
					bares = append(bares, float64(len(list))/took.Seconds())
				}
				for _, tab := range loop {
					err = errors.Join(err, bareRest(tab))
				}
				return err
			},
		}
		if round == 1 {
			began = processorTime()
		}
		if round%2 == 1 {
			slices.Reverse(sides)
		}
		for _, side := range sides {
			if err := side(); err != nil {
				return err
			}
		}
	}
	fmt.Printf("%d pages, %d tabs, %d rounds\n", len(list), o.tabs, rounds)
	fmt.Printf("%8.2f  pages a second with galley, median of %.2f\n", median(galleys), galleys)
	fmt.Printf("%8.2f  pages a second with a bare chromedp, median of %.2f\n", median(bares), bares)
	fmt.Printf("%8.2f  of the bare loop's\n", median(galleys)/median(bares))
	took, pages := processorTime(), float64(rounds*len(list))
	for _, of := range []string{"galley", "chrome", "bare"} {
		fmt.Printf("%8.3f  s of processor time a page: %s\n", (took[of]-began[of])/pages, of)
	}
	return memory(os.Stdout)
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
