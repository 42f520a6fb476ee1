package labeler

import (
	"slices"

	"galley/page"
)

// fresh is the proposal of the current proposer for a page, nil when there is none.
func (s *Server) fresh(slug string) *proposed {
	s.mu.Lock()
	defer s.mu.Unlock()
	if p := s.work.proposals[slug]; p != nil && p.generation == s.work.generation {
		return p
	}
	return nil
}

// propose makes, and keeps, the proposal of the current proposer for a page. A page
// on which it fails has one without a selection: it waits for a person.
func (s *Server) propose(slug string) (*proposed, error) {
	s.mu.Lock()
	proposer, generation := s.work.proposer, s.work.generation
	s.mu.Unlock()
	p, err := s.o.Pages.Page(slug)
	if err != nil {
		made := &proposed{generation: generation, Proposal: Proposal{Selection: page.Selection{Title: page.None}}, unsure: 1}
		s.keep(slug, made)
		return nil, err
	}
	proposal, err := proposer.Propose(p)
	if err != nil {
		proposal = Proposal{Selection: page.Selection{Title: page.None}}
	}
	made := &proposed{generation: generation, Proposal: proposal}
	made.unsure = 1 - proposal.Score.Title*proposal.Score.Body
	made.layout = layoutOf(p, proposal.Selection)
	s.keep(slug, made)
	return made, nil
}

func (s *Server) keep(slug string, made *proposed) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if made.generation == s.work.generation {
		s.work.proposals[slug] = made
	}
}

// use takes another proposer: all proposals have to be made anew.
func (s *Server) use(p Proposer, name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.work.proposer, s.work.name, s.work.learned = p, name, true
	s.work.generation++
}

// useBase goes back to the proposer from before anything was learned.
func (s *Server) useBase() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.work.learned {
		s.work.proposer, s.work.name, s.work.learned = s.work.base, s.work.baseName, false
		s.work.generation++
	}
}

// wireProposal is a proposal as the browser has it.
type wireProposal struct {
	Title  page.NodeID   `json:"title"`
	Roots  []page.NodeID `json:"roots"`
	Cut    []page.NodeID `json:"cut"`
	Score  page.Score    `json:"score"`
	From   string        `json:"from"`
	Bodies []wireScored  `json:"bodies"` // with posteriors worth telling
	Titles []wireScored  `json:"titles"`
}

type wireScored struct {
	Node      page.NodeID `json:"node"`
	Posterior float64     `json:"posterior"`
}

// proposalFor is the proposal for a page, made now if need be.
func (s *Server) proposalFor(slug string) (*wireProposal, error) {
	p := s.fresh(slug)
	if p == nil {
		var err error
		if p, err = s.propose(slug); err != nil {
			return nil, err
		}
	}
	s.mu.Lock()
	name := s.work.name
	s.mu.Unlock()
	return &wireProposal{
		Title: p.Title, Roots: listed(p.Roots), Cut: listed(p.Cut), Score: p.Score, From: name,
		Bodies: top(p.Bodies), Titles: top(p.Titles),
	}, nil
}

// top are the candidates that a person may want to see, the most likely first.
func top(list []Scored) []wireScored {
	sorted := slices.SortedStableFunc(slices.Values(list), func(a, b Scored) int {
		switch {
		case a.Posterior > b.Posterior:
			return -1
		case a.Posterior < b.Posterior:
			return 1
		}
		return 0
	})
	out := []wireScored{}
	for _, c := range sorted[:min(len(sorted), 40)] {
		out = append(out, wireScored{c.Node, c.Posterior})
	}
	return out
}
