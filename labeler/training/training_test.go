package training

import (
	"fmt"
	"testing"

	"galley/dataset"
	"galley/labeler/labelertest"
	"galley/labeler/proposal"
	"galley/page"
)

// cutting is a proposer of the same label that cuts something.
type cutting struct {
	labelertest.Finder
	cut string
}

func (c cutting) Propose(p *page.Page) (proposal.Proposal, error) {
	got, err := c.Finder.Propose(p)
	if err != nil {
		return got, err
	}
	n, err := p.FindCSS(c.cut)
	got.Cut = []page.NodeID{n}
	return got, err
}

// TestBetterCuts: of two wrappers that are right about titles and bodies the trained one proposes, where
// its cuts are those of the labels on two more of the pages.
func TestBetterCuts(t *testing.T) {
	m := labelertest.NewFolder(t, 6)
	w := newWorker(m, cutting{labelertest.Good, "#text p"})
	trained := func() *Learned {
		return &Learned{Trained{Proposer: labelertest.Good, Pages: 3, Right: 3}, proposal.NewSet(labelertest.Good, "a wrapper")}
	}
	for i := range 2 {
		slug := fmt.Sprintf("page-%02d", i)
		sel := page.Selection{Title: m.Node(t, slug, "h1"), Roots: []page.NodeID{m.Node(t, slug, "#text")}}
		if err := w.o.Store.Put(slug, sel, true, dataset.ByHuman); err != nil {
			t.Fatal(err)
		}
		w.choose(t.Context(), trained())
		if q := w.Order(nil); q.Generation != i {
			t.Errorf("after %d labels the queue is from %s", i+1, q.From)
		}
	}
}

// A wrapper that is no better than what was there before it is not used.
func TestWorseTraining(t *testing.T) {
	m := labelertest.NewFolder(t, 6)
	w := newWorker(m, labelertest.Good)
	label := func(slug, title, body string) {
		sel := page.Selection{Title: m.Node(t, slug, title), Roots: []page.NodeID{m.Node(t, slug, body)}}
		if err := w.o.Store.Put(slug, sel, true, dataset.ByHuman); err != nil {
			t.Fatal(err)
		}
	}
	for i := range 3 {
		label(fmt.Sprintf("page-%02d", i), "h1", "#text")
	}
	trained := func(right int) *Learned {
		by := labelertest.Finder{Title: "header", Body: "main"}
		return &Learned{Trained{Proposer: by, Pages: 3, Right: right}, proposal.NewSet(by, "a wrapper")}
	}
	for _, right := range []int{2, 3} {
		w.choose(t.Context(), trained(right))
		if q := w.Order(nil); q.Generation != 0 {
			t.Errorf("with %d of 3 right the queue is from %s", right, q.From)
		}
	}
	label("page-03", "header", "main") // which the base gets wrong
	w.choose(t.Context(), trained(3))
	if q := w.Order(nil); q.Generation != 1 {
		t.Errorf("the queue is from %s", q.From)
	}
}
