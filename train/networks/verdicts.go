package networks

import (
	"context"
	"fmt"

	"galley/features"
	"galley/features/wang"
	"galley/internal/nn"
	"galley/models/network"
	"galley/page"
)

// asItIsWeight is the share of a page as it is; its bare copies together have the rest.
const asItIsWeight = 0.5

// fitVerdicts fits the network Verdict, given what the others find.
func (f *fitter) fitVerdicts(ctx context.Context) error {
	var before [Folds + 1]*network.Stages
	for i, n := range f.nets {
		var err error
		if before[i], err = network.New(network.Stages{Block: n.Block, Context: n.Context, Body: n.Body, Title: n.Title}, nil); err != nil {
			return err
		}
	}
	nets, err := f.verdicts(ctx, before)
	for i := range nets {
		f.nets[i].Verdict = nets[i]
	}
	return err
}

// verdicts fits a Verdict without every fold, and with all. A page is measured by the
// networks that have not seen its fold.
func (f *fitter) verdicts(ctx context.Context, before [Folds + 1]*network.Stages) (nets [Folds + 1]*nn.Net, err error) {
	rows := make([][]nn.Sample, len(f.samples))
	err = forEach(ctx, len(rows), func(i int) error {
		if s := f.samples[i]; s.fitted && len(s.rows) > 0 && (!s.augmented || s.section) {
			rows[i] = s.verdictSamples(before[s.fold])
		}
		return nil
	})
	if err != nil {
		return nets, err
	}
	table := features.Verdicts()
	return nets, forEach(ctx, Folds+1, func(fold int) error {
		var list []nn.Sample
		for i, s := range f.samples {
			if s.fold != fold {
				list = append(list, rows[i]...)
			}
		}
		if len(list) == 0 {
			return fmt.Errorf("no page is outside of fold %d", fold)
		}
		nets[fold] = f.fitted(table.Names(), list, f.verdictConfig())
		return nil
	})
}

// verdictSamples are the page as it is and its bare copies.
func (s *sample) verdictSamples(n *network.Stages) []nn.Sample {
	weight := 1.0
	if s.themed || s.section {
		weight = siteWeight
	}
	list := []nn.Sample{s.verdictSample(n, s.page, weight*asItIsWeight)}
	for _, b := range barenesses {
		list = append(list, s.verdictSample(n, b.of(s.page), weight*(1-asItIsWeight)/float64(len(barenesses))))
	}
	return list
}

func (s *sample) verdictSample(n *network.Stages, p *page.Page, weight float64) nn.Sample {
	t, v := features.Verdicts(), n.DocumentView(features.NewIndex(p, wang.Limits{}))
	return nn.Sample{Rows: rows(1, t.Len(), func(_ int, row []float64) { v.Row(&t, row) }), Loss: nn.BinaryLoss(s.article), Weight: weight}
}
