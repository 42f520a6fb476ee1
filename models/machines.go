package models

import (
	"errors"

	"galley/features"
	"galley/features/wang"
	"galley/internal/svm"
	"galley/page"
)

// Machines are the stages of a wrapper trained on one site: two support vector
// machines over subtrees (Wang et al. 2009, sections 3 and 4). They need laid-out
// pages.
type Machines struct {
	Set    features.Set // columns in the order in which the machines read them
	Limits wang.Limits  // constants of candidates and features
	Body   *svm.Model   // over the columns of bodies; label +1 is the body
	Title  *svm.Model   // over the columns of titles; label +1 is the title
}

// bodies is the stage that chooses the body. more, which may be None, is one more
// candidate, whatever the candidate rules say.
func (m *Machines) bodies(x *features.Index, more page.NodeID) (stage, error) {
	nodes, relaxed, err := m.Set.BodyCandidates(x)
	if err != nil {
		return stage{}, err
	}
	nodes = Join(nodes, more)
	rows := m.Set.Body(x, nodes)
	return stage{
		part: stageBody, nodes: nodes, relaxed: relaxed, scorer: machine{m.Body},
		names: func() []string { return m.Set.Names(features.Body) },
		row:   func(i int, row []float64) { copy(row, rows.Row(i)) },
	}, nil
}

// titles is the stage that chooses the title of the article with the given body. more is
// one more candidate, as in bodies.
func (m *Machines) titles(x *features.Index, body, more page.NodeID) (stage, error) {
	nodes, relaxed, err := m.Set.TitleCandidates(x, body)
	if err != nil {
		return stage{}, err
	}
	nodes = Join(nodes, more)
	rows := m.Set.Title(x, body, nodes)
	return stage{
		part: stageTitle, nodes: nodes, relaxed: relaxed && len(nodes) > 0, scorer: machine{m.Title},
		names: func() []string { return m.Set.Names(features.Title) },
		row:   func(i int, row []float64) { copy(row, rows.Row(i)) },
	}, nil
}

// check reports machines without probabilities.
func (m *Machines) check() error {
	for _, model := range []*svm.Model{m.Body, m.Title} {
		if _, _, ok := model.Sigmoid(); !ok {
			return errors.New("a machine has no probabilities (svm-train -b 1)")
		}
	}
	return nil
}
