package train

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/features"
	"galley/page"
)

// TestDress: a copy differs from its page, is the same for the same draw, keeps what is
// labelled in sight, and leaves the page as it was.
func TestDress(t *testing.T) {
	for i := range 20 {
		s, before := times.sample(t, i), times.sample(t, i).Page
		a, b := dress(&s, rand.New(rand.NewPCG(1, uint64(i)))), dress(&s, rand.New(rand.NewPCG(1, uint64(i))))
		if diff := cmp.Diff(before, s.Page); diff != "" {
			t.Fatalf("the page was changed (-before +after):\n%s", diff)
		}
		if diff := cmp.Diff(a.Page, b.Page); diff != "" {
			t.Errorf("two copies by one draw differ:\n%s", diff)
		}
		p := a.Page
		if cmp.Equal(before, p) {
			t.Error("the copy is as the page")
		}
		if p.Text(s.Selection.Title) != before.Text(s.Selection.Title) || page.CountWords(p.Text(s.Selection.Body())) == 0 {
			t.Errorf("%s: the copy has lost title or body", s.URL)
		}
		for n := range p.Nodes {
			if box := p.Nodes[n].Box; box.W < 0 || box.H < 0 || box.X < 0 {
				t.Errorf("node %d has the box %v", n, box)
			}
		}
	}
}

// TestCopiesAreTrainedOn: copies of a page are held out with it, and never judged.
func TestCopiesAreTrainedOn(t *testing.T) {
	samples := times.samples(t, 4)
	tables, _, err := build(t.Context(), samples, features.Full(), features.Full().Limits, Options{Seed: 1, Copies: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range tables {
		if _, labelled := table.candidates(); len(table.pages) != 4 || labelled != 12 {
			t.Errorf("%s: %d pages, %d labelled rows, want 4 and 12", nameOf(table.kind), len(table.pages), labelled)
		}
		positive := 0
		for _, y := range table.problem(func(page int) bool { return page != 2 }).Y {
			if y > 0 {
				positive++
			}
		}
		if positive != 9 {
			t.Errorf("%s: %d labelled rows without a page, want 9", nameOf(table.kind), positive)
		}
	}
}
