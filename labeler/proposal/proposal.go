package proposal

import (
	"cmp"
	"slices"
	"sync"

	"galley/labeler/wire"
	"galley/page"
)

// Set is the proposals of one proposer. Each is made once, whoever asks for it first:
// the order of the pages, their display, the comparison with labels and the review all
// read the same result.
type Set struct {
	Proposer
	From string // what they are from, for a person

	mu   sync.Mutex
	made map[string]func() (*Made, error) // by slug
}

// Made is a proposal and what the order of pages goes by.
type Made struct {
	Proposal
	Unsure float64 // [0, 1]; 1: any other place would be as good
	Layout string  // pages of one template have the same
	Says   string  // the title
}

// NewSet has no proposals of p yet.
func NewSet(p Proposer, from string) *Set {
	return &Set{Proposer: p, From: from, made: map[string]func() (*Made, error){}}
}

// Of is the proposal for a page, made now if need be. An error says why the page
// cannot be read.
func (ps *Set) Of(slug string, pageOf func(slug string) (*page.Page, error)) (*Made, error) {
	ps.mu.Lock()
	once, ok := ps.made[slug]
	if !ok {
		once = sync.OnceValues(func() (*Made, error) {
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

// Has reports whether there is a proposal for a page, or one is being made.
func (ps *Set) Has(slug string) bool {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	return ps.made[slug] != nil
}

// Drop forgets a page that has changed.
func (ps *Set) Drop(slug string) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	delete(ps.made, slug)
}

// propose asks for one page. A page on which the proposer fails has a proposal without
// a selection: it waits for a person.
func propose(by Proposer, p *page.Page) *Made {
	got, err := by.Propose(p)
	if err != nil {
		got = Proposal{Selection: page.Selection{Title: page.None}}
	}
	got.Selection = labelled(p, got.Selection)
	got.Bodies, got.Titles = likeliest(got.Bodies), likeliest(got.Titles)
	made := &Made{Proposal: got, Unsure: 1 - got.Score.Title*got.Score.Body, Layout: layoutOf(p, got.Selection)}
	if got.NotArticle {
		made.Unsure = got.Score.Article
	}
	if got.Title != page.None {
		made.Says = wire.Clip(page.Norm(p.Text(got.Title)), wire.MaxSnippet)
	} else {
		made.Says = wire.Clip(p.DocumentTitle(), wire.MaxSnippet)
	}
	return made
}

// Complemented is a wrapper of labels with what only the base can say, where it does not
// say it itself: that a page is no article, and what of the same body is to be cut. One that
// starts from a base, and so scores whether a page is an article, says both itself.
type Complemented struct{ Trained, Base Proposer }

// Propose implements Proposer.
func (c Complemented) Propose(p *page.Page) (Proposal, error) {
	got, err := c.Trained.Propose(p)
	if err != nil || got.NotArticle || got.Score.Article > 0 {
		return got, err
	}
	base, err := c.Base.Propose(p)
	switch {
	case err != nil:
		return got, nil // it has a proposal all the same
	case base.NotArticle:
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

// Wire is a proposal as the browser has it.
type Wire struct {
	Title   page.NodeID   `json:"title"`
	Roots   []page.NodeID `json:"roots"`
	Cut     []page.NodeID `json:"cut"`
	Article bool          `json:"article"` // false: the page looks like none
	Score   page.Score    `json:"score"`
	Bodies  []Scored      `json:"bodies"` // the likeliest
	Titles  []Scored      `json:"titles"`
}

// Wire is the proposal as the browser has it.
func (p *Made) Wire() *Wire {
	return &Wire{
		Title: p.Title, Roots: wire.List(p.Roots), Cut: wire.List(p.Cut), Article: !p.NotArticle, Score: p.Score,
		Bodies: wire.List(p.Bodies), Titles: wire.List(p.Titles),
	}
}
