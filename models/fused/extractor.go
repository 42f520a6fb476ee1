package fused

import (
	"bytes"
	_ "embed"
	"slices"
	"sync"

	"galley/features"
	"galley/models"
	"galley/page"
)

// Options are the parameters. In a number 0 stands for the default and anything
// negative for 0.
type Options struct {
	// Threshold is the posterior from which a block is part of the body, 0 means
	// 0.45. The set with the highest expected F1 has all blocks over half of that F1.
	Threshold float64
	// NoContext judges blocks once only, without the posteriors of the others.
	NoContext bool
	// NoTitle looks for no title. Otherwise the title is no part of the body.
	NoTitle bool
	// Networks are others of blocks than those of the package, nil: these.
	Networks *models.Networks
}

const (
	threshold = 0.45
	// leastLikely is the posterior that the best block of a page needs: where all are
	// under the threshold, those at least half as likely as the best are taken.
	leastLikely = 0.05
)

// Extractor is the method with its parameters; the zero value is the default. It may
// be used by several goroutines.
type Extractor struct{ Options }

// fitted are the networks of the method, which judge blocks only: fitted to the
// articles of WCXB's development split (CC-BY-4.0) by galley train shipped.
//
//go:embed fused.wrapper
var fitted []byte

var networks = sync.OnceValue(func() *models.Networks {
	w, err := models.Read(bytes.NewReader(fitted))
	if err != nil {
		panic(err) // the file is part of the program, and TestFile reads it
	}
	return w.Networks
})

// Select finds the blocks of the body, as the shortest Selection that has them, and
// the title. The error is models.ErrNoArticle when no block is likely enough.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	x := features.NewIndex(p, features.Limits{})
	n := e.Networks
	if n == nil {
		n = networks()
	}
	scores := n.ScoreBlocks(x, e.NoContext)
	post := scores.Posteriors()
	likely := 0.0
	if len(post) > 0 {
		likely = slices.Max(post)
	}
	if likely < leastLikely {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	least := e.threshold()
	if likely < least {
		least = likely / 2
	}
	title := page.None
	if !e.NoTitle {
		title = findTitle(x, post, least)
	}
	return models.SelectBlocks(x, scores, title, least), nil
}

func (e *Extractor) threshold() float64 {
	if e.Threshold == 0 {
		return threshold
	}
	return max(e.Threshold, 0)
}
