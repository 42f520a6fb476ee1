package site

import (
	"maps"
	"slices"

	"galley/features"
	"galley/page"
)

// Match is what a Site says of one page.
type Match struct {
	*Site
	Article bool // the page is like the labelled articles
	Frame   bool // the page is like the labelled pages
	Known   bool // its body stands where labelled ones do
	Rebuilt bool // the page is of another build of the site: Site is what is learned of such
	Host    bool // the page is of a host of the labelled pages
	Strange bool // its text stands where no labelled one does
	empty   bool // the base takes such a body there as where labels say that there is no article
	traits  *features.Traits
	places  *features.Traits // that places are named by
	page    map[string]bool  // traits of the page
}

// Match compares a page with the templates; nil without a Site. A page that is not like them, or has no
// place of a labelled body, may be of another build of the site.
func (s *Site) Match(x *features.Index) *Match {
	if s == nil {
		return nil
	}
	traits := x.Traits()
	on, host := s.compare(traits, traits), s.isHost(x.Page.URL)
	if on.Frame && !s.mayBe(x, host) {
		on.Article, on.Frame = false, false
	}
	if s.Rebuilt != nil && (!on.Frame || on.Article && !on.hasPlace(x)) && s.mayBeRebuilt(x, host) {
		if other := s.Rebuilt.match(x); other != nil {
			on = other
		}
	}
	on.Host = host
	return on
}

// compare compares a page of these traits with the templates.
func (s *Site) compare(traits, places *features.Traits) *Match {
	on := &Match{Site: s, empty: true, traits: traits, places: places}
	on.page = on.traits.Page()
	known := s.isKnown(on.page)
	on.Article = known && like(s.Templates, on.page)
	on.Frame = on.Article || known && like(s.Frames, on.page)
	return on
}

// hasPlace reports whether something on the page stands where labels have a body.
func (on *Match) hasPlace(x *features.Index) bool {
	if len(on.Places.Body) == 0 {
		return true
	}
	_, places := Elements(x, on.places)
	return slices.Contains(InPlace(on.Places.Body, places), true)
}

// Kinship is how the page stands to the labelled ones.
func (on *Match) Kinship() page.Kinship {
	switch {
	case on == nil:
		return ""
	case on.Article && on.Rebuilt:
		return page.Rebuilt
	case on.Article:
		return page.Labelled
	case on.Strange:
		return page.OtherKind
	case on.Host:
		return page.Unlike
	}
	return ""
}

// Weights is what the scores of the base count on the page.
func (on *Match) Weights(elsewhere Blend) Blend {
	if on != nil && on.Article {
		return on.Blend
	}
	return elsewhere
}

// Leaves reports whether a page is left to the base: it is not like the labelled articles,
// and everywhere but on their site the base decides alone.
func (on *Match) Leaves(elsewhere Blend) bool {
	return on != nil && !on.Article && min(elsewhere.Body, elsewhere.Title) >= Alone
}

// Left is the match of a page of the site that is left to the base. A strange one is of another kind
// than the labelled articles: where none of these is refused, because the base is wrong about most, it
// is refused as the base does.
func (on *Match) Left(strange bool) *Match {
	other := *on
	other.Article, other.Strange = false, strange
	other.Frame = on.Frame && (!strange || on.Refuse > 0)
	return &other
}

// Trims reports whether labels taught anything of what belongs to a body.
func (on *Match) Trims() bool {
	return on.Whole || on.Roots || len(on.Site.Blocks)+len(on.Boxes)+len(on.Kept) > 0
}

// CorrectBlocks are the posteriors of the blocks, corrected where the page is of the site.
func (on *Match) CorrectBlocks(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	if on == nil || !on.Article || len(on.Site.Blocks) == 0 {
		return scores
	}
	post := slices.Clone(scores.Posteriors())
	for i := range post {
		post[i] = on.Site.Blocks.Apply(post[i], on.traits.Block(i))
	}
	return x.Scores(post)
}

// IsBox reports whether labels cut such elements without text on the site.
func (on *Match) IsBox(n page.NodeID) bool {
	if on == nil || !on.Article || len(on.Boxes) == 0 {
		return false
	}
	return slices.ContainsFunc(on.traits.Element(n), func(trait string) bool {
		_, found := slices.BinarySearch(on.Boxes, trait)
		return found
	})
}

// Posterior is the posterior that the page is an article, corrected where it is of the
// site, and the least one that is not refused. Where no label says of a page like it that it is no
// article, none is refused whose body stands where labels have one.
func (on *Match) Posterior(p, least float64) (float64, float64) {
	if on == nil || !on.Frame {
		return p, least
	}
	taught := len(on.Page) > 0 && on.empty
	switch {
	case on.Known && !taught:
		return p, 0
	case taught:
		return on.Page.Apply(p, slices.Sorted(maps.Keys(on.page))), on.Refuse
	case len(on.Page) > 0:
		return p, on.Least
	}
	return p, on.Refuse
}

// IsWhole reports whether nothing is cut out of the body of the page.
func (on *Match) IsWhole() bool { return on != nil && on.Article && on.Whole }
