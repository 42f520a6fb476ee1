package inspect

import (
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/stage"
	"galley/models/vips"
	"galley/page"
	"galley/page/parse"
)

func TestBoxesAndLines(t *testing.T) {
	p, err := parse.HTML(strings.NewReader("<h1>Rain</h1><main>It rained.</main><p>More.</p>"), parse.Source{URL: "https://example.org/"})
	if err != nil {
		t.Fatal(err)
	}
	find := func(selector string) page.NodeID {
		n, err := p.FindCSS(selector)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	title, body, more := find("h1"), find("main"), find("p")
	for i, n := range []page.NodeID{title, body, more} {
		p.Nodes[n].Box = page.Rect{Y: float64(i), W: 10, H: 10}
	}
	x := features.NewIndex(p, wang.Limits{})
	sel := page.Selection{
		Title: title, Roots: []page.NodeID{body, more}, Score: page.Score{Title: 0.00049, Body: 0.98765},
		Reasons: []page.Reason{{Part: "body", Feature: "Words", Winner: 2, RunnerUp: 1, Weight: 0.5}},
	}
	want := []Box{
		{page.Rect{Y: 1, W: 10, H: 10}, Thin, BodyCandidates, ""},
		{page.Rect{Y: 2, W: 10, H: 10}, Thin, BodyCandidates, ""},
		{page.Rect{Y: 0, W: 10, H: 10}, Thin, TitleCandidates, ""},
		{page.Rect{Y: 1, W: 10, H: 10}, Dashed, BodyColor, "body main 0.988"},
		{page.Rect{Y: 2, W: 10, H: 10}, Dashed, BodyColor, "body p 0.988"},
		{page.Rect{Y: 0, W: 10, H: 10}, Dotted, TitleColor, "title h1 0.000"},
	}
	got := Boxes(x, []stage.Candidate{{Node: body}, {Node: more}}, []stage.Candidate{{Node: title}}, sel)
	if !slices.Equal(got, want) {
		t.Errorf("the boxes are %v, want %v", got, want)
	}
	lines := []string{"body main 0.988", "body p 0.988", "title h1 0.000", "body: Words 2.00, of the next best 1.00 (+0.50)"}
	if got := Lines(got, sel); !slices.Equal(got, lines) {
		t.Errorf("the lines are %q, want %q", got, lines)
	}
	if got := Boxes(x, nil, nil, page.Selection{Title: page.None}); len(got) != 0 {
		t.Errorf("of nothing the boxes are %v", got)
	}
}

// TestBlocks: every visual block has a box with its degree, and the main one another.
func TestBlocks(t *testing.T) {
	a, b := page.Rect{W: 10, H: 10}, page.Rect{Y: 20, W: 10, H: 30}
	blocks := []*vips.Block{{Box: a, DoC: 9}, {Box: b, DoC: 7}}
	want := []Box{{a, Thin, BodyCandidates, "DoC 9"}, {b, Thin, BodyCandidates, "DoC 7"}, {b, Dashed, BodyColor, "body, DoC 7"}}
	if got := Blocks(blocks, 1); !slices.Equal(got, want) {
		t.Errorf("boxes %v, want %v", got, want)
	}
	if got := Blocks(blocks, -1); !slices.Equal(got, want[:2]) {
		t.Errorf("without a main block: %v", got)
	}
}
