package fused

import (
	"galley/models"
	"galley/page"
)

// opinion is a models.Opinion.
type opinion struct {
	model  *Model
	tally  *tally
	judged judged
	bodies map[page.NodeID]float64 // less the best
	titles map[page.NodeID]map[string]float64
	best   map[page.NodeID]chosen // title by body
	keep   float64
}

// Opine judges every subtree of a page. The model must have one of bodies and one of
// titles.
func (e *Extractor) Opine(p *page.Page) models.Opinion {
	s := newSheet(p)
	m := e.Model
	o := &opinion{model: m, tally: s.tally(m.posteriors(s, e.NoContext)), keep: e.threshold(m.weights.Keep)}
	o.bodies, o.titles, o.best = map[page.NodeID]float64{}, map[page.NodeID]map[string]float64{}, map[page.NodeID]chosen{}
	b := m.scoreBodies(o.tally)
	o.judged.body = b.best()
	for i, n := range b.nodes {
		o.bodies[n] = max(b.logits[i]-o.judged.body.logit, models.NoOpinion)
	}
	o.spread(b.bodyView)
	return o
}

// spread gives elements that hold the same as a candidate its logit.
func (o *opinion) spread(v *bodyView) {
	for _, n := range v.bodiesOf() {
		if _, ok := o.bodies[n]; ok {
			continue
		}
		for c := range v.page.Children(n) {
			if logit, ok := o.bodies[c]; ok && v.same(n, c) {
				o.bodies[n] = logit
				break
			}
		}
	}
}

// bodiesOf are the elements that may be bodies, those that hold the same too, from
// the innermost out.
func (v *bodyView) bodiesOf() []page.NodeID {
	var list []page.NodeID
	root := v.page.Body()
	for n := v.page.Nodes[root].End - 1; n >= root; n-- {
		if v.page.Nodes[n].Kind == page.Element && v.read[n] && v.gain(v.within(n)) >= bodyShare*v.top {
			list = append(list, n)
		}
	}
	return list
}

func (o *opinion) Best() page.NodeID { return o.judged.body.node }

func (o *opinion) Body(n page.NodeID) float64 {
	if v, ok := o.bodies[n]; ok {
		return v
	}
	return models.NoOpinion
}

// about judges the titles given a body, once.
func (o *opinion) about(body page.NodeID) map[string]float64 {
	if t, ok := o.titles[body]; ok {
		return t
	}
	v, logits := o.model.scoreTitles(o.tally, body)
	best := choose(v.nodes(), logits)
	byText := map[string]float64{}
	for i := range v.list {
		text := v.list[i].fold
		if old, ok := byText[text]; !ok || logits[i]-best.logit > old {
			byText[text] = max(logits[i]-best.logit, models.NoOpinion)
		}
	}
	o.titles[body], o.best[body] = byText, best
	return byText
}

func (o *opinion) BestTitle(body page.NodeID) page.NodeID {
	o.about(body)
	return o.best[body].node
}

func (o *opinion) Title(n, body page.NodeID) float64 {
	byText := o.about(body)
	if s := o.tally.in(n); s.words > maxHeadline || s.chars > maxHeadlineChars {
		return models.NoOpinion
	}
	if v, ok := byText[page.Fold(o.tally.page.Text(n))]; ok {
		return v
	}
	return models.NoOpinion
}

func (o *opinion) Cut(body, title page.NodeID) []page.NodeID {
	found := page.Selection{Title: title, Roots: []page.NodeID{body}}
	const never = 2
	o.tally.trim(&found, o.keep, never)
	return found.Cut
}

func (o *opinion) Article() float64 {
	j := o.judged
	o.about(j.body.node)
	j.title = o.best[j.body.node]
	return o.model.isArticle(o.tally.titles(j.body.node), j)
}
