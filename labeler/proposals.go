package labeler

import (
	"cmp"
	"slices"
	"sync"

	"galley/page"
)

// proposals are those of one proposer. Each is made once, whoever asks for it first:
// the order of the pages, their display, the comparison with labels and the review all
// read the same result.
type proposals struct {
	Proposer
	from string // what they are from, for a person

	mu   sync.Mutex
	made map[string]func() (*proposed, error) // by slug
}

// proposed is a proposal and what the order of pages goes by.
type proposed struct {
	Proposal
	unsure float64 // [0, 1]; 1: any other place would be as good
	layout string  // pages of one template have the same
	says   string  // the title
}

func newProposals(p Proposer, from string) *proposals {
	return &proposals{Proposer: p, from: from, made: map[string]func() (*proposed, error){}}
}

// of is the proposal for a page, made now if need be. An error says why the page
// cannot be read.
func (ps *proposals) of(slug string, pageOf func(slug string) (*page.Page, error)) (*proposed, error) {
	ps.mu.Lock()
	once, ok := ps.made[slug]
	if !ok {
		once = sync.OnceValues(func() (*proposed, error) {
			p, err := pageOf(slug)
			if err != nil {
				return nil, err
			}
			return propose(ps.Proposer, p), nil
		})
		ps.made[slug] = once
	}
	ps.mu.Unlock()
	return once()
}

func (ps *proposals) has(slug string) bool {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	return ps.made[slug] != nil
}

// drop forgets a page that has changed.
func (ps *proposals) drop(slug string) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	delete(ps.made, slug)
}

// propose asks for one page. A page on which the proposer fails has a proposal without
// a selection: it waits for a person.
func propose(by Proposer, p *page.Page) *proposed {
	got, err := by.Propose(p)
	if err != nil {
		got = Proposal{Selection: page.Selection{Title: page.None}}
	}
	got.Selection = labelled(p, got.Selection)
	got.Bodies, got.Titles = likeliest(got.Bodies), likeliest(got.Titles)
	made := &proposed{Proposal: got, unsure: 1 - got.Score.Title*got.Score.Body, layout: layoutOf(p, got.Selection)}
	if got.NotArticle {
		made.unsure = got.Score.Article
	}
	if got.Title != page.None {
		made.says = clip(page.Norm(p.Text(got.Title)), maxSnippet)
	} else {
		made.says = clip(p.DocumentTitle(), maxSnippet)
	}
	return made
}

// complemented is a wrapper of labels with what only the base can say, where it does not
// say it itself: that a page is no article, and what of the same body is to be cut.
type complemented struct{ trained, base Proposer }

// Propose implements Proposer.
func (c complemented) Propose(p *page.Page) (Proposal, error) {
	got, err := c.trained.Propose(p)
	if err != nil || got.NotArticle || got.Score.Article > 0 && len(got.Cut) > 0 {
		return got, err
	}
	base, err := c.base.Propose(p)
	switch {
	case err != nil:
		return got, nil // it has a proposal all the same
	case base.NotArticle && got.Score.Article == 0:
		return base, nil
	case len(got.Cut) == 0 && slices.Equal(got.Roots, base.Roots):
		got.Cut = base.Cut
	}
	return got, nil
}

// labelled is of a selection what a label can say: elements only, where a wrapper cuts
// texts between them too. A cut of the title is left out: that the title is apart from
// the body is what a label says already.
func labelled(p *page.Page, sel page.Selection) page.Selection {
	elements := func(list []page.NodeID) []page.NodeID {
		return slices.DeleteFunc(slices.Clone(list), func(n page.NodeID) bool { return p.Nodes[n].Kind != page.Element })
	}
	sel.Roots = elements(sel.Roots)
	sel.Cut = slices.DeleteFunc(elements(sel.Cut), func(n page.NodeID) bool {
		return sel.Title != page.None && p.Contains(n, sel.Title) ||
			!slices.ContainsFunc(sel.Roots, func(r page.NodeID) bool { return r != n && p.Contains(r, n) })
	})
	return sel
}

// maxShown is how many candidates of a page a person may see.
const maxShown = 40

// likeliest are the candidates to show, the most likely first.
func likeliest(list []Scored) []Scored {
	sorted := slices.SortedStableFunc(slices.Values(list), func(a, b Scored) int { return cmp.Compare(b.Posterior, a.Posterior) })
	return slices.Clone(sorted[:min(len(sorted), maxShown)])
}

// propose is the current proposer's proposal for a page.
func (s *Server) propose(slug string) (*proposed, error) {
	s.mu.Lock()
	current := s.work.current
	s.mu.Unlock()
	made, err := current.of(slug, s.store.page)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if current == s.work.current {
		s.work.latest[slug] = made
	}
	return made, nil
}

// use takes another proposer: all proposals have to be made anew.
func (s *Server) use(ps *proposals) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if ps != s.work.current {
		s.work.current = ps
		s.work.generation++
	}
}

// wireProposal is a proposal as the browser has it.
type wireProposal struct {
	Title   page.NodeID   `json:"title"`
	Roots   []page.NodeID `json:"roots"`
	Cut     []page.NodeID `json:"cut"`
	Article bool          `json:"article"` // false: the page looks like none
	Score   page.Score    `json:"score"`
	Bodies  []Scored      `json:"bodies"` // the likeliest
	Titles  []Scored      `json:"titles"`
}

func (p *proposed) wire() *wireProposal {
	return &wireProposal{
		Title: p.Title, Roots: listed(p.Roots), Cut: listed(p.Cut), Article: !p.NotArticle, Score: p.Score,
		Bodies: listed(p.Bodies), Titles: listed(p.Titles),
	}
}
