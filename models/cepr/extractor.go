package cepr

import (
	"slices"

	"galley/models/cover"
	"galley/models/method"
	"galley/models/signal"
	"galley/page"
)

// Extractor is the method with its parameters; the zero value is CEPR-SETPR as
// published. It may be used by several goroutines.
type Extractor struct{ Options }

// Select finds the texts that are content. Roots and Cut, which may be text nodes,
// are the shortest lists that have just these. The error is models.ErrNoArticle
// when there are none.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, e.ReadHidden)
	t := newPaths(p)
	texts, bare := collect(p, read, t, &e.Options)
	kept := e.judge(t, texts)
	classes := make([]cover.Class, len(p.Nodes))
	for i, v := range texts {
		classes[v.node] = cover.Boilerplate
		if kept[i] {
			classes[v.node] = cover.Content
		}
	}
	if !e.JoinPunctuation {
		for _, n := range bare {
			classes[n] = cover.Boilerplate
		}
	}
	return method.SelectContent(p, p.Body(), classes, read, e.Heading)
}

// judge decides for every text whether it is content ([Wu13], algorithm CEPR in
// Figure 8).
func (e *Extractor) judge(t *paths, texts []text) []bool {
	all := ratios(texts, len(t.parent))
	h := histogram(texts, all, e.score)
	if e.Variant == SETPR {
		h = newSmoother(t, texts, &e.Options).smooth(h, e.SmoothBorders)
	}
	lambda := e.lambda()
	// On a very short page every path may have a single text, so that all scores are 0.
	// Then TPR keeps something: a deviation is at most half of the largest value, and
	// 1.7 halves are less than it. So there is no second fallback.
	if !e.NoFallback && !slices.ContainsFunc(h, func(v float64) bool { return v > 0 }) {
		h, lambda = histogram(texts, all, (*ratio).tpr), TPR.lambda()
	}
	return above(h, lambda*signal.Deviation(h), e.Above)
}

func (e *Extractor) score(r *ratio) float64 {
	if e.Variant == TPR {
		return r.tpr()
	}
	return r.etpr()
}

// above compares the scores with the threshold τ. At τ = 0 a score of 0 is not
// content.
func above(h []float64, threshold float64, strictly bool) []bool {
	kept := make([]bool, len(h))
	for i, v := range h {
		kept[i] = v > threshold || v == threshold && v > 0 && !strictly
	}
	return kept
}
