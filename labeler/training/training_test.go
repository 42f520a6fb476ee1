package training

import (
	"fmt"
	"testing"

	"galley/dataset"
	"galley/labeler/labelertest"
	"galley/labeler/proposal"
	"galley/page"
)

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
