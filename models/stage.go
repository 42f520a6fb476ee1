package models

import (
	"galley/features"
	"galley/page"
)

// The stages of a wrapper, as files and reports name them.
const (
	stageBlock    = "block"
	stageContext  = "context"
	stageBody     = "body"
	stageTitle    = "title"
	stageDocument = "document"
)

// stage is one choice of a wrapper on a page: the candidates, what measures them and
// what scores them.
type stage struct {
	part    string
	nodes   []page.NodeID // in document order
	relaxed bool          // no candidate passed the strict rules
	names   func() []string
	scorer  Scorer
	row     func(i int, row []float64)
}

// Candidate is one subtree that a wrapper scored.
type Candidate struct {
	Node      page.NodeID
	Decision  float64 // the highest wins
	Posterior float64 // [0, 1]
}

// scoredStage is a stage with the decisions about its candidates.
type scoredStage struct {
	stage
	decisions  []float64
	posteriors []float64
	choice     features.Choice
}

// score scores the candidates. prior, which may be nil, is added to the decision about
// each.
func (s stage) score(p *page.Page, prior func(page.NodeID) float64) scoredStage {
	scored := scoredStage{stage: s, decisions: s.scorer.Decisions(len(s.nodes), s.row)}
	if prior != nil {
		for i, n := range s.nodes {
			scored.decisions[i] += prior(n)
		}
	}
	scored.posteriors = s.scorer.Posteriors(scored.decisions)
	if scored.choice = Choose(p, s.nodes, scored.decisions); len(s.nodes) > 0 {
		scored.choice.Posterior = scored.posteriors[scored.choice.At]
	}
	return scored
}

// Choose is the candidate with the highest decision, without its posterior.
func Choose(p *page.Page, nodes []page.NodeID, decisions []float64) features.Choice {
	const most = 10 // of a margin
	if len(nodes) == 0 {
		return features.Choice{Node: page.None, Margin: most}
	}
	at := Best(p, nodes, decisions)
	c := features.Choice{Node: nodes[at], At: at, Logit: decisions[at], Margin: most}
	if next := second(decisions, at); next >= 0 {
		c.Margin = min(most, c.Logit-decisions[next])
	}
	return c
}

// candidates are the candidates as others read them.
func (s *scoredStage) candidates() []Candidate {
	list := make([]Candidate, len(s.nodes))
	for i := range list {
		list[i] = Candidate{s.nodes[i], s.decisions[i], s.posteriors[i]}
	}
	return list
}

// Best is the index of the candidate with the highest decision. Within a page the
// posterior grows with the decision, which does not saturate, so that is compared.
// Ties go to the deeper element, because title and body are defined as the lowest
// subtrees that have them (Wang et al. 2009, section 2), then to the first. There
// must be a candidate.
func Best(p *page.Page, nodes []page.NodeID, decisions []float64) int {
	const tie = 1e-12
	highest := decisions[0]
	for _, d := range decisions {
		highest = max(highest, d)
	}
	at := -1
	var depths []int32 // ties are rare, and a depth alone costs a walk to the root
	for i, d := range decisions {
		switch {
		case d < highest-tie:
		case at < 0:
			at = i
		default:
			if depths == nil {
				depths = p.Depths()
			}
			if depths[nodes[i]] > depths[nodes[at]] {
				at = i
			}
		}
	}
	return at
}

// second is the index of the highest decision but the one at best; -1 where there is
// none.
func second(decisions []float64, best int) int {
	at := -1
	for i, d := range decisions {
		if i != best && (at < 0 || d > decisions[at]) {
			at = i
		}
	}
	return at
}
