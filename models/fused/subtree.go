package fused

import (
	"strings"

	"galley/models"
	"galley/page"
)

// judged is what a model says of a page.
type judged struct {
	body, title chosen
	article     float64 // posterior; 1 without a model of pages
}

// judge chooses the body, then the title given the body, then says whether it is an
// article.
func (m *Model) judge(t *tally) judged {
	j := judged{article: 1}
	v := newBodyView(t)
	bodies := v.bodies()
	j.body = choose(bodies, m.weights.Body.Logits(len(bodies), v.rows(m.body, bodies)))
	title := t.titles(j.body.node)
	j.title.node = page.None
	if m.weights.Title != nil {
		j.title = choose(title.nodes(), m.weights.Title.Logits(len(title.list), title.row(m.title)))
	}
	if m.weights.Article != nil {
		j.article = m.weights.Article.Posteriors(1, newPageView(title, j).row(m.page))[0]
	}
	return j
}

// selectSubtree is Select with a model of bodies.
func (e *Extractor) selectSubtree(m *Model, t *tally) (page.Selection, error) {
	j := m.judge(t)
	found := page.Selection{Title: page.None, Score: page.Score{Body: j.body.posterior, Article: j.article}}
	if j.body.node == page.None {
		return found, models.ErrNoArticle
	}
	if j.article < m.weights.Refuse && !e.Force {
		return page.Selection{Title: page.None, Score: found.Score}, &models.NotArticleError{Posterior: j.article, Least: m.weights.Refuse}
	}
	if !e.NoTitle && j.title.node != page.None {
		found.Title, found.Score.Title = j.title.node, j.title.posterior
	}
	found.Roots = []page.NodeID{j.body.node}
	if !e.NoCut {
		t.trim(&found, e.threshold(m.weights.Keep), max(m.weights.Add, e.threshold(0)))
	}
	return found, nil
}

// mark marks the texts of a block.
func (s *sheet) mark(marks []models.Mark, block int, mark models.Mark) {
	b := &s.blocks[block]
	for n := b.from; n < b.to; n++ {
		if s.read[n] && strings.TrimSpace(s.page.Nodes[n].Text) != "" {
			marks[n] = mark
		}
	}
}

// titles are the subtrees that may be the title of the article with that body.
func (t *tally) titles(body page.NodeID) *titleView {
	start := len(t.blocks)
	if body != page.None {
		a, b := t.within(body)
		start = a
		for i := a; i < b; i++ {
			if t.post[i] >= 0.5 && t.blocks[i].prose() {
				start = i
				break
			}
		}
	}
	return newTitleView(t, body, start)
}

func (v *titleView) nodes() []page.NodeID {
	nodes := make([]page.NodeID, len(v.list))
	for i := range v.list {
		nodes[i] = v.list[i].node
	}
	return nodes
}

func newPageView(v *titleView, j judged) *pageView {
	p := &pageView{titleView: v, bodyTop: j.body.margin}
	if j.title.node != page.None {
		h := &v.list[j.title.at]
		p.title, p.second = j.title.logit, j.title.logit-j.title.margin
		p.rank, p.heading, p.best, p.slug = h.rank, page.Norm(h.text), h.fits[docTitle], h.fits[slugTitle].f1
	}
	for i := range v.blocks {
		if v.post[i] >= threshold {
			p.kept.add(&v.blocks[i])
		}
	}
	if j.body.node != page.None {
		w, hope := v.span(v.within(j.body.node))
		p.keptIn = ratio(hope, w)
	}
	return p
}

func (v *pageView) row(cols []pageColumn) func(i int, out []float64) {
	return func(_ int, out []float64) {
		for k := range cols {
			out[k] = cols[k].of(v)
		}
	}
}
