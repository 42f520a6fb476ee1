package wang

import (
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

func TestBodyCandidates(t *testing.T) {
	story := pagetest.Box(100, 100, 600, 2000)
	tests := []struct {
		name    string
		reason  string
		page    []any
		limit   float64 // screens
		want    string
		relaxed bool
	}{
		{"first screen", "Observation 1", []any{
			pagetest.El("div#in", pagetest.Box(0, 767, 500, 500)), pagetest.El("div#out", pagetest.Box(0, 768, 500, 500))}, 1, "body in", false},
		{"three screens", "ScreenLimit", []any{
			pagetest.El("div#in", pagetest.Box(0, 2303, 500, 500)), pagetest.El("div#out", pagetest.Box(0, 2304, 500, 500))}, 3, "body in", false},
		{"area", "Observation 2: 0.02 of 1024x768 is 15728.64 px²", []any{
			pagetest.El("div#large", pagetest.Box(0, 0, 100, 157.3)), pagetest.El("div#small", pagetest.Box(0, 0, 100, 157.2))}, 1, "body large", false},
		{"pruned", "what fails is not descended into", []any{
			pagetest.El("div#thin", pagetest.Box(0, 0, 500, 10), pagetest.El("div#spilled", story)),
			pagetest.El("div#low", pagetest.Box(0, 900, 500, 500), pagetest.El("div#raised", story))}, 1, "body", false},
		{"negative top", "counts while its bottom is on the page", []any{
			pagetest.El("div#partly", pagetest.Box(0, -100, 500, 101)), pagetest.El("div#above", pagetest.Box(0, -100, 500, 100))}, 1, "body partly", false},
		{"contents", "the box around its children", []any{
			pagetest.El("div#contents", page.Style{Display: "contents"}, pagetest.El("p#one", story), pagetest.El("p#two", story))}, 1, "body contents one two", false},
		{"collapsed", "a box without height is no box", []any{
			pagetest.El("div#flat", pagetest.Box(0, 5000, 500, 0), pagetest.El("div#float", story))}, 1, "body flat float", false},
		{"hidden", "no candidate, and nothing in it", []any{
			pagetest.Hidden(pagetest.El("div#menu", story, pagetest.El("div#in", story)))}, 1, "body", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Build(t, tt.page...)
			l := screen2009()
			l.ScreenLimit = tt.limit
			nodes, relaxed := New(p, l).Bodies()
			if got := pagetest.IDs(p, nodes); got != tt.want || relaxed != tt.relaxed {
				t.Errorf("candidates %q, relaxed %v; want %q, %v: %s", got, relaxed, tt.want, tt.relaxed, tt.reason)
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
		{"no top limit", pagetest.Box(0, 900, 1024, 900), []any{pagetest.El("div#low", pagetest.Box(0, 900, 500, 500)), pagetest.El("div#small", pagetest.Box(0, 0, 9, 9))}, "body low"},
		{"no area limit", pagetest.Box(0, 0, 100, 100), []any{pagetest.El("p#said", "text"), pagetest.El("p#silent", pagetest.Box(0, 0, 10, 10))}, "body said"},
		{"nothing at all", pagetest.Box(0, 0, 100, 100), nil, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Build(t, tt.page...)
			p.Nodes[p.Body()].Box = tt.body
			nodes, relaxed := New(p, screen2009()).Bodies()
			if got := pagetest.IDs(p, nodes); got != tt.want || !relaxed {
				t.Errorf("candidates %q, relaxed %v; want %q, true", got, relaxed, tt.want)
			}
		})
	}
}

// body is a body subtree for the tests of titles, 300 px down the page.
func body() pagetest.Part {
	return pagetest.El("div#B", pagetest.Box(100, 300, 600, 1800), "Body text")
}

func TestTitleCandidates(t *testing.T) {
	at := pagetest.Box(100, 100, 600, 40)
	self := "https://news.example/story/#top"
	tests := []struct {
		name      string
		reason    string
		page      []any
		paper     string // candidates with the paper's rule of links
		allowSelf string
	}{
		{"whole in screen", "Observation 1, within 1 px", []any{
			pagetest.El("p#in", pagetest.Box(0, 0, 1025, 769), "Text"), pagetest.El("p#wide", pagetest.Box(0, 0, 1026, 10), "Text"),
			pagetest.El("p#deep", pagetest.Box(0, 700, 10, 70), "Text"), pagetest.El("p#left", pagetest.Box(-2, 0, 10, 10), "Text")}, "in", "in"},
		{"wide parent", "a parent that fails does not prune", []any{
			pagetest.El("div#wide", pagetest.Box(0, 0, 2000, 900), pagetest.El("h1#T", at, "Text"))}, "T", "T"},
		{"low parent", "its top prunes", []any{
			pagetest.El("div#low", pagetest.Box(0, 768, 100, 10), pagetest.El("h1#T", at, "Text"))}, "", ""},
		{"no text", "nothing to be a title", []any{pagetest.El("h1#T", at, " \n", pagetest.El("img", at))}, "", ""},
		{"hidden text", "a reader does not see it", []any{pagetest.El("h1#T", at, pagetest.Hidden(pagetest.El("span", "Text")))}, "", ""},
		{"anchor", "Observation 2: is, lies in or contains a link with text", []any{
			pagetest.El("h1#T", at, "Text ", pagetest.Link("/x", pagetest.El("span#in", at, "more"), at))}, "", ""},
		{"anchor without text", "an icon is no anchor text", []any{
			pagetest.El("h1#T", at, "Text", pagetest.Link("/x", pagetest.El("img")))}, "T", "T"},
		{"anchor without address", "names a place, leads nowhere", []any{
			pagetest.El("h1#T", at, pagetest.El("a", "Text"))}, "T", "T"},
		{"self link", "a link to the page itself is no anchor text", []any{
			pagetest.El("h1#T", at, pagetest.Link(self, at, "Text"))}, "", "T a"},
		{"self link, category", "its own text above the body is no category's", []any{
			pagetest.El("h1#T", at, "Text"), pagetest.Link(self, at, "Text")}, "", "T a"},
		{"category", "Observation 3, folded", []any{
			pagetest.Link("/arts", pagetest.Box(0, 0, 50, 10), "ENTER ", pagetest.El("b", "tainment")),
			pagetest.El("h1#T", at, "Enter  tainment"), pagetest.El("h1#U", at, "Entertainment")}, "U", "U"},
		{"category below the body's top", "only links above count", []any{
			pagetest.Link("/arts", pagetest.Box(0, 300, 50, 10), "Arts"), pagetest.El("h1#T", at, "Arts")}, "T", "T"},
		{"category twice", "the uppermost counts", []any{
			pagetest.Link("/arts", pagetest.Box(0, 700, 50, 10), "Arts"), pagetest.Link("/arts", pagetest.Box(0, 10, 50, 10), "Arts"), pagetest.El("h1#T", at, "Arts")}, "", ""},
		{"contents", "the box around its children", []any{
			pagetest.El("h1#T", page.Style{Display: "contents"}, pagetest.El("span#in", at, "Text"))}, "T in", "T in"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			// The last paragraph keeps the strict rules from being relaxed.
			p := pagetest.Build(t, append(tt.page, body(), pagetest.El("p#last", pagetest.Box(0, 500, 10, 10), "Candidate"))...)
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
				nodes, relaxed := New(p, l).Titles(pagetest.ByID(t, p, "B"))
				if got := pagetest.IDs(p, nodes); got != want+"last" || relaxed {
					t.Errorf("self links %v: candidates %q, relaxed %v; want %q: %s", self, got, relaxed, want+"last", tt.reason)
				}
			}
		})
	}
}

func TestRelaxedTitles(t *testing.T) {
	at, low := pagetest.Box(100, 100, 600, 40), pagetest.Box(100, 900, 600, 40)
	arts := pagetest.Link("/arts", pagetest.Box(0, 0, 50, 10), "Arts")
	tests := []struct {
		name string
		page []any
		want string
	}{
		{"no screen", []any{arts, pagetest.El("h1#T", low, "Low"), pagetest.El("h2#linked", at, pagetest.Link("/x", at, "Linked"))}, "T"},
		{"no anchors", []any{arts, pagetest.El("h2#linked", low, pagetest.Link("/x#link", low, "Linked"))}, "body linked a"},
		{"no category", []any{arts}, "body a"},
		{"no text", []any{pagetest.El("h1#T", at)}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Build(t, append([]any{pagetest.El("div#B", pagetest.Box(0, 800, 1024, 900))}, tt.page...)...)
			nodes, relaxed := New(p, screen2009()).Titles(pagetest.ByID(t, p, "B"))
			if got := pagetest.IDs(p, nodes); got != tt.want || !relaxed {
				t.Errorf("candidates %q, relaxed %v; want %q, true", got, relaxed, tt.want)
			}
		})
	}
}

func TestNoBody(t *testing.T) {
	p := pagetest.Build(t, pagetest.El("h1", pagetest.Box(0, 0, 100, 10), "Text"))
	nodes, relaxed := New(p, DefaultLimits()).Titles(page.None)
	if len(nodes) > 0 || relaxed {
		t.Errorf("candidates %v, relaxed %v; want none", nodes, relaxed)
	}
}
