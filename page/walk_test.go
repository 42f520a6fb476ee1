package page_test

import (
	"slices"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// walkPage: html(0) > head(1), body(2) > div(3) > [p(4) > text(5), svg(6)], p(7).
func walkPage(t *testing.T) *page.Page {
	return pagetest.Linked(t, pagetest.Element(page.None, "html"), pagetest.Element(0, "head"), pagetest.Element(0, "body"), pagetest.Element(2, "div"), pagetest.Element(3, "p"), pagetest.Text(4, "x"), pagetest.Element(3, "svg"), pagetest.Element(2, "p"))
}

func TestChildren(t *testing.T) {
	p := walkPage(t)
	for _, tt := range []struct {
		of   page.NodeID
		want []page.NodeID
	}{{0, []page.NodeID{1, 2}}, {1, nil}, {2, []page.NodeID{3, 7}}, {3, []page.NodeID{4, 6}}, {5, nil}, {7, nil}} {
		if got := slices.Collect(p.Children(tt.of)); !slices.Equal(got, tt.want) {
			t.Errorf("Children(%d) = %v, want %v", tt.of, got, tt.want)
		}
	}
	for c := range p.Children(2) {
		if c != 3 {
			t.Errorf("the loop went on to %d after a break", c)
		}
		break
	}
}

func TestAncestors(t *testing.T) {
	p := walkPage(t)
	if got, want := slices.Collect(p.Ancestors(5)), []page.NodeID{4, 3, 2, 0}; !slices.Equal(got, want) {
		t.Errorf("Ancestors(5) = %v, want %v", got, want)
	}
	if got := slices.Collect(p.Ancestors(0)); got != nil {
		t.Errorf("Ancestors(0) = %v, want none", got)
	}
	for range p.Ancestors(5) {
		break
	}
}

func TestDepths(t *testing.T) {
	if got, want := walkPage(t).Depths(), []int32{0, 1, 1, 2, 3, 4, 3, 2}; !slices.Equal(got, want) {
		t.Errorf("Depths = %v, want %v", got, want)
	}
}

func TestContains(t *testing.T) {
	p := walkPage(t)
	for a := range page.NodeID(len(p.Nodes)) {
		for d := range page.NodeID(len(p.Nodes)) {
			want := a == d || slices.Contains(slices.Collect(p.Ancestors(d)), a)
			if got := p.Contains(a, d); got != want {
				t.Errorf("Contains(%d, %d) = %v, want %v", a, d, got, want)
			}
		}
	}
}

func TestFirstBodyInside(t *testing.T) {
	p := walkPage(t)
	if got := p.First(0, "p"); got != 4 {
		t.Errorf("First p = %d, want 4", got)
	}
	if got := p.First(4, "p"); got != 4 {
		t.Errorf("First p from 4 = %d, want 4 itself", got)
	}
	if got := p.First(6, "p"); got != page.None {
		t.Errorf("First p in the svg = %d, want none", got)
	}
	if got := p.Body(); got != 2 {
		t.Errorf("Body = %d, want 2", got)
	}
	if got := pagetest.Linked(t, pagetest.Element(page.None, "html"), pagetest.Element(0, "frameset"), pagetest.Element(1, "frame"), pagetest.Element(2, "html"), pagetest.Element(3, "body")).Body(); got != 1 {
		t.Errorf("Body of a page of frames = %d, want the frameset", got)
	}
	if !p.Inside(5, "div") || !p.Inside(3, "div") || p.Inside(7, "div") {
		t.Error("Inside div: want the div and what is in it, and no more")
	}
}

func TestStyleOf(t *testing.T) {
	p := walkPage(t)
	p.Styles = []page.Style{{Display: "block"}, {Display: "flex"}}
	p.Nodes[2].Style, p.Nodes[4].Style = 0, 1
	for _, tt := range []struct {
		of   page.NodeID
		want *page.Style
	}{{0, nil}, {1, nil}, {2, &p.Styles[0]}, {3, &p.Styles[0]}, {5, &p.Styles[1]}, {6, &p.Styles[0]}} {
		if got := p.StyleOf(tt.of); got != tt.want {
			t.Errorf("StyleOf(%d) = %v, want %v", tt.of, got, tt.want)
		}
	}
}

func TestSelection(t *testing.T) {
	tests := []struct {
		name  string
		s     page.Selection
		empty bool
		body  page.NodeID
	}{
		{"nothing", page.Selection{Title: page.None}, true, page.None},
		{"title only", page.Selection{Title: 4}, false, page.None},
		{"body only", page.Selection{Title: page.None, Roots: []page.NodeID{3, 7}}, false, 3},
	}
	for _, tt := range tests {
		if tt.s.Empty() != tt.empty || tt.s.Body() != tt.body {
			t.Errorf("%s: Empty %v, Body %d; want %v, %d", tt.name, tt.s.Empty(), tt.s.Body(), tt.empty, tt.body)
		}
	}
}

func TestLookupAttr(t *testing.T) {
	n := pagetest.Element(0, "p", "hidden", "", "id", "x", "id", "y")
	if v, ok := n.LookupAttr("hidden"); v != "" || !ok {
		t.Errorf(`LookupAttr("hidden") = %q, %v, want an empty value that is there`, v, ok)
	}
	if v, ok := n.LookupAttr("class"); v != "" || ok {
		t.Errorf(`LookupAttr("class") = %q, %v, want none`, v, ok)
	}
	if got := n.Attr("id"); got != "x" {
		t.Errorf(`Attr("id") = %q, want the first`, got)
	}
}

func TestIsPlace(t *testing.T) {
	attr := func(name string) page.Attr { return page.Attr{Name: name, Value: "x"} }
	for _, tt := range []struct {
		name string
		node page.Node
		want bool
	}{
		{"a name", page.Node{Tag: "a", Attrs: []page.Attr{attr("name")}}, true},
		{"an id and a name", page.Node{Tag: "a", Attrs: []page.Attr{attr("id"), attr("name")}}, true},
		{"a link with an id", page.Node{Tag: "a", Attrs: []page.Attr{attr("id"), attr("href")}}, false},
		{"what a script may lead elsewhere", page.Node{Tag: "a", Attrs: []page.Attr{attr("id"), attr("onclick")}}, false},
		{"nothing said", page.Node{Tag: "a"}, false},
		{"another element", page.Node{Tag: "p", Attrs: []page.Attr{attr("id")}}, false},
	} {
		if got := tt.node.IsPlace(); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
