package page_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// TestCustomElements: on pages without styles they break the line, but for those in a line.
func TestCustomElements(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"text beside others", `<div><x-box id=x>One</x-box><x-box>Two</x-box></div>`, true},
		{"in the body", `<x-app id=x>Text</x-app>`, true},
		{"in another", `<x-app><x-box id=x>Text</x-box></x-app>`, true},
		{"in a list item", `<ul><li><x-card id=x>Text</x-card></ul>`, true},
		{"among words", `<div>Sent <relative-time id=x>2 days ago</relative-time> by Ann</div>`, false},
		{"behind words and an element", `<div>Sent by <b>Ann</b> <relative-time id=x>2 days ago</relative-time></div>`, false},
		{"before words", `<div><x-emoji id=x>:)</x-emoji> <b>Hello</b> to all</div>`, false},
		{"in a paragraph", `<p><x-tip id=x>Term</x-tip></p>`, false},
		{"in a heading", `<h2><x-icon id=x>#</x-icon></h2>`, false},
		{"in a link", `<div><a href=/y><x-icon id=x>Go</x-icon></a></div>`, false},
		{"with blocks, in a link", `<div><a href=/y><x-card id=x><p>Go</p></x-card></a></div>`, true},
		{"with blocks, among words", `<div>Words <x-card id=x><div>Go</div></x-card></div>`, true},
		{"a span", `<div><span id=x>One</span><span>Two</span></div>`, false},
	} {
		p := pagetest.Parse(t, "<body>"+tt.source)
		if got := p.IsBlock(pagetest.ByID(t, p, "x")); got != tt.want {
			t.Errorf("%s: IsBlock is %v, want %v: %s", tt.name, got, tt.want, tt.source)
		}
	}
}

// TestManyCustomElements: what is looked at around each of them is bounded.
func TestManyCustomElements(t *testing.T) {
	p := pagetest.Parse(t, "<body><div>"+strings.Repeat("<x-i></x-i>", 20000)+"last</div>")
	blocks := 0
	for i := range p.Nodes {
		if p.Nodes[i].Tag == "x-i" && p.IsBlock(page.NodeID(i)) {
			blocks++
		}
	}
	if blocks < 19000 {
		t.Errorf("%d of 20000 break the line", blocks)
	}
}
