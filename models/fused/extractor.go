package fused

import (
	"slices"

	"galley/models"
	"galley/page"
)

// Options are the parameters. In a number 0 stands for the default and anything
// negative for 0.
type Options struct {
	// Threshold is the posterior from which a block is part of the body, 0 means
	// 0.45, or what the Model has for blocks in and around the body subtree. The set
	// with the highest expected F1 has all blocks over half of that F1.
	Threshold float64
	// NoContext judges blocks once only, without the posteriors of the others.
	NoContext bool
	// NoTitle looks for no title. Otherwise the title is no part of the body.
	NoTitle bool
	// NoCut takes the body subtree whole and nothing else. Without a model of bodies
	// it does nothing.
	NoCut bool
	// Force selects on pages too that the model takes for no article.
	Force bool
	// Model has other weights than those of the package, nil: these.
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
//
// With a model of bodies the Selection begins with the subtree that is the body: what
// is in it and does not belong is in Cut, what belongs and is not in it are further
// Roots.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	s := newSheet(p)
	m := e.Model
	if m == nil {
		m = defaultModel()
	}
	post := m.posteriors(s, e.NoContext)
	if most(post) < hope {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	if m.weights.Body != nil {
		return e.selectSubtree(m, s.tally(post))
	}
	least := e.threshold(threshold)
	if likely := most(post); likely < least {
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
	marks := make([]models.Mark, len(s.page.Nodes))
	for i := range s.blocks {
		mark := models.Dropped
		if post[i] >= least {
			mark = models.Kept
		}
		s.mark(marks, i, mark)
	}
	return marks
}

func (e *Extractor) threshold(otherwise float64) float64 {
	if e.Threshold == 0 {
		return otherwise
	}
	return max(e.Threshold, 0)
}

func most(post []float64) float64 {
	if len(post) == 0 {
		return 0
	}
	return slices.Max(post)
}
