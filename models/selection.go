package models

import (
	"slices"

	"galley/features"
	"galley/page"
)

// Selection is what the wrapper selects by its scores. Without a body the error is
// ErrNoArticle; where the page looks like no article it is a *NotArticleError, unless
// the Options force a selection: then the error is ErrNoArticle only where the page shows
// no text. A page with a body but no title has Title None.
func (s *Scores) Selection() (page.Selection, error) {
	found, err := s.selection()
	switch {
	case !s.wrapper.Options.Force || err != nil && err != ErrNoArticle:
		return found, err
	case s.article < s.refuse():
		return whole(s.page, found, leastRefused)
	}
	return whole(s.page, found, 0)
}

// leastRefused is the share of the text of a page's region below which a selection is
// replaced by the region, where the page would be refused. Elsewhere only an empty one
// is: below an article there may be ten times as many comments.
const leastRefused = 0.5

func (s *Scores) selection() (page.Selection, error) {
	o, found := s.wrapper.Options, page.Selection{Title: page.None}
	if s.empty {
		return found, ErrNoArticle
	}
	found.Score = page.Score{Body: s.body.choice.Posterior, Article: s.article}
	if s.body.choice.Node == page.None {
		return found, ErrNoArticle
	}
	if least := s.refuse(); s.article < least && !o.Force {
		return found, &NotArticleError{Posterior: s.article, Least: least}
	}
	found.Relaxed = page.Relaxed{Body: s.body.relaxed, Title: s.title.relaxed}
	if !o.NoTitle && s.title.choice.Node != page.None {
		found.Title, found.Score.Title = s.title.choice.Node, s.title.choice.Posterior
	}
	found.Roots = []page.NodeID{s.body.choice.Node}
	found.Blocks = s.blockScores()
	if s.blocks != nil && !o.NoCut {
		t := s.thresholds()
		newTrimmer(s.blocks, s.index).trim(&found, t.Keep, t.Add)
	}
	return found, nil
}

// Explain is Selection with Reasons: the columns that decided between the chosen
// candidates and the runners-up.
func (s *Scores) Explain() (page.Selection, error) {
	found, err := s.Selection()
	if err != nil {
		return found, err
	}
	found.Reasons = s.body.reasons()
	if !s.wrapper.Options.NoTitle {
		found.Reasons = append(found.Reasons, s.title.reasons()...)
	}
	return found, nil
}

// refuse is the posterior below which a page is refused. A wrapper of one site refuses
// none: its user knows that the pages are articles.
func (s *Scores) refuse() float64 {
	if s.wrapper.Networks == nil {
		return 0
	}
	return s.wrapper.Networks.Refuse
}

// never is a threshold that no posterior reaches.
const never = 2

// thresholds are those of the networks or of the base, as the Options change them. A
// wrapper with a base adds no roots to the body that its machines chose.
func (s *Scores) thresholds() Thresholds {
	w := s.wrapper
	if w.Networks == nil {
		t := w.Base.Networks.Thresholds
		t.Keep, t.Add = w.Options.keep(t.Keep), never
		return t
	}
	t := w.Networks.Thresholds
	t.Keep, t.Add = w.Options.keep(t.Keep), max(t.Add, w.Options.keep(0))
	return t
}

// blockScores are the posteriors of the blocks of the page, nil without.
func (s *Scores) blockScores() []page.BlockScore {
	if s.blocks == nil {
		return nil
	}
	post := s.blocks.Posteriors()
	list := make([]page.BlockScore, len(post))
	for i, p := range post {
		from, to := s.index.BlockNodes(i)
		list[i] = page.BlockScore{From: from, To: to, Posterior: p}
	}
	return list
}

// SelectBlocks returns the shortest Selection with the blocks that have a posterior of
// at least least. The title, which may be None, is no part of the body.
func SelectBlocks(x *features.Index, scores *features.BlockScores, title page.NodeID, least float64) page.Selection {
	t := newTrimmer(scores, x)
	post := slices.Clone(scores.Posteriors())
	t.leaveOut(title, post, least)
	classes := make([]Class, len(x.Page.Nodes))
	for i, p := range post {
		class := Boilerplate
		if p >= least {
			class = Content
		}
		t.classify(classes, i, class)
	}
	found := Cover(x.Page, x.Page.Body(), classes)
	found.Title = title
	return found
}
