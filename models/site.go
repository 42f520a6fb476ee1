package models

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"galley/features"
	"galley/page"
)

// Site is what a wrapper with a base learned of the site of its labels. It counts on
// pages of that site only. So what is odd about one site changes nothing elsewhere, and
// what the base does wrong on the site can be put right there.
type Site struct {
	// Templates have the traits that most labelled articles have, one list a layout. A page
	// that has LeastLikeness of the traits of one of them is of the site.
	Templates [][]string `json:"templates"`
	// Frames are Templates of all labelled pages, articles or not.
	Frames [][]string `json:"frames,omitempty"`
	// Known has all traits of the labelled pages but ids, where a template has few with an id
	// or a class: tags and their paths are on other sites too. Then LeastLikeness of a page's
	// traits must be among them. Sorted; nil: templates suffice.
	Known []string `json:"known,omitempty"`
	// Blend is what the scores of the base count here.
	Blend Blend `json:"blend"`
	// Blocks corrects the logits of blocks, by the traits of the elements that they stand
	// in: labelled cuts teach it. Nil: there were none.
	Blocks Correction `json:"blocks,omitempty"`
	// Boxes are traits of elements without text, such as pictures that advertise, that labels
	// cut wherever they stand. Sorted.
	Boxes []string `json:"boxes,omitempty"`
	// Whole says that nothing is cut out of bodies here: no label has cuts, and the base is
	// wrong about most labelled bodies.
	Whole bool `json:"whole,omitempty"`
	// Roots says that bodies have further roots here, which Blocks was taught too.
	Roots bool `json:"roots,omitempty"`
	// Page corrects the logit that a page is an article, by the traits of the page:
	// labelled pages without an article teach it. Nil: there were none.
	Page Correction `json:"page,omitempty"`
	// Refuse is the least posterior of an article here.
	Refuse float64 `json:"refuse"`
}

// LeastLikeness is the share of the traits of a template that a page of its site has.
// Pages of one theme have 0.73 or more, those of other themes 0.2 and less; only themes of
// one family come near.
const LeastLikeness = 0.6

// Bounds of a Site in a file.
const (
	maxTemplates = 1000
	maxTraits    = 100_000
	maxWeight    = 100
)

// like reports whether a page with these traits is like one of the templates.
func like(templates [][]string, traits map[string]bool) bool {
	for _, template := range templates {
		if Likeness(template, traits) >= LeastLikeness {
			return true
		}
	}
	return false
}

// Likeness is the share of the template's traits that a page has, in [0, 1].
func Likeness(template []string, traits map[string]bool) float64 {
	if len(template) == 0 {
		return 0
	}
	n := 0
	for _, trait := range template {
		if traits[trait] {
			n++
		}
	}
	return float64(n) / float64(len(template))
}

// isKnown reports whether most traits of a page are of the labelled pages, if that counts.
// Ids do not: many name a thing that one page has.
func (s *Site) isKnown(traits map[string]bool) bool {
	if s.Known == nil {
		return true
	}
	all, known := 0, 0
	for trait := range traits {
		if strings.Contains(trait, "#") {
			continue
		}
		all++
		if _, found := slices.BinarySearch(s.Known, trait); found {
			known++
		}
	}
	return float64(known) >= LeastLikeness*float64(all)
}

// check finds what no training makes.
func (s *Site) check() error {
	switch {
	case len(s.Templates) == 0 || len(s.Templates) > maxTemplates || len(s.Frames) > maxTemplates:
		return fmt.Errorf("%d templates", len(s.Templates))
	case !s.Blend.valid():
		return fmt.Errorf("blend weights %v and %v", s.Blend.Body, s.Blend.Title)
	case !(s.Refuse >= 0 && s.Refuse <= 1):
		return fmt.Errorf("a threshold of %v", s.Refuse)
	case len(s.Blocks) > maxTraits || len(s.Page) > maxTraits || len(s.Boxes) > maxTraits || len(s.Known) > maxTraits:
		return errors.New("too many traits")
	}
	for _, c := range []Correction{s.Blocks, s.Page} {
		for trait, w := range c {
			if !(math.Abs(w) <= maxWeight) {
				return fmt.Errorf("trait %q has the weight %v", trait, w)
			}
		}
	}
	return nil
}

// Correction adds the weights of the traits that are there to a logit. Traits that it
// does not have weigh nothing.
type Correction map[string]float64

// logitBound bounds the logit of the base: what is certain to it must stay correctable.
const logitBound = 5

// Offset is the logit of a posterior, in [-5, 5], which a Correction adds to.
func Offset(posterior float64) float64 {
	return min(max(math.Log(posterior/(1-posterior)), -logitBound), logitBound)
}

// Apply corrects a posterior. A trait that is there twice counts once.
func (c Correction) Apply(posterior float64, traits []string) float64 {
	logit, seen := 0.0, map[string]bool{}
	for _, t := range traits {
		if w, ok := c[t]; ok && !seen[t] {
			seen[t] = true
			logit += w
		}
	}
	if logit == 0 {
		return posterior
	}
	return 1 / (1 + math.Exp(-Offset(posterior)-logit))
}

// onSite is what a Site says of one page.
type onSite struct {
	*Site
	article bool // the page is like the labelled articles
	frame   bool // the page is like the labelled pages
	traits  *features.Traits
	page    map[string]bool // traits of the page
}

// look compares a page with the templates; nil without a Site.
func (s *Site) look(x *features.Index) *onSite {
	if s == nil {
		return nil
	}
	on := &onSite{Site: s, traits: x.Traits()}
	on.page = on.traits.Page()
	known := s.isKnown(on.page)
	on.article = known && like(s.Templates, on.page)
	on.frame = on.article || known && like(s.Frames, on.page)
	return on
}

// blend is what the scores of the base count on the page.
func (on *onSite) blend(elsewhere Blend) Blend {
	if on != nil && on.article {
		return on.Blend
	}
	return elsewhere
}

// leaves reports whether a page is left to the base: it is not like the labelled articles,
// and everywhere but on their site the base decides alone.
func (on *onSite) leaves(elsewhere Blend) bool {
	return on != nil && !on.article && min(elsewhere.Body, elsewhere.Title) >= Alone
}

// byBase are the scores of the base, with the options of the wrapper that has it. Labelled
// pages without an article teach what is refused on pages with the same frame.
func (on *onSite) byBase(scores *Scores, o Options) *Scores {
	own := *scores
	own.wrapper, own.site = scores.wrapper.With(o), on
	own.article, _ = on.posterior(scores.article, 0)
	own.like, _ = on.posterior(scores.like, 0)
	return &own
}

// blocks are the posteriors of the blocks, corrected where the page is of the site.
func (on *onSite) blocks(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	if on == nil || !on.article || len(on.Site.Blocks) == 0 {
		return scores
	}
	post := slices.Clone(scores.Posteriors())
	for i := range post {
		post[i] = on.Site.Blocks.Apply(post[i], on.traits.Block(i))
	}
	return x.Scores(post)
}

// isBox reports whether labels cut such elements without text on the site.
func (on *onSite) isBox(n page.NodeID) bool {
	if on == nil || !on.article || len(on.Boxes) == 0 {
		return false
	}
	return slices.ContainsFunc(on.traits.Element(n), func(trait string) bool {
		_, found := slices.BinarySearch(on.Boxes, trait)
		return found
	})
}

// posterior is the posterior that the page is an article, corrected where it is of the
// site, and the least one that is not refused.
func (on *onSite) posterior(p, least float64) (float64, float64) {
	if on == nil || !on.frame {
		return p, least
	}
	if len(on.Page) > 0 {
		p = on.Page.Apply(p, slices.Sorted(maps.Keys(on.page)))
	}
	return p, on.Refuse
}

// isWhole reports whether nothing is cut out of the body of the page.
func (on *onSite) isWhole() bool { return on != nil && on.article && on.Whole }

// bodyOfBase reports whether the body of a wrapper is the one that its base chose.
func (s *Scores) bodyOfBase() bool {
	chosen, base := s.body.choice.Node, s.base.Best()
	return base != page.None && (chosen == base || (s.page.Contains(chosen, base) || s.page.Contains(base, chosen)) && s.index.SameContent(chosen, base))
}
