package features

import (
	"errors"
	"testing"

	"galley/page"
)

func TestBodyCandidates(t *testing.T) {
	story := box(100, 100, 600, 2000)
	tests := []struct {
		name    string
		reason  string
		page    []any
		limit   float64 // screens
		want    string
		relaxed bool
	}{
		{"first screen", "Observation 1", []any{
			el("div#in", box(0, 767, 500, 500)), el("div#out", box(0, 768, 500, 500))}, 1, "body in", false},
		{"three screens", "ScreenLimit", []any{
			el("div#in", box(0, 2303, 500, 500)), el("div#out", box(0, 2304, 500, 500))}, 3, "body in", false},
		{"area", "Observation 2: 0.02 of 1024x768 is 15728.64 px²", []any{
			el("div#large", box(0, 0, 100, 157.3)), el("div#small", box(0, 0, 100, 157.2))}, 1, "body large", false},
		{"pruned", "what fails is not descended into", []any{
			el("div#thin", box(0, 0, 500, 10), el("div#spilled", story)),
			el("div#low", box(0, 900, 500, 500), el("div#raised", story))}, 1, "body", false},
		{"negative top", "counts while its bottom is on the page", []any{
			el("div#partly", box(0, -100, 500, 101)), el("div#above", box(0, -100, 500, 100))}, 1, "body partly", false},
		{"contents", "the box around its children", []any{
			el("div#contents", page.Style{Display: "contents"}, el("p#one", story), el("p#two", story))}, 1, "body contents one two", false},
		{"collapsed", "a box without height is no box", []any{
			el("div#flat", box(0, 5000, 500, 0), el("div#float", story))}, 1, "body flat float", false},
		{"hidden", "no candidate, and nothing in it", []any{
			hidden(el("div#menu", story, el("div#in", story)))}, 1, "body", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := build(t, tt.page...)
			l := screen2009()
			l.ScreenLimit = tt.limit
			nodes, relaxed, err := BodyCandidates(NewIndex(p, l))
			if got := ids(p, nodes); got != tt.want || relaxed != tt.relaxed || err != nil {
				t.Errorf("candidates %q, relaxed %v, %v; want %q, %v: %s", got, relaxed, err, tt.want, tt.relaxed, tt.reason)
			}
		})
	}
}

func TestRelaxedBodies(t *testing.T) {
	// The page's body is itself a candidate unless its own box fails.
	tests := []struct {
		name string
		body page.Rect
		page []any
		want string
	}{
		{"no top limit", box(0, 900, 1024, 900), []any{el("div#low", box(0, 900, 500, 500)), el("div#small", box(0, 0, 9, 9))}, "body low"},
		{"no area limit", box(0, 0, 100, 100), []any{el("p#said", "text"), el("p#silent", box(0, 0, 10, 10))}, "body said"},
		{"nothing at all", box(0, 0, 100, 100), nil, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := build(t, tt.page...)
			p.Nodes[p.Body()].Box = tt.body
			nodes, relaxed, err := BodyCandidates(NewIndex(p, screen2009()))
			if got := ids(p, nodes); got != tt.want || !relaxed || err != nil {
				t.Errorf("candidates %q, relaxed %v, %v; want %q, true", got, relaxed, err, tt.want)
			}
		})
	}
}

// body is a body subtree for the tests of titles, 300 px down the page.
func body() part { return el("div#B", box(100, 300, 600, 1800), "Body text") }

func TestTitleCandidates(t *testing.T) {
	at := box(100, 100, 600, 40)
	self := "https://news.example/story/#top"
	tests := []struct {
		name      string
		reason    string
		page      []any
		paper     string // candidates with the paper's rule of links
		allowSelf string
	}{
		{"whole in screen", "Observation 1, within 1 px", []any{
			el("p#in", box(0, 0, 1025, 769), "Text"), el("p#wide", box(0, 0, 1026, 10), "Text"),
			el("p#deep", box(0, 700, 10, 70), "Text"), el("p#left", box(-2, 0, 10, 10), "Text")}, "in", "in"},
		{"wide parent", "a parent that fails does not prune", []any{
			el("div#wide", box(0, 0, 2000, 900), el("h1#T", at, "Text"))}, "T", "T"},
		{"low parent", "its top prunes", []any{
			el("div#low", box(0, 768, 100, 10), el("h1#T", at, "Text"))}, "", ""},
		{"no text", "nothing to be a title", []any{el("h1#T", at, " \n", el("img", at))}, "", ""},
		{"hidden text", "a reader does not see it", []any{el("h1#T", at, hidden(el("span", "Text")))}, "", ""},
		{"anchor", "Observation 2: is, lies in or contains a link with text", []any{
			el("h1#T", at, "Text ", link("/x", el("span#in", at, "more"), at))}, "", ""},
		{"anchor without text", "an icon is no anchor text", []any{
			el("h1#T", at, "Text", link("/x", el("img")))}, "T", "T"},
		{"anchor without address", "names a place, leads nowhere", []any{
			el("h1#T", at, el("a", "Text"))}, "T", "T"},
		{"self link", "a link to the page itself is no anchor text", []any{
			el("h1#T", at, link(self, at, "Text"))}, "", "T a"},
		{"self link, category", "its own text above the body is no category's", []any{
			el("h1#T", at, "Text"), link(self, at, "Text")}, "", "T a"},
		{"category", "Observation 3, folded", []any{
			link("/arts", box(0, 0, 50, 10), "ENTER ", el("b", "tainment")),
			el("h1#T", at, "Enter  tainment"), el("h1#U", at, "Entertainment")}, "U", "U"},
		{"category below the body's top", "only links above count", []any{
			link("/arts", box(0, 300, 50, 10), "Arts"), el("h1#T", at, "Arts")}, "T", "T"},
		{"category twice", "the uppermost counts", []any{
			link("/arts", box(0, 700, 50, 10), "Arts"), link("/arts", box(0, 10, 50, 10), "Arts"), el("h1#T", at, "Arts")}, "", ""},
		{"contents", "the box around its children", []any{
			el("h1#T", page.Style{Display: "contents"}, el("span#in", at, "Text"))}, "T in", "T in"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			// The last paragraph keeps the strict rules from being relaxed.
			p := build(t, append(tt.page, body(), el("p#last", box(0, 500, 10, 10), "Candidate"))...)
			for _, self := range []bool{false, true} {
				l := screen2009()
				l.AllowSelfLink = self
				want := tt.paper
				if self {
					want = tt.allowSelf
				}
				if want != "" {
					want += " "
				}
				nodes, relaxed, err := TitleCandidates(NewIndex(p, l), byID(t, p, "B"))
				if got := ids(p, nodes); got != want+"last" || relaxed || err != nil {
					t.Errorf("self links %v: candidates %q, relaxed %v, %v; want %q: %s", self, got, relaxed, err, want+"last", tt.reason)
				}
			}
		})
	}
}

func TestRelaxedTitles(t *testing.T) {
	at, low := box(100, 100, 600, 40), box(100, 900, 600, 40)
	arts := link("/arts", box(0, 0, 50, 10), "Arts")
	tests := []struct {
		name string
		page []any
		want string
	}{
		{"no screen", []any{arts, el("h1#T", low, "Low"), el("h2#linked", at, link("/x", at, "Linked"))}, "T"},
		{"no anchors", []any{arts, el("h2#linked", low, link("/x#link", low, "Linked"))}, "body linked a"},
		{"no category", []any{arts}, "body a"},
		{"no text", []any{el("h1#T", at)}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := build(t, append([]any{el("div#B", box(0, 800, 1024, 900))}, tt.page...)...)
			nodes, relaxed, err := TitleCandidates(NewIndex(p, screen2009()), byID(t, p, "B"))
			if got := ids(p, nodes); got != tt.want || !relaxed || err != nil {
				t.Errorf("candidates %q, relaxed %v, %v; want %q, true", got, relaxed, err, tt.want)
			}
		})
	}
}

func TestNoLayout(t *testing.T) {
	p := parseRandom(t, 1)
	x := NewIndex(p, Full().Limits)
	if _, _, err := BodyCandidates(x); !errors.Is(err, ErrNoLayout) {
		t.Errorf("BodyCandidates: %v", err)
	}
	if _, _, err := TitleCandidates(x, 0); !errors.Is(err, ErrNoLayout) {
		t.Errorf("TitleCandidates: %v", err)
	}
	var hint interface{ Hint() string }
	if !errors.As(ErrNoLayout, &hint) {
		t.Error("ErrNoLayout has no hint")
	}
}

func TestNoBody(t *testing.T) {
	p := build(t, el("h1", box(0, 0, 100, 10), "Text"))
	nodes, relaxed, err := TitleCandidates(NewIndex(p, Full().Limits), page.None)
	if len(nodes) > 0 || relaxed || err != nil {
		t.Errorf("candidates %v, relaxed %v, %v; want none", nodes, relaxed, err)
	}
}
