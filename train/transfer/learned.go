package transfer

import (
	"context"

	"galley/dataset"
	"galley/models"
	"galley/models/method"
	"galley/models/methods"
	"galley/models/vips"
	"galley/train"
)

// methodWays are the methods of the papers that are learned from labels, and VIPS, which
// needs none.
func methodWays() []Way {
	var ways []Way
	for _, l := range methods.Learned() {
		ways = append(ways, Way{Name: l.Name, Learn: func(ctx context.Context, samples []dataset.Sample, o train.Options) (models.Selector, error) {
			return l.Train(ctx, samples, method.LearnOptions{Seed: o.Seed, Trainer: o.Trainer})
		}})
	}
	return append(ways, Way{Name: "vips", Method: &vips.Extractor{}})
}
