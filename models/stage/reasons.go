package stage

import (
	"cmp"
	"math"
	"slices"

	"galley/page"
)

// maxReasons are given for each part of an article.
const maxReasons = 5

// Reasons are the columns that decided between the chosen candidate and the runner-up,
// the heaviest first. The weight of a column is how much lower the decision about the
// chosen one would be with the runner-up's value. Without a runner-up there are none.
func (s *Scored) Reasons() []page.Reason {
	if len(s.Nodes) < 2 {
		return nil
	}
	winner, runnerUp := make([]float64, s.Scorer.columns()), make([]float64, s.Scorer.columns())
	s.Row(s.Choice.At, winner)
	s.Row(second(s.Decisions, s.Choice.At), runnerUp)
	decide := func(row []float64) float64 {
		return s.Scorer.Decisions(1, func(_ int, out []float64) { copy(out, row) })[0]
	}
	decision, row := decide(winner), slices.Clone(winner)
	var list []page.Reason
	for k, name := range s.Names() {
		row[k] = runnerUp[k]
		if weight := decision - decide(row); weight != 0 {
			list = append(list, page.Reason{Part: s.Part, Feature: name, Winner: winner[k], RunnerUp: runnerUp[k], Weight: weight})
		}
		row[k] = winner[k]
	}
	slices.SortStableFunc(list, func(a, b page.Reason) int { return cmp.Compare(math.Abs(b.Weight), math.Abs(a.Weight)) })
	return list[:min(len(list), maxReasons)]
}
