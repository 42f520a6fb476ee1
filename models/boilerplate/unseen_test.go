package boilerplate

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

// TestCutUnseen: what only screen readers read out is no text, but where it says what a reader sees.
func TestCutUnseen(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"the name of a price", `<h2>Wool cap</h2><p><span class="visually-hidden">Regular price</span> <b>12 €</b></p>`, "Wool cap\n12 €"},
		{"a heading for a list of pages", `<p>One two three four five.</p><h2 class="screen-reader-text">Posts navigation</h2>`, "One two three four five."},
		{"another case of letters, among other classes", `<p>One two three <a href="/x">four<span class="icon SR-Only"> (opens in a new tab)</span></a>.</p><p>Five six seven eight.</p>`, "One two three four.\nFive six seven eight."},
		{"the first heading", `<h1 class="sr-only">Plans and prices</h1><p>One two three.</p>`, "Plans and prices\nOne two three."},
		{"what holds it", `<div class="visually-hidden"><h1>Plans</h1></div><p>One two three.</p>`, "Plans\nOne two three."},
		{"a cell of a table says what its sign shows", `<table><tr><th>Post</th><td><svg></svg><span class="sr-only">Yes</span></td></tr></table>`, "Post\nYes"},
		{"seen on wide screens", `<p>One two</p><p class="sr-only lg:not-sr-only">three four.</p>`, "One two\nthree four."},
		{"seen where it has the focus", `<p>One two three four.</p><a href="#main" class="sr-only focus:not-sr-only">Skip this.</a>`, "One two three four."},
		{"nearly all of the text", `<p>One two.</p><div class="visually-hidden"><p>Three four five six seven.</p></div>`, "One two.\nThree four five six seven."},
		{"a word in another class", `<p>One two</p><p class="sr-only-not">three.</p>`, "One two\nthree."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := textAfter(t, tt.source, CutUnseen); got != tt.want {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}

// TestCutUnseenHiddenLine: short lines that their class hides are cut from an article, and stay on other pages.
func TestCutUnseenHiddenLine(t *testing.T) {
	source := `<p>One two three four five.</p><h3 class="headline hidden">New part</h3><p>Six.</p><div class="d-none d-md-block">Seven.</div>` +
		`<div class="hidden"><p>Eight nine ten eleven twelve thirteen fourteen fifteen sixteen.</p></div>`
	for _, tt := range []struct {
		article float64
		hidden  bool
	}{{1, true}, {0.1, false}} {
		got := textAfter(t, source, func(p *page.Page, found *page.Selection) {
			found.Score.Article = tt.article
			CutUnseen(p, found)
		})
		if strings.Contains(got, "New part") == tt.hidden || !strings.Contains(got, "Seven.") || !strings.Contains(got, "sixteen.") {
			t.Errorf("article %v: %q", tt.article, got)
		}
	}
}

// TestCutUnseenBox: with a browser a box of a pixel tells, whatever its class.
func TestCutUnseenBox(t *testing.T) {
	p, err := parse.HTML(strings.NewReader(`<body><p>One two three.</p><p>Four five</p><p>six.</p>`), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	p.Laid = true
	p.Styles = []page.Style{{Display: "block", Position: "static"}, {Display: "block", Position: "absolute"}}
	for i, style := 0, int32(1); i < len(p.Nodes); i++ {
		if n := &p.Nodes[i]; n.Tag == "p" {
			n.Style, n.Box = style, page.Rect{X: 8, Y: 8, W: 1, H: 1}
			if strings.HasPrefix(p.Text(page.NodeID(i)), "One") {
				n.Box = page.Rect{X: 8, Y: 8, W: 200, H: 20}
			}
			if p.Text(page.NodeID(i)) == "six." {
				n.Style = 0 // in the flow: what overflows it is seen
			}
		}
	}
	found := page.Selection{Title: page.None, Roots: []page.NodeID{p.Body()}}
	CutUnseen(p, &found)
	if got, want := p.TextWithout(p.Body(), found.Cut), "One two three.\nsix."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// textAfter is the text of a made page that is selected whole, after a rule has cut it.
func textAfter(t *testing.T, source string, cut func(*page.Page, *page.Selection)) string {
	t.Helper()
	p, err := parse.HTML(strings.NewReader("<body><main>"+source), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	found := page.Selection{Title: page.None, Roots: []page.NodeID{p.First(0, "main")}}
	cut(p, &found)
	return p.TextWithout(found.Roots[0], found.Cut)
}
