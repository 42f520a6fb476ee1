package label

import (
	"errors"
	"fmt"
	"path/filepath"

	"galley/cmd/galley/selector"
	"galley/labeler/proposal"
	"galley/models"
	"galley/models/shipped"
	"galley/models/stage"
	"galley/page"
)

// firstProposer is the wrapper that proposes before anything was learned, and what it
// is called: that of a file, or the one that ships.
func firstProposer(file string) (proposal.Proposer, string, error) {
	if file == "" {
		return proposer{shipped.New(models.Options{})}, "the wrapper that ships", nil
	}
	w, err := selector.ReadWrapper(file)
	return proposer{w}, filepath.Base(file), err
}

// proposer is a wrapper as the labeler asks it.
type proposer struct{ models.ScoringSelector }

// Propose implements proposal.Proposer.
func (w proposer) Propose(p *page.Page) (proposal.Proposal, error) {
	out := proposal.Proposal{Selection: page.Selection{Title: page.None}}
	s, err := w.Score(p)
	if err == nil {
		out.Selection, err = s.Selection()
	}
	var refused *models.NotArticleError
	switch {
	case errors.As(err, &refused):
		out.NotArticle = true
	case errors.Is(err, models.ErrNoArticle):
		return out, nil
	case err != nil:
		return out, fmt.Errorf("propose for %s: %w", p.URL, err)
	}
	out.Bodies, out.Titles = scored(s.Body()), scored(s.Title())
	return out, nil
}

func scored(list []stage.Candidate) []proposal.Scored {
	out := make([]proposal.Scored, len(list))
	for i, c := range list {
		out[i] = proposal.Scored{Node: c.Node, Posterior: c.Posterior}
	}
	return out
}
