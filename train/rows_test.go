package train

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/features/column"
	"galley/features/subtree"
	"galley/features/wang"
	"galley/models"
	"galley/page"
	"galley/page/pagetest"
	"galley/train/traintest"
)

// A label that breaks the rules is trained on all the same, and said.
func TestLabelBreaksRules(t *testing.T) {
	s := traintest.Times.Sample(t, 0)
	p := s.Page
	s.Selection.Title = pagetest.ByID(t, p, "title") // made wider than the screen
	p.Nodes[s.Selection.Title].Box.W = 2000
	tables, warnings, err := build(t.Context(), []dataset.Sample{s, traintest.Times.Sample(t, 1)}, subtree.Full(), subtree.Full().Limits, Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	want := "https://times.example/00: the labelled title, " + p.XPath(s.Selection.Title) + ", breaks the candidate rules; it was learned from, but is not found"
	if len(warnings) != 1 || warnings[0] != want {
		t.Errorf("warnings %q, want %q", warnings, want)
	}
	for _, table := range tables {
		for i, r := range table.pages {
			at := slices.Index(r.nodes, r.label)
			if at < 0 || !r.use[at] || !slices.IsSorted(r.nodes) || len(r.nodes) != r.matrix.Rows() {
				t.Fatalf("%s, page %d: label at %d of %d rows", nameOf(table.kind), i, at, len(r.nodes))
			}
			if added := table.kind == subtree.Title && i == 0; !r.right(at) || r.found(at) == added {
				t.Errorf("%s, page %d: the label is right %v, found %v", nameOf(table.kind), i, r.right(at), r.found(at))
			}
		}
	}
}

// The rows for other programs are those of a training with its copies, also where a label breaks the
// rules.
func TestProblem(t *testing.T) {
	samples := traintest.Times.Samples(t, 3)
	samples[0].Page.Nodes[samples[0].Selection.Title].Box.W = 2000 // wider than the screen
	for _, kind := range []subtree.Kind{subtree.Body, subtree.Title} {
		p, err := Problem(t.Context(), kind, samples, Options{Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		labels := 0
		for _, y := range p.Y {
			if y == 1 {
				labels++
			}
		}
		columns := len(subtree.Relative().Columns(kind, column.All))
		if labels != 3*len(samples) || len(p.X) != len(p.Y) || len(p.X) < 10 || len(p.X[0]) != columns {
			t.Errorf("%s: %d of %d rows of %d columns are labels, want %d of %d columns",
				nameOf(kind), labels, len(p.X), len(p.X[0]), 3*len(samples), columns)
		}
	}
	if _, err := Problem(t.Context(), subtree.Body, samples[:1], Options{}); !errors.Is(err, ErrTooFew) {
		t.Errorf("one page gives %v, want %v", err, ErrTooFew)
	}
}

func TestDraw(t *testing.T) {
	p := pagetest.Boxed(t, "https://example.org/", strings.Repeat("<p>", 600))
	nodes := make([]page.NodeID, 500)
	for i := range nodes {
		nodes[i] = page.NodeID(i + 10) // no two of them around each other
	}
	draw := func(nodes []page.NodeID, seed uint64) []bool {
		r := rows{sample: &dataset.Sample{Page: p}, nodes: nodes, label: nodes[21], agrees: map[int]bool{}}
		return r.draw(rand.New(rand.NewPCG(seed, 0)))
	}
	count := func(use []bool) (n int) {
		for _, u := range use {
			if u {
				n++
			}
		}
		return n
	}
	few, many := draw(nodes[:100], 1), draw(nodes, 1)
	if count(few) != 100 || count(many) != maxNegatives+1 || !many[21] {
		t.Errorf("%d of 100 and %d of 500 rows are used, the label: %v; want 100, %d, true", count(few), count(many), many[21], maxNegatives+1)
	}
	if !slices.Equal(many, draw(nodes, 1)) || slices.Equal(many, draw(nodes, 2)) {
		t.Error("the sample does not depend on the seed and nothing else")
	}
}

// What says the same as the label, around it or in it, is not learned to be wrong.
func TestDrawTwins(t *testing.T) {
	p := pagetest.Boxed(t, "https://example.org/", `<div id=more><header id=around><h1 id=label><a id=inside href=/>A title</a></h1></header><p id=other>A title</p></div>`)
	r := rows{sample: &dataset.Sample{Page: p}, label: pagetest.ByID(t, p, "label"), agrees: map[int]bool{}}
	want := map[string]bool{"more": true, "around": false, "label": true, "inside": false, "other": true}
	for _, id := range []string{"more", "around", "label", "inside", "other"} {
		r.nodes = append(r.nodes, pagetest.ByID(t, p, id))
	}
	use := r.draw(rand.New(rand.NewPCG(1, 0)))
	for i, n := range r.nodes {
		if id := p.Nodes[n].Attr("id"); use[i] != want[id] {
			t.Errorf("%s is trained on: %v, want %v", id, use[i], want[id])
		}
	}
}

// A wrapper around the label with the same text and pictures is as right as it.
func TestRight(t *testing.T) {
	s := traintest.Times.Sample(t, 0)
	tables, _, err := build(t.Context(), []dataset.Sample{s}, subtree.Full(), subtree.Full().Limits, Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	r := &tables[subtree.Body].pages[0]
	r.agrees = map[int]bool{}
	r.label = s.Page.First(0, "main") // which has nothing but an article
	same := s.Page.First(0, "article")
	for i, n := range r.nodes {
		want := n == r.label || n == same
		if got := r.right(i); got != want || r.right(i) != want {
			t.Errorf("%s is right: %v, want %v", s.Page.XPath(n), got, want)
		}
	}
}

func TestLimits(t *testing.T) {
	set := subtree.Full()
	at := func(box page.Rect, inner ...page.Rect) wang.Limits {
		s := traintest.Times.Sample(t, 0)
		s.Page.Viewport = page.Size{W: 1000, H: 1000}
		body := &s.Page.Nodes[s.Selection.Body()]
		body.Box = box
		for i := s.Selection.Body() + 1; len(inner) > 0 && i < body.End; i++ {
			s.Page.Nodes[i].Box = inner[0]
		}
		return limits(set, []dataset.Sample{s}, Options{})
	}
	large, little := page.Rect{W: 500, H: 500}, page.Rect{W: 100, H: 100}
	tests := []struct {
		name string
		got  wang.Limits
		want float64
	}{
		{"large", at(large), 0.02},
		{"small", at(little), 0.005},
		{"no box of its own, large inside", at(page.Rect{}, large), 0.02},
		{"no box of its own, small inside", at(page.Rect{}, little), 0.005},
		{"no box at all", at(page.Rect{}, page.Rect{}), 0.02},
	}
	for _, tt := range tests {
		if tt.got.MinBodyAreaShare != tt.want || tt.got.ScreenWidth != 1000 || tt.got.ScreenHeight != 1000 {
			t.Errorf("%s: smallest body %g of a screen of %gx%g, want %g of 1000x1000", tt.name,
				tt.got.MinBodyAreaShare, tt.got.ScreenWidth, tt.got.ScreenHeight, tt.want)
		}
	}
}

func TestChoose(t *testing.T) {
	samples := traintest.Times.Samples(t, 10)
	urls := func(list []dataset.Sample, err error) string {
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, s := range list {
			names = append(names, s.URL[len(s.URL)-2:])
		}
		return strings.Join(names, " ")
	}
	ten, five := urls(Choose(samples, 8, 1)), urls(Choose(samples, 5, 1))
	if !strings.HasPrefix(ten, five) {
		t.Errorf("5 pages are %s, 8 are %s: want the smaller draw inside the larger", five, ten)
	}
	if other := urls(Choose(samples, 5, 2)); other == five {
		t.Errorf("seeds 1 and 2 both draw %s", five)
	}
	slices.Reverse(samples)
	if again := urls(Choose(samples, 5, 1)); again != five {
		t.Errorf("in another order %s are drawn, want %s", again, five)
	}
	if all := urls(Choose(samples, 0, 1)); all != "00 01 02 03 04 05 06 07 08 09" {
		t.Errorf("all are %s", all)
	}
}

// Two folders may have captured one address.
func TestSameAddressTwice(t *testing.T) {
	samples := traintest.Times.Samples(t, 4)
	for i := range samples {
		samples[i].URL = "https://times.example/same"
	}
	// The third page has no title that anyone could learn.
	samples[2].Selection.Title = samples[2].Selection.Body() + 1
	_, r := trained(t, samples, small(1))
	if len(r.Wrong) == 0 || len(r.Wrong) == 4 || r.Record.CrossChecked.Page != 1-float64(len(r.Wrong))/4 {
		t.Errorf("%d of 4 are wrong, page accuracy %g", len(r.Wrong), r.Record.CrossChecked.Page)
	}
}

// TestScreens: titles and bodies are looked for as far down as labels have them, but not by the paper.
func TestScreens(t *testing.T) {
	for _, tt := range []struct {
		name        string
		set         subtree.Set
		title, body page.Rect
		want        float64
	}{
		{"at the top", subtree.Full(), page.Rect{Y: 100, W: 500, H: 50}, page.Rect{Y: 200, W: 500, H: 5000}, 3},
		{"a title below the body", subtree.Full(), page.Rect{Y: 4950, W: 500, H: 50}, page.Rect{Y: 200, W: 500, H: 4000}, 10},
		{"a body below much else", subtree.Full(), page.Rect{Y: 100, W: 500, H: 50}, page.Rect{Y: 6000, W: 500, H: 4000}, 12},
		{"very far down", subtree.Full(), page.Rect{Y: 1e6, W: 500, H: 50}, page.Rect{Y: 200, W: 500, H: 4000}, 100},
		{"in the paper", subtree.Wang2009(), page.Rect{Y: 4950, W: 500, H: 50}, page.Rect{Y: 200, W: 500, H: 4000}, 1},
	} {
		s := traintest.Times.Sample(t, 0)
		s.Page.Viewport = page.Size{W: 1000, H: 1000}
		s.Page.Nodes[s.Selection.Title].Box, s.Page.Nodes[s.Selection.Body()].Box = tt.title, tt.body
		if got := limits(tt.set, []dataset.Sample{s}, Options{Base: &models.Wrapper{}}).ScreenLimit; got != tt.want {
			t.Errorf("%s: %v screens, want %v", tt.name, got, tt.want)
		}
	}
}
