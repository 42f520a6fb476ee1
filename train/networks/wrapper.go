package networks

import (
	"fmt"

	"galley/models"
	"galley/models/fused"
	"galley/models/network"
	"galley/page"
)

// newWrapper makes a wrapper of networks. It is written to a file by its Write.
func newWrapper(o *Options, n network.Stages) (*models.Wrapper, error) {
	bound, err := network.New(n, nil)
	if err != nil {
		return nil, fmt.Errorf("train: %w", err)
	}
	return &models.Wrapper{Boxes: o.boxes(), Networks: bound, Record: models.Record{Seed: o.Seed}}, nil
}

// withThresholds is the wrapper with other thresholds.
func withThresholds(w *models.Wrapper, t network.Thresholds) *models.Wrapper {
	networks, out := *w.Networks, *w
	networks.Thresholds = t
	out.Networks = &networks
	return &out
}

// selects is what a wrapper finds on a page, whether it takes it for an article or not. A
// page on which it finds nothing has an empty selection. Networks of blocks alone select
// as the method fused does.
func selects(w *models.Wrapper, p *page.Page) page.Selection {
	var s models.Selector = w.With(models.Options{Force: true})
	if w.Networks.Body == nil {
		s = &fused.Extractor{Options: fused.Options{Networks: w.Networks}}
	}
	found, _ := s.Select(p)
	return found
}
