package main

import (
	"math"

	"galley/internal/nn"
	"galley/models/fused"
	"galley/page"
)

func (f *fitter) fitBodies(weights []fused.Weights) {
	f.bodies = make([]choices, len(f.samples))
	fitted := f.stack(fused.BodyEvidence(), f.many(6, 25, 0.05), func(i int) *nn.Sample {
		s := f.samples[i]
		if len(s.rows) == 0 {
			return nil
		}
		c := &f.bodies[i]
		nodes, rows := s.seen.Bodies(f.post[i])
		c.nodes, c.rows = nodes, narrow(rows)
		c.right = s.rightBodies(nodes)
		out := &nn.Sample{Rows: c.rows}
		if s.article && c.right != nil && len(nodes) > 1 {
			out.Loss = nn.Choice(c.right)
		}
		return out
	}, func(i int, logits []float64) { f.bodies[i].logits = logits })
	for i := range weights {
		weights[i].Body = fitted[i]
	}
}

// rightBodies are the candidates that hold what the label holds, or where there is no
// label the lowest of those with the best F1; nil where there is none.
func (s *sample) rightBodies(nodes []page.NodeID) []bool {
	right := make([]bool, len(nodes))
	some := false
	if s.label != nil && len(s.label.Roots) == 1 {
		for i, n := range nodes {
			right[i] = n == s.label.Roots[0] || s.related(n, s.label.Roots[0]) && s.seen.Same(n, s.label.Roots[0])
			some = some || right[i]
		}
		if some {
			return right
		}
		return nil
	}
	best, at := 0.0, -1
	for i, n := range nodes {
		if f := s.f1(n); f > best+1e-9 || at >= 0 && f > best-1e-9 && s.page.Contains(nodes[at], n) {
			best, at = max(f, best), i
		}
	}
	if at < 0 {
		return nil
	}
	right[at] = true
	return right
}

func (s *sample) related(a, b page.NodeID) bool {
	return s.page.Contains(a, b) || s.page.Contains(b, a)
}

// f1 is that of the words of a subtree.
func (s *sample) f1(n page.NodeID) float64 {
	from, to := s.seen.Blocks(n)
	hits, words := 0.0, 0.0
	for i := from; i < to; i++ {
		if !math.IsNaN(s.right[i]) {
			hits += s.words[i] * s.right[i]
			words += s.words[i]
		}
	}
	if words+s.gold == 0 {
		return 0
	}
	return 2 * hits / (words + s.gold)
}

func highest(logits []float64) int {
	at := -1
	for i, v := range logits {
		if at < 0 || v > logits[at] {
			at = i
		}
	}
	return at
}

func (f *fitter) body(i int) page.NodeID {
	if k := highest(f.bodies[i].logits); k >= 0 {
		return f.bodies[i].nodes[k]
	}
	return page.None
}

func (f *fitter) fitTitles(weights []fused.Weights) {
	f.titles = make([]choices, len(f.samples))
	fitted := f.stack(fused.TitleEvidence(), f.many(6, 25, 0.05), func(i int) *nn.Sample {
		s := f.samples[i]
		if len(s.rows) == 0 {
			return nil
		}
		c := &f.titles[i]
		nodes, rows := s.seen.Titles(f.post[i], f.body(i))
		c.nodes, c.rows = nodes, narrow(rows)
		out := &nn.Sample{Rows: c.rows}
		right, some := make([]bool, len(nodes)), false
		for k, n := range nodes {
			right[k] = page.Fold(s.page.Text(n)) == page.Fold(s.doc.Gold.Title)
			some = some || right[k]
		}
		if s.article && some && s.doc.Gold.Title != "" && len(nodes) > 1 {
			out.Loss = nn.Choice(right)
		}
		return out
	}, func(i int, logits []float64) { f.titles[i].logits = logits })
	for i := range weights {
		weights[i].Title = fitted[i]
	}
}

func (f *fitter) fitPages(weights []fused.Weights) {
	f.articles = make([]float64, len(f.samples))
	fitted := f.stack(fused.PageEvidence(), f.many(4, 30, 0.1), func(i int) *nn.Sample {
		s := f.samples[i]
		if len(s.rows) == 0 || s.made {
			return nil
		}
		row := s.seen.Page(f.post[i], f.bodies[i].nodes, f.bodies[i].logits, f.titles[i].logits)
		weight := 1.0
		if s.site != "" {
			weight = 0.25 // they are much alike
		}
		return &nn.Sample{Rows: narrow([][]float64{row}), Weight: weight, Loss: nn.Yes(s.article)}
	}, func(i int, logits []float64) { f.articles[i] = nn.Sigmoid(logits[0]) })
	for i := range weights {
		weights[i].Article = fitted[i]
		weights[i].Keep, weights[i].Add = f.keep, f.add
	}
}
