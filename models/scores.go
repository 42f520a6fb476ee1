package models

import (
	"slices"

	"galley/features"
	"galley/models/boilerplate"
	"galley/models/boilerplate/parts"
	"galley/models/boilerplate/recipe"
	"galley/models/machine"
	"galley/models/network"
	"galley/models/pagekind"
	"galley/models/site"
	"galley/models/stage"
	"galley/page"
)

// Scores is everything that a wrapper computed about one page. Selections, explanations,
// drawings and proposals are read from it, so that no page is scored twice.
type Scores struct {
	wrapper  *Wrapper
	page     *page.Page
	index    *features.Index
	blocks   *features.BlockScores // nil where no stage scores blocks
	body     stage.Scored
	title    stage.Scored
	view     *features.TitleView // of the networks, given the body; nil without
	bodyView *features.BodyView  // of the networks; nil without
	base     *baseScores         // of the wrapper that this one starts from, nil without
	site     *site.Match         // how the page compares with the labelled site; nil: nothing was learned of it
	article  float64             // posterior that the page is an article; 0 where it is not scored
	like     float64             // posterior of Document, by which the text is selected; likewise
	numbered bool                // its text goes on in numbered sections, though it is not likely to be an article
	parts    []page.NodeID       // further parts of the body, as labels of the site have them
	strange  bool                // its body stands where no labelled one does
	empty    bool                // no block of the page is likely to be part of an article

	transcript bool // most of the page is what is said in a recording, with times
	verses     bool // most of the page is a poem
	isNote     bool // all that the page says outside of links is a note

	recipe recipe.Shown // the recipe that it says that it has and shows
}

// Score scores every candidate of a page: blocks, bodies, titles given the best body,
// and the page as an article. The error is features.ErrNoLayout for a page without boxes
// where the wrapper needs them, and a *ViewportError for a page of another screen.
func (w *Wrapper) Score(p *page.Page) (*Scores, error) {
	if err := w.fits(p); err != nil {
		return nil, err
	}
	return w.score(p, features.NewIndex(p, w.limits()))
}

// fits reports pages that the wrapper cannot score.
func (w *Wrapper) fits(p *page.Page) error {
	if p.Laid && w.Viewport != (page.Size{}) && p.Viewport != w.Viewport {
		return &ViewportError{p.Viewport, w.Viewport}
	}
	if w.Boxes && !p.Laid {
		return features.ErrNoLayout
	}
	return nil
}

func (w *Wrapper) score(p *page.Page, x *features.Index) (*Scores, error) {
	return w.scoreFrom(p, x, func() (*Scores, error) { return w.Base.score(p, x) })
}

// scoreFrom is score with what the base scores.
func (w *Wrapper) scoreFrom(p *page.Page, x *features.Index, ofBase func() (*Scores, error)) (*Scores, error) {
	s := &Scores{wrapper: w, page: p, index: x}
	if w.Base != nil {
		base, err := ofBase()
		if err != nil {
			return nil, err
		}
		s.site = w.Site.Match(x)
		s.site.Taken(x, base.Best())
		if s.site.Leaves(w.Blend) {
			return w.leftTo(base, s.site), nil
		}
		s.base = newBaseScores(base)
	}
	var err error
	if w.Machines != nil {
		if err = s.byMachines(w.Machines); err == nil && (s.strange || s.isOfBase()) {
			return w.leftTo(s.base.scores, s.site.Left(s.strange)), nil
		}
	} else {
		s.byNetworks(w.Networks)
	}
	return s, err
}

// byNetworks scores the blocks, then bodies and titles by their blocks, then the page.
func (s *Scores) byNetworks(n *network.Stages) {
	blocks := n.ScoreBlocks(s.index, false)
	if s.isPlain() {
		blocks = boilerplate.AllText(s.index, blocks)
	}
	blocks, s.transcript = boilerplate.Transcript(s.index, blocks)
	if s.kind() == pagekind.Page {
		blocks, s.verses = boilerplate.Verses(s.index, blocks)
	}
	blocks, s.recipe = recipe.With(s.index, blocks)
	s.blocks = boilerplate.Correct(s.index, blocks, 1)
	s.empty = !network.HasText(s.blocks)
	s.choose(n, s.blocks)
	s.article, s.like = n.Article(s.view, s.body.Choice, s.title.Choice)
	s.isNote = !s.showsRecipe() && (s.isUnlikely() || s.article < s.refuse()) && s.readNote(n)
	unlikely := s.isUnlikely()
	s.numbered = s.goOn(n, unlikely) && unlikely
}

// showsRecipe reports whether the page shows the recipe that it says that it has.
func (s *Scores) showsRecipe() bool { return s.recipe.Card > 0 }

// hasIngredients reports whether a selection has some of the ingredients of the recipe. One without, such as the list of the
// steps, is not that of the recipe.
func (s *Scores) hasIngredients(found page.Selection) bool {
	return slices.ContainsFunc(found.Roots, func(n page.NodeID) bool { return s.recipe.IsIn(s.index, n) })
}

// leadToRecipe chooses the recipe that the page shows where the best body has nothing of it: a menu of teasers, or
// what readers remark.
func (s *Scores) leadToRecipe() {
	if !s.showsRecipe() || s.body.Choice.Node == page.None {
		return
	}
	a, b := s.index.Span(s.recipe.Card)
	if from, to := s.index.Span(s.body.Choice.Node); to <= a || from >= b {
		s.body.Choice.Node = s.recipe.Card
	}
}

// goOn chooses body and title again where the text of an article goes on in parts or modules that the networks
// did not take for any. Parts are numbered on a page that is not likely to be an article, or that is laid out, so
// that they see headings by their type. It reports whether it does.
func (s *Scores) goOn(n *network.Stages, unlikely bool) bool {
	blocks := parts.WithGoingOn(s.index, s.blocks, s.title.Choice.Node, unlikely || s.page.Laid)
	if !unlikely {
		blocks = parts.WithModules(s.index, blocks, s.title.Choice.Node)
	}
	if blocks == s.blocks {
		return false
	}
	s.choose(n, blocks)
	return true
}

// byMachines scores the candidates of Wang et al. 2009. The blended scores of the base
// are added to the decisions, and its best body and title are candidates too.
func (s *Scores) byMachines(m *machine.Stages) error {
	blend := s.site.Weights(s.wrapper.Blend)
	more, prior := page.None, func(page.NodeID) float64 { return 0 }
	if s.base != nil {
		more = s.base.Best()
		prior = func(n page.NodeID) float64 { return blend.Body * s.base.Body(n) }
	}
	bodies, err := m.Bodies(s.index, more)
	if err != nil {
		return err
	}
	in := s.site.Bodies(s.page, bodies.Nodes)
	s.body = bodies.Score(s.page, site.Within(in, bodies.Nodes, more, in != nil && s.site.Places.OnlyBody, prior))
	if len(in) > 0 {
		s.site.Known = in[s.body.Choice.At]
		s.strange = !s.site.Known
		s.parts = s.site.Parts(s.index, s.body.Choice.Node)
	}
	body := s.body.Choice.Node
	if s.empty = body == page.None; s.empty {
		return nil
	}
	if s.base != nil {
		more = s.base.BestTitle(body)
		prior = func(n page.NodeID) float64 { return blend.Title * s.base.Title(n, body) }
		s.blocks = s.site.CorrectBlocks(s.index, s.base.scores.blocks)
		s.article, _ = s.site.Posterior(s.base.scores.article, 0)
		s.like, _ = s.site.Posterior(s.base.scores.like, 0)
	}
	titles, err := m.Titles(s.index, body, more)
	if err == nil {
		in := s.site.Titles(s.page, titles.Nodes)
		s.title = titles.Score(s.page, site.Within(in, titles.Nodes, more, in != nil && s.site.Places.OnlyTitle, prior))
	}
	return err
}

// Body are the candidates of the body, in document order.
func (s *Scores) Body() []stage.Candidate { return s.body.Candidates() }

// Best is the body that is chosen, also on a page that is refused; None without one.
func (s *Scores) Best() page.NodeID { return s.body.Choice.Node }

// Title are the candidates of the title given the best body, in document order.
func (s *Scores) Title() []stage.Candidate { return s.title.Candidates() }

// Blocks are the posteriors of the blocks of the page, in document order; nil where no
// stage scores blocks.
func (s *Scores) Blocks() []page.BlockScore { return s.blockScores(s.blocks) }

// Index is the index that the page was measured with.
func (s *Scores) Index() *features.Index { return s.index }

// Article is the posterior that the page is an article, in [0, 1]; 0 where the wrapper
// does not score that.
func (s *Scores) Article() float64 { return s.article }
