package models

import (
	"cmp"
	"math"
	"slices"

	"galley/page"
)

// maxReasons are given for each part of an article.
const maxReasons = 5

// Reasons are the features that decided between a winner and the runner-up, those
// first that weigh most: how much lower the winner would be judged with the
// runner-up's value. decide judges a row; names are those of its columns.
func Reasons(part string, names []string, winner, runnerUp []float64, decide func(row []float64) float64) []page.Reason {
	whole := decide(winner)
	row := slices.Clone(winner)
	var list []page.Reason
	for k, name := range names {
		row[k] = runnerUp[k]
		if weight := whole - decide(row); weight != 0 {
			list = append(list, page.Reason{Part: part, Feature: name, Winner: winner[k], RunnerUp: runnerUp[k], Weight: weight})
		}
		row[k] = winner[k]
	}
	slices.SortStableFunc(list, func(a, b page.Reason) int { return cmp.Compare(math.Abs(b.Weight), math.Abs(a.Weight)) })
	return list[:min(len(list), maxReasons)]
}

// Second is the index of the best candidate but the one at best; -1 where there is
// none.
func Second(judged []float64, best int) int {
	second := -1
	for i, v := range judged {
		if i != best && (second < 0 || v > judged[second]) {
			second = i
		}
	}
	return second
}

// Explain is Select, with the features that decided in Reasons.
func (w *Wrapper) Explain(p *page.Page) (page.Selection, error) {
	s, err := w.Select(p)
	if err != nil {
		return s, err
	}
	c, err := w.Judge(p)
	if err != nil {
		return s, err
	}
	body := s.Body()
	parts := []struct {
		name  string
		list  []Candidate
		names []string
		row   func(n page.NodeID) []float64
		judge func(row []float64) float64
	}{
		{"body", c.Body, w.Set.Names(0), func(n page.NodeID) []float64 { return w.Set.Body(c.Index, []page.NodeID{n}).Row(0) }, w.Body.Decision},
		{"title", c.Title, w.Set.Names(1), func(n page.NodeID) []float64 { return w.Set.Title(c.Index, body, []page.NodeID{n}).Row(0) }, w.Title.Decision},
	}
	for _, part := range parts {
		if len(part.list) < 2 {
			continue
		}
		judged := make([]float64, len(part.list))
		for i := range judged {
			judged[i] = part.list[i].Decision
		}
		best := Best(p, part.list)
		second := Second(judged, best)
		s.Reasons = append(s.Reasons, Reasons(part.name, part.names, part.row(part.list[best].Node), part.row(part.list[second].Node), part.judge)...)
	}
	return s, nil
}

// Explainer is a Selector that can say why.
type Explainer interface {
	Selector
	Explain(p *page.Page) (page.Selection, error)
}

// Judger is a Selector that can show all that it judged.
type Judger interface {
	Explainer
	Judge(p *page.Page) (Candidates, error)
}
