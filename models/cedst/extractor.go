package cedst

import (
	"galley/models"
	"galley/page"
)

// Extractor finds an article by its topics. The zero Extractor is CEDST as
// published. It may be used by several goroutines.
type Extractor struct{ Options Options }

// Judgement is all that was found out about a page.
type Judgement struct {
	Units     []Unit  // in document order of their first texts
	Topics    []Topic // in no order that means anything, but always the same
	Gamma     int     // the γ that was used: more than asked for when there were too many topics
	Threshold float64 // units with at least this Value are content; above 1: none is
}

// Select finds the article. A page without content is models.ErrNoArticle, and the
// Selection is empty. The Roots have the text of the units that are content, and
// nothing else.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	j := e.Judge(p)
	marks := make([]models.Mark, len(p.Nodes))
	found := false
	for i := range j.Units {
		mark := models.Dropped
		if j.Units[i].Value >= j.Threshold {
			mark, found = models.Kept, true
		}
		for _, n := range j.Units[i].Texts {
			marks[n] = mark
		}
	}
	if !found {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	s := models.Cover(p, 0, marks)
	if e.Options.Heading {
		s.Title = models.Heading(p, models.Readable(p, e.Options.ReadHidden))
	}
	return s, nil
}

// Judge gives every unit of the page its features and its value (algorithms 6.5,
// pseudo-code).
func (e *Extractor) Judge(p *page.Page) Judgement {
	o := e.Options.withDefaults()
	j := Judgement{Units: findUnits(p, models.Readable(p, o.ReadHidden), o.Units), Gamma: o.Gamma}
	groupFeatures(j.Units, o.SampleVariance)
	if o.Features != NonContent {
		j.topicFeature(p, o)
	}
	values := make([]float64, len(j.Units))
	for i := range j.Units {
		values[i] = j.Units[i].fuse(o)
	}
	values = smooth(values, o.Radius)
	for i := range j.Units {
		j.Units[i].Value = values[i]
	}
	j.Threshold = otsu(values, o.Step, o.LastThreshold)
	return j
}
