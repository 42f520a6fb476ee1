package site

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
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
	// Places say where titles and bodies stand here.
	Places Places `json:"places,omitzero"`
	// Blocks corrects the logits of blocks, by the traits of the elements that they stand
	// in: labelled cuts teach it. Nil: there were none.
	Blocks Correction `json:"blocks,omitempty"`
	// Boxes are traits of elements without text, such as pictures that advertise, that labels
	// cut wherever they stand. Sorted.
	Boxes []string `json:"boxes,omitempty"`
	// Kept are marks (see [Mark]) of elements in bodies that the base cuts and labels keep. Sorted.
	Kept []string `json:"kept,omitempty"`
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
	// Nothing is what the base takes on pages without an article, which Page and Refuse are for. Nil:
	// they are for all pages.
	Nothing []Nothing `json:"nothing,omitempty"`
	// Least is Refuse for the other pages, with Page.
	Least float64 `json:"least,omitempty"`
	// Hosts are those of the labelled pages, as Host names them. Sorted.
	Hosts []string `json:"hosts,omitempty"`
	// Signs are lines that most labelled pages have: see [features.Index.Signs]. Sorted.
	Signs []string `json:"signs,omitempty"`
	// Rebuilt is how the site is known after its next build; nil where names of classes are such as stay.
	Rebuilt *Rebuilt `json:"rebuilt,omitempty"`
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

// Check finds what no training makes.
func (s *Site) Check() error {
	switch {
	case s.Rebuilt != nil && s.Rebuilt.Site.Rebuilt != nil:
		return errors.New("a build of a build")
	case len(s.Templates) == 0 || len(s.Templates) > maxTemplates || len(s.Frames) > maxTemplates:
		return fmt.Errorf("%d templates", len(s.Templates))
	case len(s.Places.Body) > maxTemplates || len(s.Places.Title) > maxTemplates:
		return errors.New("too many places")
	case !s.Blend.Valid():
		return fmt.Errorf("blend weights %v and %v", s.Blend.Body, s.Blend.Title)
	case !(s.Refuse >= 0 && s.Refuse <= 1):
		return fmt.Errorf("a threshold of %v", s.Refuse)
	case !(s.Least >= 0 && s.Least <= 1):
		return fmt.Errorf("a threshold of %v without corrections", s.Least)
	case len(s.Blocks) > maxTraits || len(s.Page) > maxTraits || len(s.Boxes) > maxTraits || len(s.Kept) > maxTraits || len(s.Known) > maxTraits || len(s.Hosts) > maxTraits || len(s.Nothing) > maxTraits || len(s.Signs) > maxTraits:
		return errors.New("too many traits")
	}
	for _, c := range []Correction{s.Blocks, s.Page} {
		for trait, w := range c {
			if !(math.Abs(w) <= maxWeight) {
				return fmt.Errorf("trait %q has the weight %v", trait, w)
			}
		}
	}
	if s.Rebuilt != nil {
		return s.Rebuilt.Site.Check()
	}
	return nil
}
