package models

import (
	"slices"

	"galley/page"
)

// Base is a wrapper that others start from: what a few pages of one site cannot say,
// its opinion does.
type Base interface {
	Selector
	Opine(p *page.Page) Opinion
}

// Opinion is what a Base says of one page. Logits are those of the subtree less that
// of the best one, so 0 at most; of subtrees that are no candidates they are
// NoOpinion.
type Opinion interface {
	Best() (body page.NodeID) // None: it has none
	Body(n page.NodeID) float64
	BestTitle(body page.NodeID) page.NodeID
	Title(n, body page.NodeID) float64
	Cut(body, title page.NodeID) []page.NodeID // what in the body does not belong
	Article() float64                          // posterior that the page is an article
}

// NoOpinion is the lowest logit of an Opinion.
const NoOpinion = -10

// Mix says how much the opinion of a wrapper's Base counts: its logits, times these,
// are added to the decision values.
type Mix struct {
	Name  string  `json:"name"` // of the Base
	Body  float64 `json:"body"`
	Title float64 `json:"title"`
}

// BodyCandidates joins the best body of an opinion, which may be nil, to candidates in
// document order.
func BodyCandidates(nodes []page.NodeID, o Opinion) []page.NodeID {
	if o == nil {
		return nodes
	}
	return join(nodes, o.Best())
}

// TitleCandidates is BodyCandidates for titles.
func TitleCandidates(nodes []page.NodeID, o Opinion, body page.NodeID) []page.NodeID {
	if o == nil {
		return nodes
	}
	return join(nodes, o.BestTitle(body))
}

func join(nodes []page.NodeID, n page.NodeID) []page.NodeID {
	if n == page.None {
		return nodes
	}
	if at, found := slices.BinarySearch(nodes, n); !found {
		return slices.Insert(slices.Clone(nodes), at, n)
	}
	return nodes
}
