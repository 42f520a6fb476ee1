package models

import (
	"cmp"

	"galley/models/network"
)

// refuse is the posterior below which a page is refused: that of the networks, or of the
// base. A wrapper of labels alone refuses none: its user knows that the pages are articles.
func (s *Scores) refuse() float64 {
	switch w := s.wrapper; {
	case w.Networks != nil:
		_, least := s.site.Posterior(s.article, w.Networks.Refuse)
		return least
	case w.Base != nil:
		_, least := s.site.Posterior(s.article, w.Base.Networks.Refuse)
		return least
	}
	return 0
}

// unlike is the posterior of Document below which a page has its main text selected by
// networks for other pages: that of the networks, or of the base. What labels say of pages without an
// article does not raise it: what is not refused there is an article.
func (s *Scores) unlike() float64 {
	n := s.networks()
	if n == nil {
		return 0
	}
	general := cmp.Or(n.Unlike, n.Refuse)
	_, least := s.site.Posterior(s.like, general)
	return min(general, least)
}

// likely is the posterior below which a page has its main text selected: that of the
// networks, or of the base, as far as it is not of the labelled site.
func (s *Scores) likely() float64 {
	n := s.networks()
	if n == nil || s.site != nil && s.site.Article {
		return 0
	}
	return n.Likely
}

// never is a threshold that no posterior reaches.
const never = 2

// thresholds are those of the networks or of the base, as the Options change them. With a
// base, roots are added on the labelled site where its labels have further roots, and
// elsewhere to a body that the base chose too.
func (s *Scores) thresholds() network.Thresholds {
	w := s.wrapper
	t := s.networks().Thresholds
	t.Keep, t.Add = w.Options.keep(t.Keep), max(t.Add, w.Options.keep(0))
	switch {
	case w.Networks != nil:
	case s.learnsRoots():
		t.Add = addOnSite
	case s.site != nil && s.site.Article, !s.bodyOfBase():
		t.Add = never
	}
	return t
}
