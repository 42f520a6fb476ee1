package fused

import (
	"slices"
	"strings"

	"galley/models"
	"galley/page"
)

// Options are the parameters. In a number 0 stands for the default and anything
// negative for 0.
type Options struct {
	// Threshold is the posterior from which a block is part of the body, 0 means 0.45.
	// The set with the highest expected F1 has all blocks over half of that F1.
	Threshold float64
	// NoContext judges blocks once only, without the posteriors of the others.
	NoContext bool
	// NoTitle looks for no title. Otherwise the title is no part of the body.
	NoTitle bool
	// Model has other weights than those of the package, nil: Weights.
	Model *Model
}

const (
	threshold = 0.45
	// hope is the posterior that the best block of a page needs: where all are under
	// the threshold, those at least half as likely as the best are taken.
	hope = 0.05
)

// Extractor is the method with its parameters; the zero value is the default. It may
// be used by several goroutines.
type Extractor struct{ Options }

// Select finds the blocks of the body, as the shortest Selection that has them, and
// the title. The error is models.ErrNoArticle when no block is likely enough.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	s := newSheet(p)
	post := e.posteriors(s)
	least := e.threshold()
	if likely := most(post); likely < hope {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	} else if likely < least {
		least = likely / 2
	}
	title := page.None
	if !e.NoTitle {
		title = s.findTitle(post, least)
		s.leaveOut(title, post, least)
	}
	found := models.Cover(p, p.Body(), s.decide(post, least))
	found.Title = title
	return found, nil
}

// leaveOut takes the blocks of the title out of the body, unless they are all that
// there is.
func (s *sheet) leaveOut(title page.NodeID, post []float64, least float64) {
	if title == page.None {
		return
	}
	from, to := s.first[title], s.first[s.page.Nodes[title].End]
	if max(most(post[:from]), most(post[to:])) >= least {
		clear(post[from:to])
	}
}

// decide marks the texts of blocks that are at least so likely, and of the others.
func (s *sheet) decide(post []float64, least float64) []models.Mark {
	nodes := s.page.Nodes
	marks := make([]models.Mark, len(nodes))
	for i := range s.blocks {
		mark := models.Dropped
		if post[i] >= least {
			mark = models.Kept
		}
		b := &s.blocks[i]
		for n := b.from; n < b.to; n++ {
			if s.read[n] && strings.TrimSpace(nodes[n].Text) != "" {
				marks[n] = mark
			}
		}
	}
	return marks
}

// posteriors are the probabilities of the blocks to be part of the body.
func (e *Extractor) posteriors(s *sheet) []float64 {
	m := e.Model
	if m == nil {
		m = &Weights
	}
	post := m.First.judge(len(s.blocks), s.row)
	if e.NoContext {
		return post
	}
	return m.Second.judge(len(s.blocks), s.tally(post).row)
}

func (e *Extractor) threshold() float64 {
	if e.Threshold == 0 {
		return threshold
	}
	return max(e.Threshold, 0)
}

func most(post []float64) float64 {
	if len(post) == 0 {
		return 0
	}
	return slices.Max(post)
}
