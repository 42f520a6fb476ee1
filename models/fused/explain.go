package fused

import (
	"galley/internal/nn"
	"galley/models"
	"galley/page"
)

// Explain is Select, with the evidence that decided in Reasons, where there is a model
// of bodies.
func (e *Extractor) Explain(p *page.Page) (page.Selection, error) {
	s, err := e.Select(p)
	m := e.Model
	if err != nil || m == nil || m.weights.Body == nil {
		return s, err
	}
	b, v := e.scored(p)
	s.Reasons = reasons("body", m.weights.Body, b.logits, b.rows(m.body, b.nodes))
	if m.weights.Title != nil && !e.NoTitle {
		s.Reasons = append(s.Reasons, reasons("title", m.weights.Title, v.logits, v.row(m.title))...)
	}
	return s, nil
}

// scoredTitles are the subtrees that may be the title, with their logits.
type scoredTitles struct {
	*titleView
	logits []float64
}

// scored are all bodies, and all titles given the best of them.
func (e *Extractor) scored(p *page.Page) (scoredBodies, scoredTitles) {
	s := newSheet(p)
	t := s.tally(e.Model.posteriors(s, e.NoContext))
	b := e.Model.scoreBodies(t)
	v, logits := e.Model.scoreTitles(t, b.best().node)
	return b, scoredTitles{v, logits}
}

// reasons compares the best row with the next.
func reasons(part string, n *nn.Net, logits []float64, fill func(i int, out []float64)) []page.Reason {
	best := models.Second(logits, -1)
	second := models.Second(logits, best)
	if second < 0 {
		return nil
	}
	winner, other := make([]float64, len(n.Inputs)), make([]float64, len(n.Inputs))
	fill(best, winner)
	fill(second, other)
	hidden := make([]float64, len(n.Out))
	return models.Reasons(part, n.Names(), winner, other, func(row []float64) float64 { return n.Logit(row, hidden) })
}

// Judge are the subtrees that the models of bodies and titles chose from, with the
// posteriors of being chosen, in document order. Without such models there are none.
func (e *Extractor) Judge(p *page.Page) (models.Candidates, error) {
	m := e.Model
	if m == nil || m.weights.Body == nil || m.weights.Title == nil {
		return models.Candidates{}, nil
	}
	b, v := e.scored(p)
	return models.Candidates{
		Body:  candidates(b.nodes, b.logits),
		Title: candidates(v.titleView.nodes(), v.logits),
	}, nil
}

func candidates(nodes []page.NodeID, logits []float64) []models.Candidate {
	list := make([]models.Candidate, len(nodes))
	for i, p := range nn.Softmax(logits) {
		list[i] = models.Candidate{Node: nodes[i], Decision: logits[i], Posterior: p}
	}
	return list
}
