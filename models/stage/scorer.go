package stage

import (
	"galley/internal/nn"
	"galley/internal/svm"
)

// Scorer is the model of one stage: a support vector machine or a network. It scores
// rows of numbers, one for each candidate.
type Scorer interface {
	// Decisions scores n rows, which fill writes one after the other. The candidate with
	// the highest decision is the likeliest one. Decisions of networks are logits.
	Decisions(n int, fill func(i int, row []float64)) []float64
	// Posteriors turns decisions into probabilities.
	Posteriors(decisions []float64) []float64
	// columns is the length of a row.
	columns() int
}

// Machine is a support vector machine with Platt's sigmoid.
type Machine struct{ *svm.Model }

func (m Machine) columns() int { return m.Dim() }

func (m Machine) Decisions(n int, fill func(i int, row []float64)) []float64 {
	row, decisions := make([]float64, m.Dim()), make([]float64, n)
	for i := range decisions {
		fill(i, row)
		decisions[i] = m.Decision(row)
	}
	return decisions
}

func (m Machine) Posteriors(decisions []float64) []float64 {
	p := make([]float64, len(decisions))
	for i, d := range decisions {
		p[i] = m.Posterior(d)
	}
	return p
}

// Network is a neural network.
type Network struct {
	*nn.Net
	Choice bool // exactly one row of a page is right: posteriors add up to 1
}

func (n Network) columns() int { return len(n.Inputs) }

func (n Network) Decisions(rows int, fill func(i int, row []float64)) []float64 {
	return n.Logits(rows, fill)
}

func (n Network) Posteriors(decisions []float64) []float64 {
	if n.Choice {
		return nn.Softmax(decisions)
	}
	p := make([]float64, len(decisions))
	for i, d := range decisions {
		p[i] = nn.Sigmoid(d)
	}
	return p
}
