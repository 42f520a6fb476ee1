package proposal

import "galley/page"

// Scored is a subtree and how sure a wrapper is of it, in [0, 1].
type Scored struct {
	Node      page.NodeID `json:"node"`
	Posterior float64     `json:"posterior"`
}

// Proposal is what a Proposer would label, and what else it considered.
type Proposal struct {
	page.Selection      // with parts that are cut; empty: nothing was found
	NotArticle     bool // the page looks like no article; Selection is empty then
	Bodies, Titles []Scored
}

// Proposer proposes the label of a page. It is used by several goroutines.
type Proposer interface {
	Propose(p *page.Page) (Proposal, error)
}
