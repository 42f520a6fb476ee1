package cedst

import (
	"galley/models/cover"
	"galley/models/method"
	"galley/models/signal"
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
	classes := make([]cover.Class, len(p.Nodes))
	for i := range j.Units {
		class := cover.Boilerplate
		if j.Units[i].Value >= j.Threshold {
			class = cover.Content
		}
		for _, n := range j.Units[i].Texts {
			classes[n] = class
		}
	}
	return method.SelectContent(p, 0, classes, page.Readable(p, e.Options.ReadHidden), e.Options.Heading)
}

// Judge gives every unit of the page its features and its value (Zhang et al. 2018,
// section 3.4).
func (e *Extractor) Judge(p *page.Page) Judgement {
	o := e.Options.withDefaults()
	j := Judgement{Units: findUnits(p, page.Readable(p, o.ReadHidden), o.TextUnits), Gamma: o.Gamma}
	groupFeatures(j.Units, o.SampleVariance)
	if o.Features != NonContent {
		j.topicFeature(p, o)
	}
	values := make([]float64, len(j.Units))
	for i := range j.Units {
		values[i] = j.Units[i].fuse(o)
	}
	values = signal.Smooth(values, signal.Gauss(o.Radius, float64(o.Radius)))
	for i := range j.Units {
		j.Units[i].Value = values[i]
	}
	j.Threshold = otsu(values, o.Step, o.LastThreshold)
	return j
}
