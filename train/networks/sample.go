package networks

import (
	"context"
	"runtime"

	"golang.org/x/sync/errgroup"

	"galley/eval/corpus"
	"galley/page"
)

// sample is a page with its features and what is right.
type sample struct {
	doc       corpus.Document
	corpus    string  // its name
	site      string  // the site of a corpus of sites, "" elsewhere
	themed    bool    // the corpus has more pages of that site
	weight    float64 // of the page in the loss
	fold      int
	fitted    bool // networks are fitted to it
	article   bool
	augmented bool // it is a copy of another with boilerplate, or with teasers
	section   bool // it is a copy with teasers in the place of the article
	page      *page.Page
	label     *page.Selection // what the label of a page that was laid out says, nil without
	features  pageFeatures
	rows      [][]float32 // of the blocks
	marks
}

// observe measures the features of the blocks and finds which are right.
func (s *sample) observe(boxes bool) {
	s.features = newFeatures(s.page)
	s.rows = s.features.blocks(boxes)
	texts := s.features.texts()
	s.marks = markBlocks(texts, s.features.isCaption, s.doc.Gold)
	if !s.article {
		s.acrossBlocks(texts, s.doc.Gold)
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
