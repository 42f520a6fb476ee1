package fused

import (
	"bytes"
	_ "embed"
	"slices"
	"sync"

	"galley/features"
	"galley/features/wang"
	"galley/models"
	"galley/models/boilerplate"
	"galley/models/network"
	"galley/page"
)

// Options are the parameters. The zero value is the default.
type Options struct {
	// Threshold is the least posterior of a block of the body, in [0, 1]. 0 stands for
	// 0.45, a negative number for 0. The set of blocks with the highest expected F1 has
	// all blocks with a posterior of more than half of that F1, mostly about 0.45.
	Threshold float64
	// NoContext leaves the second network out, which scores blocks by the posteriors of
	// all blocks.
	NoContext bool
	// NoTitle looks for no title. Otherwise the title is no part of the body.
	NoTitle bool
	// Networks score the blocks; nil stands for those of the package.
	Networks *network.Stages
}

const (
	threshold = 0.45
	// minPosterior is the posterior that the best block of a page must have. Where it is
	// below the threshold, blocks with at least half of it are the body.
	minPosterior = 0.05
)

// Extractor is the method with its parameters; the zero value is the default. It may
// be used by several goroutines.
type Extractor struct{ Options }

// fitted is a wrapper file of networks that score blocks only. They were fitted to the
// articles of WCXB's development split (CC-BY-4.0) by galley train shipped.
//
//go:embed fused.wrapper
var fitted []byte

var networks = sync.OnceValue(func() *network.Stages {
	w, err := models.Read(bytes.NewReader(fitted))
	if err != nil {
		panic(err) // the file is part of the program, and TestFile reads it
	}
	return w.Networks
})

// Select returns the shortest Selection with the blocks of the body, and the title. The
// error is models.ErrNoArticle where no block is likely to be part of an article.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	x := features.NewIndex(p, wang.Limits{})
	n := e.Networks
	if n == nil {
		n = networks()
	}
	scores := n.ScoreBlocks(x, e.NoContext)
	post := scores.Posteriors()
	best := 0.0
	if len(post) > 0 {
		best = slices.Max(post)
	}
	if best < minPosterior {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	least := e.threshold()
	if best < least {
		least = best / 2
	}
	title := page.None
	if !e.NoTitle {
		title = findTitle(x, post, least)
	}
	return boilerplate.Select(x, scores, title, least), nil
}

// threshold is the least posterior of a block of the body.
func (e *Extractor) threshold() float64 {
	if e.Threshold == 0 {
		return threshold
	}
	return max(e.Threshold, 0)
}
