package train

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/features/subtree"
	"galley/page"
	"galley/page/stored"
	"galley/train/traintest"
)

// TestDress: a copy differs from its page, is the same for the same draw, keeps what is
// labelled in sight, and leaves the page as it was.
func TestDress(t *testing.T) {
	for i := range 20 {
		s, before := traintest.Times.Sample(t, i), traintest.Times.Sample(t, i).Page
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
		if p.Text(a.Selection.Title) != before.Text(s.Selection.Title) || page.CountWords(p.Text(a.Selection.Body())) == 0 {
			t.Errorf("%s: the copy has lost title or body", s.URL)
		}
		for n := range p.Nodes {
			if box := p.Nodes[n].Box; box.W < 0 || box.H < 0 || box.X < 0 {
				t.Errorf("node %d has the box %v", n, box)
			}
		}
	}
}

// TestWrap: a run of siblings goes into an element with a box around it, and nothing else
// changes: labels stay with their nodes.
func TestWrap(t *testing.T) {
	for _, tt := range []struct {
		name string
		wrap func(d *dresser)
	}{
		{"boxes", (*dresser).box}, {"sections", (*dresser).split}, {"a link", (*dresser).link}, {"a list", (*dresser).list},
		{"boxes in sections", func(d *dresser) { d.box(); d.split() }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := traintest.Times.Sample(t, 3)
			p := *s.Page
			d := &dresser{rand.New(rand.NewPCG(1, 2)), &p, s.Selection.Title, s.Selection.Body()}
			tt.wrap(d)
			if len(p.Nodes) <= len(s.Page.Nodes) {
				t.Fatal("no element was added")
			}
			var packed bytes.Buffer
			if err := stored.Write(&p, &packed); err != nil {
				t.Fatal(err)
			}
			if _, err := stored.Read(&packed, page.Limits{}); err != nil {
				t.Errorf("the copy is no tree: %v", err)
			}
			words := func(p *page.Page, n page.NodeID) string { return strings.Join(strings.Fields(p.Text(n)), " ") }
			for _, n := range [][2]page.NodeID{{d.title, s.Selection.Title}, {d.body, s.Selection.Body()}, {p.Body(), s.Page.Body()}} {
				if got, want := words(&p, n[0]), words(s.Page, n[1]); got != want {
					t.Errorf("%s has the text %q, want %q", p.XPath(n[0]), got, want)
				}
			}
			for i, n := range p.Nodes {
				if n.Parent != page.None && (page.NodeID(i) <= n.Parent || n.End > p.Nodes[n.Parent].End) {
					t.Errorf("node %d, up to %d, is not in its parent %d", i, n.End, n.Parent)
				}
			}
		})
	}
}

// TestRetag: a title that is no heading becomes one, and a heading another one.
func TestRetag(t *testing.T) {
	for tag, want := range map[string]string{"div": "h1 h2", "h1": "h2 h3 div"} {
		seen := map[string]bool{}
		for seed := range uint64(40) {
			p := &page.Page{Nodes: []page.Node{
				{Parent: page.None, End: 3}, {Tag: "body", Parent: 0, End: 3}, {Tag: tag, Parent: 1, End: 3},
			}}
			d := &dresser{rand.New(rand.NewPCG(1, seed)), p, 2, 1}
			d.retag()
			seen[p.Nodes[2].Tag] = true
		}
		for _, made := range strings.Fields(want) {
			if !seen[made] || len(seen) != len(strings.Fields(want)) {
				t.Errorf("%s became %v, want %s", tag, seen, want)
			}
		}
	}
}

// TestCopiesAreTrainedOn: copies of a page are held out with it, and never judged.
func TestCopiesAreTrainedOn(t *testing.T) {
	samples := traintest.Times.Samples(t, 4)
	tables, _, err := build(t.Context(), samples, subtree.Full(), subtree.Full().Limits, Options{Seed: 1, Copies: 2})
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
