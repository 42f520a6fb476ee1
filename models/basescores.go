package models

import (
	"galley/features"
	"galley/models/site"
	"galley/models/stage"
	"galley/page"
)

// NoScore is the lowest score that a base gives, and that of subtrees which are none of
// its candidates. Scores are differences of logits.
const NoScore = -10

// BaseScores are the scores that a base gives to the subtrees of one page. A wrapper of
// one site adds them to its own decisions: they hold what a few pages of one site cannot
// teach. A score is the logit of a subtree less that of the best one, in [NoScore, 0].
type BaseScores interface {
	Best() (body page.NodeID)               // the best body; None: there is none
	Body(n page.NodeID) float64             // score of n as the body
	BestTitle(body page.NodeID) page.NodeID // the best title given a body; None: there is none
	Title(n, body page.NodeID) float64      // score of n as the title given a body
}

// baseScores are the BaseScores of a wrapper of networks.
type baseScores struct {
	scores *Scores
	bodies map[page.NodeID]float64
	titles map[page.NodeID]titleScores // by body
}

// titleScores are the scores of titles given one body.
type titleScores struct {
	best   page.NodeID
	byText map[string]float64 // by folded text: elements with the same text have the same score
}

// BaseScores scores the subtrees of a page for a wrapper that starts from this one.
func (w *Wrapper) BaseScores(p *page.Page, x *features.Index) (BaseScores, error) {
	s, err := w.score(p, x)
	if err != nil {
		return nil, err
	}
	return newBaseScores(s), nil
}

func newBaseScores(s *Scores) *baseScores {
	b := &baseScores{scores: s, bodies: map[page.NodeID]float64{}, titles: map[page.NodeID]titleScores{}}
	for i, n := range s.body.Nodes {
		b.bodies[n] = max(s.body.Decisions[i]-s.body.Choice.Logit, NoScore)
	}
	// Elements with the same content as a candidate have its score.
	for _, n := range s.bodyView.Around() {
		if _, ok := b.bodies[n]; ok {
			continue
		}
		for c := range s.page.Children(n) {
			if v, ok := b.bodies[c]; ok && s.index.SameContent(n, c) {
				b.bodies[n] = v
				break
			}
		}
	}
	return b
}

func (b *baseScores) Best() page.NodeID { return b.scores.body.Choice.Node }

func (b *baseScores) Body(n page.NodeID) float64 {
	if v, ok := b.bodies[n]; ok {
		return v
	}
	return NoScore
}

func (b *baseScores) BestTitle(body page.NodeID) page.NodeID { return b.given(body).best }

func (b *baseScores) Title(n, body page.NodeID) float64 {
	t := b.given(body)
	if !b.scores.index.MayBeTitle(n) {
		return NoScore
	}
	if v, ok := t.byText[page.Fold(b.scores.page.Text(n))]; ok {
		return v
	}
	return NoScore
}

// given scores the titles of the article with a body, once.
func (b *baseScores) given(body page.NodeID) titleScores {
	if t, ok := b.titles[body]; ok {
		return t
	}
	title, view := b.scores.title, b.scores.view
	if body != b.scores.body.Choice.Node {
		var titles stage.Stage
		titles, view = b.scores.wrapper.Networks.Titles(b.scores.blocks, body)
		title = titles.Score(b.scores.page, nil)
	}
	t := titleScores{title.Choice.Node, map[string]float64{}}
	for i, d := range title.Decisions {
		v, text := d-title.Choice.Logit, view.Text(i)
		if old, ok := t.byText[text]; !ok || v > old {
			t.byText[text] = max(v, NoScore)
		}
	}
	b.titles[body] = t
	return t
}

// bodyOfBase reports whether the body of a wrapper is the one that its base chose.
func (s *Scores) bodyOfBase() bool {
	chosen, base := s.body.Choice.Node, s.base.Best()
	return base != page.None && (chosen == base || (s.page.Contains(chosen, base) || s.page.Contains(base, chosen)) && s.index.SameContent(chosen, base))
}

// isOfBase reports whether labels of the site teach nothing that the base does not say of the page: the
// title and the only root are its own, and nothing is known of what belongs to bodies.
func (s *Scores) isOfBase() bool {
	body := s.body.Choice.Node
	if s.site == nil || !s.site.Known || s.site.Trims() || len(s.parts) > 0 || s.title.Choice.Node != s.base.scores.title.Choice.Node {
		return false
	}
	found, err := s.base.scores.Selection()
	return err == nil && len(found.Roots) == 1 && found.Roots[0] == body
}

// leftTo are the scores of a base, to which the site leaves a page, with the options of this
// wrapper. Labelled pages without an article teach what is refused on pages with the same frame. What is
// not refused there is selected as the base does.
func (w *Wrapper) leftTo(base *Scores, on *site.Match) *Scores {
	own := *base
	own.wrapper, own.site = base.wrapper.With(w.Options), on
	own.article, _ = on.Posterior(base.article, 0)
	return &own
}
