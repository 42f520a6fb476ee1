package page

import (
	"math"
	"slices"
	"strings"
	"testing"
)

func TestLinkEnds(t *testing.T) {
	tests := []struct {
		name    string
		parents []NodeID
		want    []NodeID // nil: refused
	}{
		{"root alone", []NodeID{None}, []NodeID{1}},
		{"chain", []NodeID{None, 0, 1}, []NodeID{3, 3, 3}},
		{"siblings", []NodeID{None, 0, 0}, []NodeID{3, 2, 3}},
		{"back up two", []NodeID{None, 0, 1, 2, 0}, []NodeID{5, 4, 4, 4, 5}},
		{"no nodes", nil, nil},
		{"root with a parent", []NodeID{0}, nil},
		{"two roots", []NodeID{None, None}, nil},
		{"not document order", []NodeID{None, 0, 0, 1}, nil},
		{"own parent", []NodeID{None, 1}, nil},
		{"parent after child", []NodeID{None, 2, 0}, nil},
		{"parent below none", []NodeID{None, 0, -7}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := &Page{}
			for _, parent := range tt.parents {
				p.Nodes = append(p.Nodes, el(parent, "div"))
			}
			err := p.Link(Limits{})
			if tt.want == nil {
				if err == nil {
					t.Fatal("accepted, want an error")
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var ends []NodeID
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
	boxed := func(r Rect) func(*Page) { return func(p *Page) { p.Nodes[1].Box = r } }
	tests := []struct {
		name string
		harm func(*Page)
		want string // in the error
	}{
		{"text with children", func(p *Page) { p.Nodes[1] = tx(0, "x") }, "children"},
		{"text root", func(p *Page) { p.Nodes = []Node{tx(None, "x")} }, "root"},
		{"text with a tag", func(p *Page) { p.Nodes[2].Tag = "b" }, "tag"},
		{"text with attributes", func(p *Page) { p.Nodes[2].Attrs = []Attr{{"id", "x"}} }, "attributes"},
		{"element with text", func(p *Page) { p.Nodes[1].Text = "x" }, "has text"},
		{"element without a tag", func(p *Page) { p.Nodes[1].Tag = "" }, "tag"},
		{"tag that is two XPath steps", func(p *Page) { p.Nodes[1].Tag = "a/b" }, "tag"},
		{"unknown kind", func(p *Page) { p.Nodes[1].Kind = 2 }, "kind"},
		{"style beyond the table", func(p *Page) { p.Nodes[1].Style = 1 }, "style 1 of 1"},
		{"style below none", func(p *Page) { p.Nodes[1].Style = -2 }, "style"},
		{"endless font", func(p *Page) { p.Styles[0].FontSize = inf }, "style 0"},
		{"opacity NaN", func(p *Page) { p.Styles[0].Opacity = nan }, "style 0"},
		{"shadow at the root", func(p *Page) { p.Nodes[0].Shadow = 1 }, "shadow"},
		{"shadow without a host", func(p *Page) { p.Nodes[1].Shadow = 2 }, "shadow"},
		{"x NaN", boxed(Rect{nan, 0, 1, 1}), "box"},
		{"y infinite", boxed(Rect{0, inf, 1, 1}), "box"},
		{"negative width", boxed(Rect{0, 0, -1, 1}), "box"},
		{"negative height", boxed(Rect{0, 0, 1, -1}), "box"},
		{"width beyond all layout", boxed(Rect{0, 0, 1e9, 1}), "box"},
		{"viewport NaN", func(p *Page) { p.Viewport.W = nan }, "viewport"},
		{"negative size", func(p *Page) { p.Size.H = -1 }, "size"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := &Page{Styles: []Style{{Display: "block"}}, Nodes: []Node{el(None, "html"), el(0, "p"), tx(1, "x")}}
			if err := p.Link(Limits{}); err != nil {
				t.Fatalf("the page before the harm: %v", err)
			}
			tt.harm(p)
			if err := p.Link(Limits{}); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("Link = %v, want an error with %q", err, tt.want)
			}
		})
	}
}

func TestLinkAcceptsNegativePlaces(t *testing.T) {
	p := linked(t, el(None, "html"), el(0, "p"))
	p.Nodes[1].Box = Rect{-9999, -20, 5, 0} // text-indent: -9999px
	if err := p.Link(Limits{}); err != nil {
		t.Error(err)
	}
}

func TestLinkLimits(t *testing.T) {
	nodes := func() []Node { return []Node{el(None, "html"), el(0, "body"), el(1, "p"), tx(2, "x")} }
	tests := []struct {
		name string
		lim  Limits
		want string // LimitError.What; empty: accepted
	}{
		{"defaults", Limits{}, ""},
		{"just enough nodes", Limits{Nodes: 4}, ""},
		{"a node too many", Limits{Nodes: 3}, "nodes"},
		{"just deep enough: texts do not nest", Limits{Depth: 3}, ""},
		{"too deep", Limits{Depth: 2}, "depth"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := (&Page{Nodes: nodes()}).Link(tt.lim)
			checkLimit(t, err, tt.want)
		})
	}
}
