package fused

import (
	"galley/models"
	"galley/nets"
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
	sheet := newSheet(p)
	t := sheet.tally(m.posteriors(sheet, e.NoContext))
	v := newBodyView(t)
	bodies := v.bodies()
	s.Reasons = reasons("body", m.weights.Body, len(bodies), v.rows(m.body, bodies))
	if m.weights.Title != nil && !e.NoTitle {
		title := t.titles(choose(bodies, m.weights.Body.Logits(len(bodies), v.rows(m.body, bodies))).node)
		s.Reasons = append(s.Reasons, reasons("title", m.weights.Title, len(title.list), title.row(m.title))...)
	}
	return s, nil
}

// reasons compares the best row with the next.
func reasons(part string, n *nets.Net, rows int, fill func(i int, out []float64)) []page.Reason {
	logits := n.Logits(rows, fill)
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
	sheet := newSheet(p)
	t := sheet.tally(m.posteriors(sheet, e.NoContext))
	v := newBodyView(t)
	bodies := v.bodies()
	logits := m.weights.Body.Logits(len(bodies), v.rows(m.body, bodies))
	title := t.titles(choose(bodies, logits).node)
	return models.Candidates{
		Body:  candidates(bodies, logits),
		Title: candidates(title.nodes(), m.weights.Title.Logits(len(title.list), title.row(m.title))),
	}, nil
}

func candidates(nodes []page.NodeID, logits []float64) []models.Candidate {
	list := make([]models.Candidate, len(nodes))
	for i, p := range nets.Softmax(logits) {
		list[i] = models.Candidate{Node: nodes[i], Decision: logits[i], Posterior: p}
	}
	return list
}
