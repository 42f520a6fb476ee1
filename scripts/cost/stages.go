package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"galley/article"
	"galley/article/lead"
	"galley/render"
)

// The columns of a row, in milliseconds a page.
const (
	navigate = iota
	settle
	snapshot
	convert
	choose
	look
	write
	own   // all but navigate
	rest  // all but navigate and settle
	whole // from the call to the article's bytes
	bare
	columns
)

var names = [columns]string{
	"navigate", "settle", "snapshot", "convert", "select", "look", "article",
	"own (all but navigate)", "own without settle", "whole", "bare navigate and outerHTML",
}

// stages prints where the time of a page goes.
func stages(ctx context.Context, o options, w selector, list []target) error {
	b, err := render.Start(ctx, render.Options{Chrome: o.chrome, Viewport: w.screen, Tabs: 1, Network: everywhere()})
	if err != nil {
		return err
	}
	defer b.Close()
	loop, cancel, err := bareLoop(ctx, o.bare, w.screen, 1)
	if err != nil {
		return err
	}
	defer cancel()
	// Both browsers see every page once before it counts: caches are warm for both. In the
	// cold, they are as warm as the pages before have made them.
	samples := make([][]float64, columns)
	first := 0
	if o.cold {
		first = 1
	}
	for round := first; round < 2; round++ {
		for i, t := range list {
			row, err := both(ctx, b, loop[0], w, t.url, i%2 == 0)
			if err != nil {
				return fmt.Errorf("%s: %w", t.name, err)
			}
			for j, v := range row {
				if round == 1 {
					samples[j] = append(samples[j], v)
				}
			}
		}
	}
	return report(o, len(list), samples)
}

// line is one row of the report.
type line struct {
	Name         string
	Median, Mean float64 // ms
}

func report(o options, pages int, samples [][]float64) error {
	var table []line
	for j, s := range samples {
		table = append(table, line{names[j], median(s), mean(s)})
	}
	if o.plot != "" {
		if err := plotStages(o.plot, pages, table); err != nil {
			return err
		}
	}
	if o.json {
		return json.NewEncoder(os.Stdout).Encode(struct {
			Pages  int
			Stages []line
		}{pages, table})
	}
	fmt.Printf("ms a page, %d pages\n  median    mean\n", pages)
	for _, l := range table {
		fmt.Printf("%8.2f %7.2f  %s\n", l.Median, l.Mean, l.Name)
	}
	fmt.Println("in % of the bare time:")
	for _, j := range []int{own, rest, whole} {
		fmt.Printf("%8.1f %7.1f  %s\n", 100*table[j].Median/table[bare].Median, 100*table[j].Mean/table[bare].Mean, names[j])
	}
	return nil
}

// clearing is how long a tab is left alone after a page, so that getting it ready for the
// next is in neither measurement. The command tabs has it.
const clearing = 60 * time.Millisecond

// both measures one page with galley and without, in the given order.
func both(ctx context.Context, b *render.Browser, loop context.Context, w selector, url string, galleyFirst bool) ([]float64, error) {
	row := make([]float64, columns)
	steps := []func() error{
		func() error {
			defer time.Sleep(clearing)
			return withGalley(ctx, b, w, url, row)
		},
		func() error {
			began := time.Now()
			err := bareLoad(loop, url)
			row[bare] = ms(time.Since(began))
			return errors.Join(err, bareRest(loop))
		},
	}
	if !galleyFirst {
		slices.Reverse(steps)
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return row, nil
}

func withGalley(ctx context.Context, b *render.Browser, w selector, url string, row []float64) error {
	start := time.Now()
	d, err := b.Open(ctx, render.Source{URL: url})
	if err != nil {
		return err
	}
	defer d.Close()
	var reading *article.Reading
	var took time.Duration
	for err := render.ErrChanged; err != nil; {
		began := time.Now()
		sel, failed := w.Select(d.Page())
		if failed != nil {
			return failed
		}
		sel = lead.Complete(d.Page(), sel)
		took += time.Since(began)
		reading = article.Read(d.Page(), sel)
		err = d.Styles(reading.Styled()...)
		if err != nil && !errors.Is(err, render.ErrChanged) {
			return err
		}
	}
	began := time.Now()
	a, err := reading.Article()
	if err != nil {
		return err
	}
	var text bytes.Buffer
	if err := a.WriteHTML(&text); err != nil {
		return err
	}
	t := d.Timing()
	for i, d := range []time.Duration{t.Navigate, t.Settle, t.Snapshot, t.Convert, took, t.Styles, time.Since(began)} {
		row[i] = ms(d)
	}
	row[whole] = ms(time.Since(start))
	row[own] = row[whole] - row[navigate]
	row[rest] = row[own] - row[settle]
	return nil
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
