package models

import (
	"galley/features"
	"galley/models/boilerplate"
	"galley/models/pagekind"
	"galley/page"
)

// Selection is what the wrapper selects by its scores. Without a body the error is
// ErrNoArticle; where the page looks like no article it is a *NotArticleError, unless
// the Options force a selection or say the kind of page: then the error is ErrNoArticle
// only where the page shows no text. A page with a body but no title has Title None.
func (s *Scores) Selection() (page.Selection, error) {
	o := s.wrapper.Options
	found, err := s.selection()
	if err != nil && (!o.forces() || err != ErrNoArticle) {
		return found, err
	}
	switch {
	case o.Kind != pagekind.Auto && o.Kind != pagekind.Article:
		found, err = s.whole(found, always)
	case o.forces() && s.isShort():
		found, err = s.whole(found, leastShort)
	case o.Kind == pagekind.Auto && s.isOther(found):
		found, err = s.unlikely(found)
	case o.forces():
		found, err = s.whole(found, 0)
	}
	found.Kinship = s.site.Kinship()
	if o.NoTitle {
		found.Title = page.None
	}
	if s.blocks != nil && !o.NoCut && !s.site.IsWhole() {
		boilerplate.CutUnseen(s.page, &found)
		boilerplate.CutHeadingTools(s.page, &found)
	}
	return found, err
}

// isUnlikely reports whether a page is not likely to be an article. A page that says that it is a
// forum is none, whatever its first post looks like, but on a site whose labels say otherwise.
func (s *Scores) isUnlikely() bool {
	likely := s.likely()
	return s.like < max(likely, s.unlike()) || likely > 0 && s.kind() == pagekind.Forum
}

// isOther reports whether a page is read as one of any kind, and not as an article: it is not likely to be one, nor any other text
// that is known by its form, or what was found as an article has nothing of the ingredients of the recipe that the page shows.
func (s *Scores) isOther(found page.Selection) bool {
	if s.showsRecipe() {
		return !s.hasIngredients(found)
	}
	return s.isUnlikely() && !s.isPlain() && !s.transcript && !s.verses && !s.isNote
}

// unlikely is the selection of a page that is not likely to be an article, and on which
// found was found as if it were one. Where its text goes on in numbered sections, the longer one is taken.
func (s *Scores) unlikely(found page.Selection) (page.Selection, error) {
	if text, ok := s.mainText(found); ok {
		if s.numbered && page.CountWords(s.page.BodyText(found)) > page.CountWords(s.page.BodyText(text)) {
			return found, nil
		}
		return text, nil
	}
	switch {
	case !s.wrapper.Options.forces():
		return found, nil
	case s.like < s.unlike():
		return s.whole(found, leastRefused)
	}
	return s.whole(found, 0)
}

// A page of shortPage words is too short for comments. Its selection is replaced where it
// has less than leastShort of the text of the region.
const (
	shortPage  = 100
	leastShort = 0.7
)

// isShort reports whether a page has so few words that what was left out of a selection is
// sooner a part of the article than anything else.
func (s *Scores) isShort() bool {
	words := 0
	for i := range s.index.NumBlocks() {
		words += s.index.BlockWords(i)
	}
	return words <= shortPage
}

// always is a share of a region's text that no selection has.
const always = 2

// leastRefused is the share of the text of a page's region below which a selection is
// replaced by the region, where the page would be refused, or the selection is one
// of many like it. Elsewhere only an empty one is: below an article there may be ten times
// as many comments.
const leastRefused = 0.5

func (s *Scores) selection() (page.Selection, error) {
	o, found := s.wrapper.Options, page.Selection{Title: page.None}
	if s.empty {
		return found, ErrNoArticle
	}
	found.Score = page.Score{Body: s.body.Choice.Posterior, Article: s.article}
	if s.body.Choice.Node == page.None {
		return found, ErrNoArticle
	}
	if least := s.refuse(); s.article < least && !o.forces() && !s.transcript && !s.verses && !s.showsRecipe() && !s.isPlainText() && !s.isBrief() && !s.isNote {
		return found, &NotArticleError{Posterior: s.article, Least: least}
	}
	found.Relaxed = page.Relaxed{Body: s.body.Relaxed, Title: s.title.Relaxed}
	if !o.NoTitle && s.title.Choice.Node != page.None {
		found.Title, found.Score.Title = s.title.Choice.Node, s.title.Choice.Posterior
		if s.view != nil {
			found.Title = s.view.Named(found.Title)
		}
		if s.isSection(found.Title, s.body.Choice.Node) || s.view != nil && s.view.IsOfEntry(found.Title) || s.isPart(found.Title) {
			found.Title, found.Score.Title = page.None, 0
		}
	}
	if !o.NoTitle {
		found.Title = s.overText(s.firstLine(found.Title))
	}
	found.Roots = []page.NodeID{s.body.Choice.Node}
	found.Blocks = s.blockScores(s.blocks)
	if s.blocks != nil && !o.NoCut && !s.site.IsWhole() {
		t, trimmer := s.thresholds(), boilerplate.New(s.blocks, s.index)
		trimmer.Learned, trimmer.IsBox = s.learnedCuts(t.Keep), s.site.IsBox
		if s.learnsRoots() {
			trimmer.MinOutside = 0
		}
		trimmer.Parts = s.parts
		trimmer.Trim(&found, t.Keep, t.Add)
		s.site.Keep(s.page, &found)
	}
	if s.view != nil && found.Title != page.None {
		found.Title = s.view.Exact(s.view.Whole(found.Title))
	}
	if w := s.wrapper; w.Machines != nil && w.Base == nil && found.Title != page.None {
		found.Title = w.Machines.Set.Tight(s.page, found.Title)
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
	found.Reasons = s.body.Reasons()
	if !s.wrapper.Options.NoTitle {
		found.Reasons = append(found.Reasons, s.title.Reasons()...)
	}
	return found, nil
}

// learnedCuts are the blocks that the base keeps and the labels of the site cut.
func (s *Scores) learnedCuts(keep float64) []bool {
	if s.base == nil || s.blocks == s.base.scores.blocks {
		return nil
	}
	before, after := s.base.scores.blocks.Posteriors(), s.blocks.Posteriors()
	cut := make([]bool, len(after))
	for i := range cut {
		cut[i] = before[i] >= keep && after[i] < keep
	}
	return cut
}

// learnsRoots reports whether labels taught what further roots there are on such a page.
func (s *Scores) learnsRoots() bool { return s.site != nil && s.site.Article && s.site.Roots }

// addOnSite is the posterior, in [0, 1], of blocks outside the body that become further roots, where
// labels taught that there are such.
const addOnSite = 0.5

// blockScores are the posteriors of the blocks of the page, nil without.
func (s *Scores) blockScores(scores *features.BlockScores) []page.BlockScore {
	if scores == nil {
		return nil
	}
	post := scores.Posteriors()
	list := make([]page.BlockScore, len(post))
	for i, p := range post {
		from, to := s.index.BlockNodes(i)
		list[i] = page.BlockScore{From: from, To: to, Posterior: p}
	}
	return list
}
