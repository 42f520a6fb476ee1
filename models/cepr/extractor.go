package cepr

import (
	"slices"

	"galley/models"
	"galley/page"
)

// Extractor is the method with its parameters; the zero value is CEPR-SETPR as
// published. It may be used by several goroutines.
type Extractor struct{ Options }

// Select finds the texts that are content. Roots and Cut, which may be text nodes,
// are the shortest lists that have just these. The error is models.ErrNoArticle
// when there are none.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	read := models.Readable(p, e.ReadHidden)
	t := newPaths(p)
	texts, bare := collect(p, read, t, &e.Options)
	kept := e.judge(t, texts)
	if !slices.Contains(kept, true) {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	marks := make([]models.Mark, len(p.Nodes))
	for i, v := range texts {
		marks[v.node] = models.Dropped
		if kept[i] {
			marks[v.node] = models.Kept
		}
	}
	if !e.JoinPunctuation {
		for _, n := range bare {
			marks[n] = models.Dropped
		}
	}
	s := models.Cover(p, p.Body(), marks)
	if e.Heading {
		s.Title = models.Heading(p, read)
	}
	return s, nil
}

// judge says of every text whether it is content ([Wu13], algorithms 4.3).
func (e *Extractor) judge(t *paths, texts []text) []bool {
	all := ratios(texts, len(t.parent))
	h := histogram(texts, all, e.score)
	if e.Variant == SETPR {
		h = newSmoother(t, texts, &e.Options).smooth(h, e.SmoothBorders)
	}
	lambda := e.lambda()
	// Every path is the only one of its kind, as on a very short page (OPEN-P4). Then
	// TPR keeps something: a deviation is at most half of the largest value, and 1.7
	// halves are less than it. So there is no second fallback.
	if !e.NoFallback && !slices.ContainsFunc(h, func(v float64) bool { return v > 0 }) {
		h, lambda = histogram(texts, all, (*ratio).tpr), TPR.lambda()
	}
	return above(h, lambda*deviation(h), e.Above)
}

func (e *Extractor) score(r *ratio) float64 {
	if e.Variant == TPR {
		return r.tpr()
	}
	return r.etpr()
}

// above compares the scores with the threshold τ (OPEN-P3).
func above(h []float64, threshold float64, strictly bool) []bool {
	kept := make([]bool, len(h))
	for i, v := range h {
		kept[i] = v > threshold || v == threshold && v > 0 && !strictly
	}
	return kept
}
