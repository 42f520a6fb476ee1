package networks

import (
	"context"
	"runtime"

	"golang.org/x/sync/errgroup"

	"galley/eval"
	"galley/page"
)

// sample is a page with its features and what is right.
type sample struct {
	doc       eval.Document
	site      string // the themed site, "" for single pages
	fold      int
	fitted    bool // networks are fitted to it
	article   bool
	augmented bool // it is a copy of another with boilerplate
	page      *page.Page
	label     *page.Selection // what the label of a page that was laid out says, nil without
	features  *observation
	rows      [][]float32 // of the blocks
	marks
}

// observe measures the features of the blocks and finds which are right.
func (s *sample) observe(layout bool) {
	s.features = observe(s.page)
	s.rows = narrow(s.features.Rows(layout))
	s.marks = markBlocks(s.features.Texts(), s.doc.Gold)
}

// narrow halves the memory of rows.
func narrow(rows [][]float64) [][]float32 {
	out := make([][]float32, len(rows))
	for i, r := range rows {
		out[i] = make([]float32, len(r))
		for k, v := range r {
			out[i][k] = float32(v)
		}
	}
	return out
}

// widen hands out rows as networks take them.
func widen(rows [][]float32) func(i int, out []float64) {
	return func(i int, out []float64) {
		for k, v := range rows[i] {
			out[k] = float64(v)
		}
	}
}

// forEach calls do for every number below n, on all processors, until one fails.
func forEach(ctx context.Context, n int, do func(i int) error) error {
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(runtime.GOMAXPROCS(0))
	for i := range n {
		g.Go(func() error {
			// What waits for its turn need not begin any more.
			if err := ctx.Err(); err != nil {
				return err
			}
			return do(i)
		})
	}
	return g.Wait()
}
