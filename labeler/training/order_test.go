package training

import (
	"sync"
	"sync/atomic"
	"testing"

	"galley/labeler/labelertest"
	"galley/labeler/labels"
	"galley/labeler/proposal"
	"galley/page"
)

func newWorker(m *labelertest.Folder, by proposal.Proposer) *Worker {
	return New(Options{Store: labels.NewStore(m.Dataset, 0), Proposer: by, From: "two selectors", TellStatus: func(Status) {}, TellQueue: func() {}})
}

// refuser takes every page for no article, and counts how often it is asked.
type refuser struct{ asked atomic.Int32 }

func (r *refuser) Propose(*page.Page) (proposal.Proposal, error) {
	r.asked.Add(1)
	return proposal.Proposal{Selection: page.Selection{Title: page.None, Score: page.Score{Article: 0.1}}, NotArticle: true}, nil
}

// A page is judged once, whoever asks, until it is captured again.
func TestProposalsAreMadeOnce(t *testing.T) {
	r := &refuser{}
	w := newWorker(labelertest.NewFolder(t, 2), r)
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() { w.Propose("page-00") })
	}
	wait.Wait()
	w.proposeSome(t.Context())
	for range 2 {
		got, err := w.Propose("page-00")
		if err != nil || !got.NotArticle || got.Title != page.None {
			t.Errorf("the proposal is %+v, %v", got, err)
		}
	}
	if n := r.asked.Load(); n != 2 {
		t.Errorf("the wrapper was asked %d times for 2 pages", n)
	}
	w.Forget("page-00")
	w.proposeSome(t.Context())
	if n := r.asked.Load(); n != 3 {
		t.Errorf("the wrapper was asked %d times, 1 page having changed", n)
	}
	if q := w.Order(w.o.Store.Waiting("")); q.From != "two selectors" || len(q.Queue) != 2 {
		t.Errorf("the queue is %+v", q)
	}
}
