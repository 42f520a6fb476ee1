package labeler

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"galley/dataset"
	"galley/page"
)

// refuser takes every page for no article, and counts how often it is asked.
type refuser struct{ asked atomic.Int32 }

func (r *refuser) Propose(*page.Page) (Proposal, error) {
	r.asked.Add(1)
	return Proposal{Selection: page.Selection{Title: page.None, Score: page.Score{Article: 0.1}}, NotArticle: true}, nil
}

// A page is judged once, whoever asks, until it is captured again.
func TestProposalsAreMadeOnce(t *testing.T) {
	m := newFolder(t, 2)
	r := &refuser{}
	s := newTestServer(t, m, func(o *Options) { o.Proposer = r })
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() { s.propose("page-00") })
	}
	wait.Wait()
	s.proposeSome(t.Context())
	for range 2 {
		w := call(s, "GET", "/api/pages/page-00/label", "")
		var got wireLabelling
		if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil || got.Proposal.Article || got.Proposal.Title != page.None {
			t.Errorf("the proposal is %+v, %v", got.Proposal, err)
		}
	}
	if n := r.asked.Load(); n != 2 {
		t.Errorf("the wrapper was asked %d times for 2 pages", n)
	}
	s.drop("page-00")
	s.proposeSome(t.Context())
	if n := r.asked.Load(); n != 3 {
		t.Errorf("the wrapper was asked %d times, 1 page having changed", n)
	}
	if q := s.queue(""); q.From != "two selectors" || len(q.Queue) != 2 {
		t.Errorf("the queue is %+v", q)
	}
}

func TestOrder(t *testing.T) {
	got := order([]waiting{
		{"a", 0.1, "story"}, {"b", 0.9, "story"}, {"c", 0.5, "story"}, {"d", 0.2, "gallery"}, {"e", 0.2, "gallery"}, {"f", 1, ""},
	})
	if want := []string{"f", "b", "d", "c", "e", "a"}; !slices.Equal(got, want) {
		t.Errorf("the order is %v, want %v", got, want)
	}
	if got := order(nil); len(got) != 0 {
		t.Errorf("the order of nothing is %v", got)
	}
}

func TestSamePlace(t *testing.T) {
	m := newFolder(t, 4)
	m.put(t, "page-02", `<body><header></header><main><p>Another template.</p></main>`)
	m.put(t, "page-03", fmt.Sprintf(story, "x", "Story number 0"))
	s := newTestServer(t, m, nil)
	body := func(l wireLabel) string {
		data, err := json.Marshal(l)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	if w := call(s, "POST", "/api/pages/page-00/same", body(wireLabel{})); w.Code != 409 {
		t.Errorf("the place of no article is answered with %d", w.Code)
	}
	if w := call(s, "POST", "/api/pages/page-00/same", body(wireLabel{Title: 99999, Article: true})); w.Code != 422 {
		t.Errorf("a place that is not on the page is answered with %d", w.Code)
	}
	label := wireLabel{Title: m.node(t, "page-00", "h1"), Roots: []page.NodeID{m.node(t, "page-00", "#text")}, Article: true}
	var list []twin
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
		{"a wrapper that knows articles is believed", Proposal{Selection: sure}, Proposal{NotArticle: true}, 0, false},
	} {
		got, err := complemented{fixed(tt.trained), fixed(tt.base)}.Propose(nil)
		if err != nil || len(got.Cut) != tt.cuts || got.NotArticle != tt.none {
			t.Errorf("%s: %+v, %v", tt.name, got, err)
		}
	}
}

// What is proposed can be stored as it is.
func TestProposalsAreLabels(t *testing.T) {
	m := newFolder(t, 1)
	const slug = "page-00"
	p, main, h1, text := m.pages[slug], m.node(t, slug, "main"), m.node(t, slug, "h1"), m.node(t, slug, "#text")
	by := fixed{Selection: page.Selection{Title: h1, Roots: []page.NodeID{main}, Cut: []page.NodeID{h1, h1 + 1, text, m.node(t, slug, "footer")}}}
	s := newTestServer(t, m, func(o *Options) { o.Proposer = by })
	got, err := s.propose(slug)
	if err != nil || !slices.Equal(got.Cut, []page.NodeID{text}) || p.Nodes[h1+1].Kind != page.Text {
		t.Errorf("cuts %d of %d are proposed, %v", got.Cut, by.Cut, err)
	}
	l := wireLabel{Title: got.Title, Roots: got.Roots, Cut: got.Cut, Article: true}
	if code, _ := put(t, s, slug, none, l); code != 200 {
		t.Errorf("the proposal is answered with %d", code)
	}
}
