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

// scoredBodies are the subtrees that may be the body, with their logits.
type scoredBodies struct {
	*bodyView
	nodes  []page.NodeID
	logits []float64
}

func (m *Model) scoreBodies(t *tally) scoredBodies {
	v := newBodyView(t)
	nodes := v.bodies()
	return scoredBodies{v, nodes, m.weights.Body.Logits(len(nodes), v.rows(m.body, nodes))}
}

func (b scoredBodies) best() chosen { return choose(b.nodes, b.logits) }

// scoreTitles are the subtrees that may be the title given a body, with their logits;
// none without a model of titles.
func (m *Model) scoreTitles(t *tally, body page.NodeID) (v *titleView, logits []float64) {
	v = t.titles(body)
	if m.weights.Title == nil {
		return v, nil
	}
	return v, m.weights.Title.Logits(len(v.list), v.row(m.title))
}

// isArticle is the posterior of the page, given what was chosen; 1 without a model of
// pages.
func (m *Model) isArticle(v *titleView, j judged) float64 {
	if m.weights.Article == nil {
		return 1
	}
	return m.weights.Article.Posteriors(1, newPageView(v, j).row(m.page))[0]
}

// judge chooses the body, then the title given the body, then says whether it is an
// article.
func (m *Model) judge(t *tally) judged {
	j := judged{body: m.scoreBodies(t).best()}
	v, logits := m.scoreTitles(t, j.body.node)
	j.title = choose(v.nodes(), logits)
	j.article = m.isArticle(v, j)
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
	p := &pageView{titleView: v, bodyTop: j.body.margin, tags: v.countTags()}
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
