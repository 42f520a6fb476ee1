package networks

import (
	"galley/models/fused"
	"galley/page"
)

// What the trainer needs of the features and of the models that use them is here, and
// nowhere else in the package.

// Weights are those of the networks, and the thresholds.
type Weights = fused.Weights

type (
	observation = fused.Observation // the features of one page
	model       = fused.Model       // Weights, checked
)

func observe(p *page.Page) *observation { return fused.Observe(p) }

func blockColumns(layout bool) []string { return fused.Evidence(layout) }
func contextColumns() []string          { return fused.ContextEvidence() }
func bodyColumns() []string             { return fused.BodyEvidence() }
func titleColumns() []string            { return fused.TitleEvidence() }
func documentColumns() []string         { return fused.PageEvidence() }

func newModel(w Weights) (*model, error) { return fused.NewModel(w) }

// selects is what a model finds on a page, whether it takes it for an article or not. A
// page on which it finds nothing has an empty selection.
func selects(m *model, p *page.Page) page.Selection {
	found, _ := (&fused.Extractor{Options: fused.Options{Model: m, Force: true}}).Select(p)
	return found
}
