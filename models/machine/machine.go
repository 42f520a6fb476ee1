package machine

import (
	"slices"

	"galley/features"
	"galley/features/subtree"
	"galley/features/wang"
	"galley/internal/svm"
	"galley/models/stage"
	"galley/page"
)

// Stages are the stages of a wrapper trained on one site: two support vector
// machines over subtrees (Wang et al. 2009, sections 3 and 4). They need laid-out
// pages.
type Stages struct {
	Set    subtree.Set // columns in the order in which the machines read them
	Limits wang.Limits // constants of candidates and features
	Body   *svm.Model  // over the columns of bodies; label +1 is the body
	Title  *svm.Model  // over the columns of titles; label +1 is the title
}

// Bodies is the stage that chooses the body. more, which may be None, is one more
// candidate, whatever the candidate rules say.
func (m *Stages) Bodies(x *features.Index, more page.NodeID) (stage.Stage, error) {
	nodes, relaxed, err := m.Set.BodyCandidates(x)
	if err != nil {
		return stage.Stage{}, err
	}
	nodes = Join(nodes, more)
	rows := m.Set.Body(x, nodes)
	return stage.Stage{
		Part: stage.Body, Nodes: nodes, Relaxed: relaxed, Scorer: stage.Machine{Model: m.Body},
		Names: func() []string { return m.Set.Names(subtree.Body) },
		Row:   func(i int, row []float64) { copy(row, rows.Row(i)) },
	}, nil
}

// Titles is the stage that chooses the title of the article with the given body. more is
// one more candidate, as in bodies.
func (m *Stages) Titles(x *features.Index, body, more page.NodeID) (stage.Stage, error) {
	nodes, relaxed, err := m.Set.TitleCandidates(x, body)
	if err != nil {
		return stage.Stage{}, err
	}
	nodes = Join(nodes, more)
	rows := m.Set.Title(x, body, nodes)
	return stage.Stage{
		Part: stage.Title, Nodes: nodes, Relaxed: relaxed && len(nodes) > 0, Scorer: stage.Machine{Model: m.Title},
		Names: func() []string { return m.Set.Names(subtree.Title) },
		Row:   func(i int, row []float64) { copy(row, rows.Row(i)) },
	}, nil
}

// Join is a list in document order with one more node, which may be None or in it.
func Join(nodes []page.NodeID, n page.NodeID) []page.NodeID {
	if n == page.None {
		return nodes
	}
	if at, found := slices.BinarySearch(nodes, n); !found {
		return slices.Insert(slices.Clone(nodes), at, n)
	}
	return nodes
}
