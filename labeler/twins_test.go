package labeler

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"galley/dataset"
	"galley/labeler/labelertest"
	"galley/labeler/labels"
	"galley/labeler/proposal"
	"galley/labeler/twins"
	"galley/page"
)

func TestSamePlace(t *testing.T) {
	m := labelertest.NewFolder(t, 4)
	m.Put(t, "page-02", `<body><header></header><main><p>Another template.</p></main>`)
	m.Put(t, "page-03", fmt.Sprintf(labelertest.Story, "x", "Story number 0"))
	s := newTestServer(t, m, nil)
	body := func(l labels.Label) string {
		data, err := json.Marshal(l)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	if w := call(s, "POST", "/api/pages/page-00/same", body(labels.Label{})); w.Code != 409 {
		t.Errorf("the place of no article is answered with %d", w.Code)
	}
	if w := call(s, "POST", "/api/pages/page-00/same", body(labels.Label{Title: 99999, Article: true})); w.Code != 422 {
		t.Errorf("a place that is not on the page is answered with %d", w.Code)
	}
	label := labels.Label{Title: m.Node(t, "page-00", "h1"), Roots: []page.NodeID{m.Node(t, "page-00", "#text")}, Article: true}
	var list []twins.Twin
	if err := json.Unmarshal(call(s, "POST", "/api/pages/page-00/same", body(label)).Body.Bytes(), &list); err != nil {
		t.Fatal(err)
	}
	// Asking stores nothing.
	if _, err := m.Label("page-00"); !errors.Is(err, dataset.ErrNoLabel) {
		t.Errorf("after asking for the same place the page has a label: %v", err)
	}
	if len(list) != 2 || list[0].Slug != "page-01" || list[0].Doubt != "" || list[1].Doubt == "" {
		t.Errorf("the same place is on %+v", list)
	}
}

// fixed is a Proposer of one proposal.
type fixed proposal.Proposal

func (f fixed) Propose(*page.Page) (proposal.Proposal, error) { return proposal.Proposal(f), nil }

// What is proposed can be stored as it is.
func TestProposalsAreLabels(t *testing.T) {
	m := labelertest.NewFolder(t, 1)
	const slug = "page-00"
	p, main, h1, text := m.Parsed[slug], m.Node(t, slug, "main"), m.Node(t, slug, "h1"), m.Node(t, slug, "#text")
	by := fixed{Selection: page.Selection{Title: h1, Roots: []page.NodeID{main}, Cut: []page.NodeID{h1, h1 + 1, text, m.Node(t, slug, "footer")}}}
	s := newTestServer(t, m, func(o *Options) { o.Proposer = by })
	got, err := s.worker.Propose(slug)
	if err != nil || !slices.Equal(got.Cut, []page.NodeID{text}) || p.Nodes[h1+1].Kind != page.Text {
		t.Errorf("cuts %d of %d are proposed, %v", got.Cut, by.Cut, err)
	}
	l := labels.Label{Title: got.Title, Roots: got.Roots, Cut: got.Cut, Article: true}
	if code, _ := put(t, s, slug, labels.None, l); code != 200 {
		t.Errorf("the proposal is answered with %d", code)
	}
}
