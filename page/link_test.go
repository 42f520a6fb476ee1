package page_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

func TestLinkEnds(t *testing.T) {
	tests := []struct {
		name    string
		parents []page.NodeID
		want    []page.NodeID // nil: refused
	}{
		{"root alone", []page.NodeID{page.None}, []page.NodeID{1}},
		{"chain", []page.NodeID{page.None, 0, 1}, []page.NodeID{3, 3, 3}},
		{"siblings", []page.NodeID{page.None, 0, 0}, []page.NodeID{3, 2, 3}},
		{"back up two", []page.NodeID{page.None, 0, 1, 2, 0}, []page.NodeID{5, 4, 4, 4, 5}},
		{"no nodes", nil, nil},
		{"root with a parent", []page.NodeID{0}, nil},
		{"two roots", []page.NodeID{page.None, page.None}, nil},
		{"not document order", []page.NodeID{page.None, 0, 0, 1}, nil},
		{"own parent", []page.NodeID{page.None, 1}, nil},
		{"parent after child", []page.NodeID{page.None, 2, 0}, nil},
		{"parent below none", []page.NodeID{page.None, 0, -7}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := &page.Page{}
			for _, parent := range tt.parents {
				p.Nodes = append(p.Nodes, pagetest.Element(parent, "div"))
			}
			err := p.Link(page.Limits{})
			if tt.want == nil {
				if err == nil {
					t.Fatal("accepted, want an error")
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var ends []page.NodeID
			for i := range p.Nodes {
				ends = append(ends, p.Nodes[i].End)
			}
			if !slices.Equal(ends, tt.want) {
				t.Errorf("End = %v, want %v", ends, tt.want)
			}
		})
	}
}

func TestLinkRefuses(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	boxed := func(r page.Rect) func(*page.Page) { return func(p *page.Page) { p.Nodes[1].Box = r } }
	tests := []struct {
		name string
		harm func(*page.Page)
		want string // in the error
	}{
		{"text with children", func(p *page.Page) { p.Nodes[1] = pagetest.Text(0, "x") }, "children"},
		{"text root", func(p *page.Page) { p.Nodes = []page.Node{pagetest.Text(page.None, "x")} }, "root"},
		{"text with a tag", func(p *page.Page) { p.Nodes[2].Tag = "b" }, "tag"},
		{"text with attributes", func(p *page.Page) { p.Nodes[2].Attrs = []page.Attr{{"id", "x"}} }, "attributes"},
		{"element with text", func(p *page.Page) { p.Nodes[1].Text = "x" }, "has text"},
		{"element without a tag", func(p *page.Page) { p.Nodes[1].Tag = "" }, "tag"},
		{"tag that is two XPath steps", func(p *page.Page) { p.Nodes[1].Tag = "a/b" }, "tag"},
		{"unknown kind", func(p *page.Page) { p.Nodes[1].Kind = 2 }, "kind"},
		{"style beyond the table", func(p *page.Page) { p.Nodes[1].Style = 1 }, "style 1 of 1"},
		{"style below none", func(p *page.Page) { p.Nodes[1].Style = -2 }, "style"},
		{"endless font", func(p *page.Page) { p.Styles[0].FontSize = inf }, "style 0"},
		{"opacity NaN", func(p *page.Page) { p.Styles[0].Opacity = nan }, "style 0"},
		{"shadow at the root", func(p *page.Page) { p.Nodes[0].Shadow = 1 }, "shadow"},
		{"shadow without a host", func(p *page.Page) { p.Nodes[1].Shadow = 2 }, "shadow"},
		{"x NaN", boxed(page.Rect{nan, 0, 1, 1}), "box"},
		{"y infinite", boxed(page.Rect{0, inf, 1, 1}), "box"},
		{"negative width", boxed(page.Rect{0, 0, -1, 1}), "box"},
		{"negative height", boxed(page.Rect{0, 0, 1, -1}), "box"},
		{"width beyond all layout", boxed(page.Rect{0, 0, 1e9, 1}), "box"},
		{"viewport NaN", func(p *page.Page) { p.Viewport.W = nan }, "viewport"},
		{"negative size", func(p *page.Page) { p.Size.H = -1 }, "size"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := &page.Page{Styles: []page.Style{{Display: "block"}}, Nodes: []page.Node{pagetest.Element(page.None, "html"), pagetest.Element(0, "p"), pagetest.Text(1, "x")}}
			if err := p.Link(page.Limits{}); err != nil {
				t.Fatalf("the page before the harm: %v", err)
			}
			tt.harm(p)
			if err := p.Link(page.Limits{}); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("Link = %v, want an error with %q", err, tt.want)
			}
		})
	}
}

func TestLinkAcceptsNegativePlaces(t *testing.T) {
	p := pagetest.Linked(t, pagetest.Element(page.None, "html"), pagetest.Element(0, "p"))
	p.Nodes[1].Box = page.Rect{-9999, -20, 5, 0} // text-indent: -9999px
	if err := p.Link(page.Limits{}); err != nil {
		t.Error(err)
	}
}

func TestLinkLimits(t *testing.T) {
	nodes := func() []page.Node {
		return []page.Node{pagetest.Element(page.None, "html"), pagetest.Element(0, "body"), pagetest.Element(1, "p"), pagetest.Text(2, "x")}
	}
	tests := []struct {
		name string
		lim  page.Limits
		want string // LimitError.What; empty: accepted
	}{
		{"defaults", page.Limits{}, ""},
		{"just enough nodes", page.Limits{Nodes: 4}, ""},
		{"a node too many", page.Limits{Nodes: 3}, "nodes"},
		{"just deep enough: texts do not nest", page.Limits{Depth: 3}, ""},
		{"too deep", page.Limits{Depth: 2}, "depth"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := (&page.Page{Nodes: nodes()}).Link(tt.lim)
			pagetest.CheckLimit(t, err, tt.want)
		})
	}
}
