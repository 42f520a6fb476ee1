package labels_test

import (
	"sync"
	"sync/atomic"
	"testing"

	"galley/dataset"
	"galley/labeler/labelertest"
	"galley/labeler/labels"
	"galley/page"
)

// Of labelers on one dataset that label one page at the same time, as of two processes, one is
// told that its label is stored, and the others that there is another one.
func TestTwoLabelers(t *testing.T) {
	const slug, labelers, rounds = "page-00", 4, 20
	f := labelertest.NewFolder(t, 1)
	sel := page.Selection{Title: f.Node(t, slug, "h1"), Roots: []page.NodeID{f.Node(t, slug, "#text")}}
	var stores []*labels.Store
	for range labelers {
		d, err := dataset.Open(f.Dataset.Dir())
		if err != nil {
			t.Fatal(err)
		}
		stores = append(stores, labels.NewStore(d, 0))
	}
	for range rounds {
		if err := f.Dataset.RemoveLabel(slug); err != nil {
			t.Fatal(err)
		}
		var written atomic.Int32
		var all sync.WaitGroup
		for _, st := range stores {
			all.Go(func() {
				_, _, stored, err := st.Write(slug, "", labels.None, func() error { return st.Put(slug, sel, true, dataset.ByHuman) })
				if err != nil {
					t.Error(err)
				}
				if stored {
					written.Add(1)
				}
			})
		}
		all.Wait()
		if n := written.Load(); n != 1 {
			t.Fatalf("%d of %d labelers were told that their label is stored", n, labelers)
		}
	}
}
