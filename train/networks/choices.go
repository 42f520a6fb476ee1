package networks

import (
	"context"

	"galley/features"
	"galley/internal/nn"
	"galley/page"
)

// candidates are the subtrees of a page one of which is the body, or the title.
type candidates struct {
	nodes  []page.NodeID
	logits []float64
}

// best is the candidate with the highest logit, the first of equals.
func (c *candidates) best() features.Choice {
	const most = 10 // of the margin
	best := features.Choice{Node: page.None, Margin: most}
	for i, v := range c.logits {
		switch {
		case best.Node == page.None:
			best.Node, best.At, best.Logit = c.nodes[i], i, v
		case v > best.Logit:
			best.Node, best.At, best.Logit, best.Margin = c.nodes[i], i, v, min(most, v-best.Logit)
		default:
			best.Margin = min(best.Margin, best.Logit-v)
		}
	}
	return best
}

// fitBodies fits the network Body.
func (f *fitter) fitBodies(ctx context.Context) error {
	f.bodies = make([]candidates, len(f.samples))
	nets, err := f.stack(ctx, features.Bodies().Names(), f.choiceConfig(), f.bodySample, func(i int, logits []float64) { f.bodies[i].logits = logits })
	for i := range nets {
		f.nets[i].Body = nets[i]
	}
	return err
}

func (f *fitter) bodySample(i int) *nn.Sample {
	s := f.samples[i]
	nodes, rows := s.features.bodies(f.posteriors[i])
	f.bodies[i].nodes = nodes
	out := &nn.Sample{Rows: rows, Weight: s.weight}
	if right := s.rightBodies(nodes); s.article && right != nil && len(nodes) > 1 {
		out.Loss = nn.SoftmaxLoss(right)
	}
	return out
}

// rightBodies are the candidates that hold what the label holds, or where there is no
// label the lowest of those with the best F1 of words; nil where there is none.
func (s *sample) rightBodies(nodes []page.NodeID) []bool {
	if s.label != nil && len(s.label.Roots) == 1 {
		return s.labelled(nodes, s.label.Roots[0])
	}
	const equal = 1e-9 // F1 that differ by less
	best, at := 0.0, -1
	for i, n := range nodes {
		f1 := s.f1(s.features.Span(n))
		if f1 > best+equal || at >= 0 && f1 > best-equal && s.page.Contains(nodes[at], n) {
			best, at = max(f1, best), i
		}
	}
	if at < 0 {
		return nil
	}
	right := make([]bool, len(nodes))
	right[at] = true
	return right
}

// labelled are the nodes around the labelled one, or in it, that hold the same.
func (s *sample) labelled(nodes []page.NodeID, label page.NodeID) []bool {
	right, some := make([]bool, len(nodes)), false
	for i, n := range nodes {
		related := s.page.Contains(n, label) || s.page.Contains(label, n)
		right[i] = n == label || related && s.features.SameContent(n, label)
		some = some || right[i]
	}
	if !some {
		return nil
	}
	return right
}

// fitTitles fits the network Title, given the bodies that Body chooses.
func (f *fitter) fitTitles(ctx context.Context) error {
	f.titles = make([]candidates, len(f.samples))
	nets, err := f.stack(ctx, features.Titles().Names(), f.choiceConfig(), f.titleSample, func(i int, logits []float64) { f.titles[i].logits = logits })
	for i := range nets {
		f.nets[i].Title = nets[i]
	}
	return err
}

func (f *fitter) titleSample(i int) *nn.Sample {
	s := f.samples[i]
	nodes, rows := s.features.titles(f.posteriors[i], f.bodies[i].best().Node)
	f.titles[i].nodes = nodes
	out := &nn.Sample{Rows: rows, Weight: s.weight}
	right, some := make([]bool, len(nodes)), false
	for k, n := range nodes {
		right[k] = page.Fold(s.page.Text(n)) == page.Fold(s.doc.Gold.Title)
		some = some || right[k]
	}
	if s.article && some && s.doc.Gold.Title != "" && len(nodes) > 1 {
		out.Loss = nn.SoftmaxLoss(right)
	}
	return out
}

// siteWeight is that of a page of a themed site, or of teasers, for Document: they are
// much alike.
const siteWeight = 0.25

// fitDocuments fits the network Document.
func (f *fitter) fitDocuments(ctx context.Context) error {
	nets, err := f.stack(ctx, features.Documents().Names(), f.documentConfig(), f.documentSample, nil)
	for i := range nets {
		f.nets[i].Document = nets[i]
	}
	return err
}

func (f *fitter) documentSample(i int) *nn.Sample {
	s := f.samples[i]
	if s.augmented && !s.section {
		return nil
	}
	body, title := f.bodies[i].best(), f.titles[i].best()
	out := &nn.Sample{Rows: s.features.document(f.posteriors[i], body, title), Loss: nn.BinaryLoss(s.article)}
	if s.themed || s.section {
		out.Weight = siteWeight
	}
	return out
}

// stack fits a network without every fold, and with all, to what of returns for each
// page with text: nil for a page that the network does not see, and a sample without
// Loss for one that it is not fitted to. scored, if not nil, gets the logits of every
// page from the network that has not seen it.
func (f *fitter) stack(ctx context.Context, columns []string, c nn.Config, of func(i int) *nn.Sample, scored func(i int, logits []float64)) (nets [Folds + 1]*nn.Net, err error) {
	samples := make([]*nn.Sample, len(f.samples))
	err = forEach(ctx, len(samples), func(i int) error {
		if len(f.samples[i].rows) > 0 {
			samples[i] = of(i)
		}
		return nil
	})
	if err != nil {
		return nets, err
	}
	err = forEach(ctx, Folds+1, func(fold int) error {
		var list []nn.Sample
		for i, s := range f.samples {
			if s.fold != fold && s.fitted && samples[i] != nil && samples[i].Loss != nil {
				list = append(list, *samples[i])
			}
		}
		nets[fold] = f.fitted(columns, list, c)
		return nil
	})
	if err != nil || scored == nil {
		return nets, err
	}
	return nets, forEach(ctx, len(samples), func(i int) error {
		if s := samples[i]; s != nil {
			scored(i, nets[f.samples[i].fold].Logits(len(s.Rows), widen(s.Rows)))
		}
		return nil
	})
}
