package networks

import (
	"galley/features"
	"galley/models"
	"galley/models/fused"
	"galley/page"
)

// What the trainer needs of the features and of the models that use them is here, and
// nowhere else in the package.

// Weights are the networks, and the thresholds.
type Weights = models.Networks

// observation is the features of one page.
type observation struct{ index *features.Index }

func observe(p *page.Page) *observation {
	return &observation{features.NewIndex(p, features.Limits{})}
}

func blockColumns(layout bool) []string { return features.Blocks(layout).Names() }
func contextColumns() []string          { return features.Contexts().Names() }
func bodyColumns() []string             { return features.Bodies().Names() }
func titleColumns() []string            { return features.Titles().Names() }
func documentColumns() []string         { return features.Documents().Names() }

// Texts are what the blocks say, in document order.
func (o *observation) Texts() []string {
	texts := make([]string, o.index.NumBlocks())
	for i := range texts {
		texts[i] = o.index.BlockText(i)
	}
	return texts
}

// Blocks are the first block of the subtree of n and the one after its last.
func (o *observation) Blocks(n page.NodeID) (from, to int) { return o.index.Span(n) }

// Same reports whether two subtrees hold the same blocks and as many pictures.
func (o *observation) Same(a, b page.NodeID) bool { return o.index.SameContent(a, b) }

// Rows are the columns of the blocks.
func (o *observation) Rows(layout bool) [][]float64 {
	t := features.Blocks(layout)
	return matrix(o.index.NumBlocks(), t.Len(), o.index.BlockRows(&t))
}

// Context are the columns of the blocks given the posteriors of all.
func (o *observation) Context(post []float64) [][]float64 {
	t, scores := features.Contexts(), o.index.Scores(post)
	return matrix(len(post), t.Len(), func(i int, out []float64) { scores.Row(&t, i, out) })
}

// Bodies are the subtrees that may be the body, and their columns.
func (o *observation) Bodies(post []float64) ([]page.NodeID, [][]float64) {
	t, v := features.Bodies(), o.index.Scores(post).Bodies()
	nodes := v.Nodes()
	return nodes, matrix(len(nodes), t.Len(), func(i int, out []float64) { v.Row(&t, i, out) })
}

// Titles are the subtrees that may be the title given the body, and their columns.
func (o *observation) Titles(post []float64, body page.NodeID) ([]page.NodeID, [][]float64) {
	t, v := features.Titles(), o.index.Scores(post).Titles(body)
	nodes := v.Nodes()
	return nodes, matrix(len(nodes), t.Len(), func(i int, out []float64) { v.Row(&t, i, out) })
}

// Page are the columns of the page, given the logits of bodies and titles.
func (o *observation) Page(post []float64, bodies []page.NodeID, body []float64, titles []float64) []float64 {
	t, chosen := features.Documents(), models.Choose(o.index.Page, bodies, body)
	v := o.index.Scores(post).Titles(chosen.Node)
	d := v.Document(chosen, models.Choose(o.index.Page, v.Nodes(), titles))
	row := make([]float64, t.Len())
	d.Row(&t, row)
	return row
}

func matrix(rows, columns int, fill func(i int, out []float64)) [][]float64 {
	all := make([][]float64, rows)
	for i := range all {
		all[i] = make([]float64, columns)
		fill(i, all[i])
	}
	return all
}

// bind checks networks.
func bind(w Weights) (*Weights, error) { return models.NewNetworks(w, nil) }

// selects is what networks find on a page, whether they take it for an article or not.
// A page on which they find nothing has an empty selection.
func selects(w *Weights, p *page.Page) page.Selection {
	var s models.Selector = &models.Wrapper{Networks: w, Options: models.Options{Force: true}}
	if w.Body == nil {
		s = &fused.Extractor{Options: fused.Options{Networks: w}}
	}
	found, _ := s.Select(p)
	return found
}
