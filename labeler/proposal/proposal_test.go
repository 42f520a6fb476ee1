package proposal

import (
	"testing"

	"galley/page"
)

// fixed is a Proposer of one proposal.
type fixed Proposal

func (f fixed) Propose(*page.Page) (Proposal, error) { return Proposal(f), nil }

// A wrapper of labels that knows no cuts and refuses nothing leaves both to the base.
func TestComplemented(t *testing.T) {
	body := page.Selection{Title: 3, Roots: []page.NodeID{5}}
	withCut := page.Selection{Title: 4, Roots: []page.NodeID{5}, Cut: []page.NodeID{7}}
	sure := body
	sure.Score.Article = 0.9
	for _, tt := range []struct {
		name          string
		trained, base Proposal
		cuts          int
		none          bool
	}{
		{"the same body is cut", Proposal{Selection: body}, Proposal{Selection: withCut}, 1, false},
		{"another body is not", Proposal{Selection: body}, Proposal{Selection: page.Selection{Title: 4, Roots: []page.NodeID{6}, Cut: []page.NodeID{7}}}, 0, false},
		{"the base refuses", Proposal{Selection: body}, Proposal{NotArticle: true}, 0, true},
		{"nothing is cut, as a wrapper that knows articles says", Proposal{Selection: sure}, Proposal{Selection: withCut}, 0, false},
		{"a wrapper that knows articles is believed", Proposal{Selection: sure}, Proposal{NotArticle: true}, 0, false},
	} {
		got, err := Complemented{fixed(tt.trained), fixed(tt.base)}.Propose(nil)
		if err != nil || len(got.Cut) != tt.cuts || got.NotArticle != tt.none {
			t.Errorf("%s: %+v, %v", tt.name, got, err)
		}
	}
}
