// Command cost measures what galley adds to a page load: for each page, the parts
// of an extraction, and the same page through a bare chromedp that navigates and
// reads the outer HTML, in turn, in one run. It prints medians over the pages.
//
//	go run ./scripts/cost -w FILE.wrapper -from urls.txt
package main

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/chromedp/chromedp"

	"galley/article"
	"galley/models"
	"galley/render"
)

func main() {
	wrapper := flag.String("w", "", "wrapper `file`")
	list := flag.String("from", "", "`file` of URLs, one a line")
	flag.Parse()
	if err := run(*wrapper, *list); err != nil {
		fmt.Fprintln(os.Stderr, "cost:", err)
		os.Exit(1)
	}
}

// parts are the rows of the table, in milliseconds a page.
var parts = []string{"navigate", "settle", "snapshot", "convert", "select", "styles", "article", "own (all but navigate and settle)", "bare navigate and outerHTML"}

func run(wrapper, list string) error {
	f, err := os.Open(wrapper)
	if err != nil {
		return err
	}
	defer f.Close()
	w, err := models.Read(f)
	if err != nil {
		return err
	}
	urls, err := lines(list)
	if err != nil {
		return err
	}
	ctx := context.Background()
	b, err := render.Start(ctx, render.Options{Viewport: w.Viewport, Tabs: 1})
	if err != nil {
		return err
	}
	defer b.Close()
	bare, cancel := chromedp.NewContext(ctx)
	defer cancel()
	if err := chromedp.Do(bare, chromedp.EmulateViewport(int64(w.Viewport.W), int64(w.Viewport.H))); err != nil {
		return err
	}
	// Both browsers see every page once before it counts: caches are warm for both.
	samples := make([][]float64, len(parts))
	for round := range 2 {
		for i, url := range urls {
			row, err := both(ctx, b, bare, w, url, i%2 == 0)
			if err != nil {
				return fmt.Errorf("%s: %w", url, err)
			}
			for j, v := range row {
				if round == 1 {
					samples[j] = append(samples[j], v)
				}
			}
		}
	}
	fmt.Printf("median ms a page, %d pages\n", len(urls))
	for j, name := range parts {
		fmt.Printf("%8.2f  %s\n", median(samples[j]), name)
	}
	own, whole := median(samples[7]), median(samples[8])
	fmt.Printf("own share: %.1f %% of the bare time; with settling %.1f %%\n", 100*own/whole, 100*(own+median(samples[1]))/whole)
	return nil
}

// both measures one page with galley and without, in the given order.
func both(ctx context.Context, b *render.Browser, bare context.Context, w *models.Wrapper, url string, galleyFirst bool) ([]float64, error) {
	row := make([]float64, len(parts))
	steps := []func() error{
		func() error { return withGalley(ctx, b, w, url, row) },
		func() error {
			began := time.Now()
			err := chromedp.Do(bare, chromedp.Navigate(url))
			if err == nil {
				_, err = chromedp.Run(bare, chromedp.OuterHTML(chromedp.CSS("html")))
			}
			row[8] = ms(time.Since(began))
			return err
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

func withGalley(ctx context.Context, b *render.Browser, w *models.Wrapper, url string, row []float64) error {
	d, err := b.Open(ctx, render.Source{URL: url})
	if err != nil {
		return err
	}
	defer d.Close()
	began := time.Now()
	sel, err := w.Select(d.Page())
	if err != nil {
		return err
	}
	took := time.Since(began)
	if err := d.Styles(append(slices.Clone(sel.Roots), sel.Title)...); err != nil {
		return err
	}
	began = time.Now()
	a, err := article.New(d.Page(), sel)
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
	row[7] = row[2] + row[3] + row[4] + row[5] + row[6]
	return nil
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

func median(list []float64) float64 {
	list = slices.Sorted(slices.Values(list))
	return list[len(list)/2]
}

func lines(name string) ([]string, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var list []string
	for s := bufio.NewScanner(f); s.Scan(); {
		list = append(list, s.Text())
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: no URLs", name)
	}
	return list, nil
}
