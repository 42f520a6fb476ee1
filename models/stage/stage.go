package stage

import (
	"galley/features"
	"galley/page"
)

// The stages of a wrapper, as files and reports name them.
const (
	Block    = "block"
	Context  = "context"
	Body     = "body"
	Title    = "title"
	Document = "document"
	Verdict  = "verdict"

	Main         = "main"
	MainContext  = "maincontext"
	Other        = "other"
	OtherContext = "othercontext"
)

// Stage is one choice on one page: its candidates, what measures them and what scores
// them.
type Stage struct {
	Part    string          // Body or Title
	Nodes   []page.NodeID   // in document order
	Relaxed bool            // no candidate passed the strict rules
	Names   func() []string // of the columns
	Scorer  Scorer
	Row     func(i int, row []float64) // sets row to that of candidate i
}

// Candidate is one subtree that a wrapper scored.
type Candidate struct {
	Node      page.NodeID
	Decision  float64 // the highest wins
	Posterior float64 // [0, 1]
}

// Scored is a stage with the scores of its candidates.
type Scored struct {
	Stage
	Decisions  []float64
	Posteriors []float64
	Choice     features.Choice
}

// Score scores the candidates. prior, which may be nil, is added to the decisions.
func (s Stage) Score(p *page.Page, prior func(page.NodeID) float64) Scored {
	scored := Scored{Stage: s, Decisions: s.Scorer.Decisions(len(s.Nodes), s.Row)}
	if prior != nil {
		for i, n := range s.Nodes {
			scored.Decisions[i] += prior(n)
		}
	}
	scored.Posteriors = s.Scorer.Posteriors(scored.Decisions)
	if scored.Choice = choose(p, s.Nodes, scored.Decisions); len(s.Nodes) > 0 {
		scored.Choice.Posterior = scored.Posteriors[scored.Choice.At]
	}
	return scored
}

// choose returns the candidate with the highest decision, see Best. Its Posterior is
// not set.
func choose(p *page.Page, nodes []page.NodeID, decisions []float64) features.Choice {
	const most = 10 // highest margin
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

// Candidates returns the candidates with their scores.
func (s *Scored) Candidates() []Candidate {
	list := make([]Candidate, len(s.Nodes))
	for i := range list {
		list[i] = Candidate{s.Nodes[i], s.Decisions[i], s.Posteriors[i]}
	}
	return list
}

// Best is the index of the candidate with the highest decision. Decisions are compared
// and not posteriors, which saturate. Of equals the deepest wins, because title and body
// are the lowest subtrees that have them (Wang et al. 2009, section 2), then the first.
// There must be a candidate.
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

// second is the index of the runner-up of the candidate at best; -1 without one.
func second(decisions []float64, best int) int {
	at := -1
	for i, d := range decisions {
		if i != best && (at < 0 || d > decisions[at]) {
			at = i
		}
	}
	return at
}
