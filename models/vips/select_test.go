package vips

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"galley/features"
	"galley/models"
	"galley/models/method"
	"galley/models/modelstest"
	"galley/page"
)

// laid is a page whose elements have the boxes and backgrounds that their attributes say:
// box="x y w h", bg="rgb(…)", font="px".
func laid(t testing.TB, source string) *page.Page {
	t.Helper()
	p := modelstest.Lay(t, modelstest.Parse(t, source))
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if box := n.Attr("box"); box != "" {
			n.Box = page.Rect{}
			fmt.Sscan(box, &n.Box.X, &n.Box.Y, &n.Box.W, &n.Box.H)
			for c := range p.Children(page.NodeID(i)) {
				if p.Nodes[c].Kind == page.Text {
					p.Nodes[c].Box = n.Box
				}
			}
		}
		style := page.Style{Display: "block", Opacity: 1, FontSize: 16, FontWeight: 400}
		if n.Kind == page.Element && !p.IsBlock(page.NodeID(i)) {
			style.Display = "inline"
		}
		fmt.Sscan(n.Attr("font"), &style.FontSize)
		if ground := n.Attr("bg"); ground != "" {
			style.Look = []string{"", ground}
		}
		if n.Kind == page.Element {
			p.Styles = append(p.Styles, style)
			n.Style = int32(len(p.Styles) - 1)
		}
	}
	p.Size = page.Size{W: 1000, H: 1000}
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestRules: each rule of the report decides about an element of its kind.
func TestRules(t *testing.T) {
	const big, small = `box="0 0 1000 500"`, `box="0 0 100 20"`
	for _, tt := range []struct {
		name, source string
		want         string // the blocks: tag, or "text", and DoC
	}{
		{"1: nothing to see", `<div id=x box="0 0 0 0"></div>`, ""},
		{"1: a picture is seen", `<div id=x ` + big + `><div><img box="0 0 300 200"></div><p ` + big + `>a</div>`, "img 10, p 10"},
		{"2: an only child", `<div id=x ` + big + `><div ` + big + `><p ` + big + `>a</p></div></div>`, "p 10"},
		{"4: texts in one font", `<div id=x ` + big + `>a <b>b</b></div>`, "div 10"},
		{"4: texts in two fonts", `<div id=x ` + big + `>a <b font=20>b</b></div>`, "div 9"},
		{"5: a paragraph with a block in it", `<span id=x ` + big + `>a<div ` + big + `>b</div></span>`, "text 10, div 10"},
		{"6: a line", `<div id=x ` + big + `><p ` + small + `>a</p><hr box="0 20 1000 2"><p ` + small + `>b</p></div>`, "p 10, hr 10, p 10"},
		{"7: a row with a dark cell", `<table><tr id=x ` + big + `><td ` + big + `><p>a</p><div>b</div><td bg="rgb(0, 0, 0)" ` + big + `><p>c</p><div>d</div></table>`, "td 6, td 6"},
		{"8: small with text of its own", `<div id=x ` + small + `>a<div ` + small + `>b</div></div>`, "div 7"},
		{"9: all children are small", `<div id=x ` + big + `><p ` + small + `>a</p><p ` + small + `>b</p></div>`, "div 5"},
		{"10, 12: cells", `<table><tr id=x ` + big + `><td ` + big + `><p ` + big + `>a<div ` + big + `>b</div><td ` + big + `><p ` + big + `>c<div ` + big + `>d</div></table>`, "tr 6"},
		{"11: divide", `<div id=x ` + big + `><p ` + big + `>a</p><p ` + big + `>b</p></div>`, "p 10, p 10"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := laid(t, `<body box="0 0 1000 1000">`+tt.source)
			d := &divider{facts: newFacts(p), opts: &Options{}, kept: map[page.NodeID]bool{}}
			d.divide(modelstest.ByID(t, p, "x"), false, false)
			var got []string
			for _, b := range d.blocks {
				tag := p.Nodes[b.Nodes[0]].Tag
				if tag == "" {
					tag = "text"
				}
				got = append(got, fmt.Sprint(tag, " ", b.DoC))
			}
			if strings.Join(got, ", ") != tt.want {
				t.Errorf("blocks %v, want %s", got, tt.want)
			}
		})
	}
}

// TestSeparators: the strips between blocks, and their weights.
func TestSeparators(t *testing.T) {
	p := laid(t, `<body box="0 0 1000 1000"><h1 font=32 box="0 0 1000 50">a</h1><p box="0 70 480 100">b</p>
		<p box="520 70 480 200">c</p><p box="0 180 480 90">d</p><div bg="rgb(0, 0, 0)" box="0 330 1000 20">e</div>`)
	f := newFacts(p)
	var blocks []*Block
	for n := range p.Children(p.Body()) {
		if f.valid[n] {
			blocks = append(blocks, &Block{Nodes: []page.NodeID{n}, Box: f.boxes[n], DoC: 10})
		}
	}
	rows := fmt.Sprint(f.separators(blocks, false))
	// Distance 20: 2, another font: 1. Distance 60: 5, another background: 2.
	if want := "[{false 50 70 3} {false 270 330 7}]"; rows != want {
		t.Errorf("rows %s, want %s", rows, want)
	}
	if columns := f.separators(blocks, true); len(columns) > 0 {
		t.Errorf("columns %v: the headline crosses all", columns)
	}
	// Between the columns: distance 40: 4, and 2 for columns.
	if columns := fmt.Sprint(f.separators(blocks[1:4], true)); columns != "[{true 480 520 6}]" {
		t.Errorf("columns %s", columns)
	}
}

// TestSegment: the heaviest separators are at the top of the tree.
func TestSegment(t *testing.T) {
	p := laid(t, `<body box="0 0 1000 1000"><h1 font=32 box="0 0 1000 150">a</h1><p box="0 170 480 100">b</p>
		<p box="520 170 480 200">c</p><p box="0 280 480 90">d</p><div bg="rgb(0, 0, 0)" box="0 430 1000 20">e</div>`)
	tree, err := (&Extractor{}).Segment(p)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := draw(p, tree), "3(4(10 4(10(10 10) 10)) 10)"; got != want {
		t.Errorf("tree %s, want %s", got, want)
	}
	for _, tt := range []struct{ coherence, leaves int }{{3, 1}, {4, 2}, {5, 4}, {10, 4}, {11, 5}} {
		if got := tree.Leaves(tt.coherence); len(got) != tt.leaves {
			t.Errorf("%d leaves at %d, want %d", len(got), tt.coherence, tt.leaves)
		}
	}
}

// draw writes the DoC of a block, and those of its children in brackets.
func draw(p *page.Page, b *Block) string {
	text := fmt.Sprint(b.DoC)
	if len(b.Children) == 0 {
		return text
	}
	var parts []string
	for _, c := range b.Children {
		parts = append(parts, draw(p, c))
	}
	return text + "(" + strings.Join(parts, " ") + ")"
}

// TestSelect: the block with most text outside of links is taken, without what stands
// between its nodes in other blocks.
func TestSelect(t *testing.T) {
	long := strings.Repeat("The storm reached the coast. ", 8)
	p := laid(t, `<body box="0 0 1000 1000"><ul box="0 0 1000 40"><li><a href=/>Home</a></ul>
		<div box="0 100 700 600"><p box="0 100 700 200">`+long+`<p box="0 310 700 200">`+long+`</div>
		<div box="760 100 240 600"><p box="760 100 240 300"><a href=/x>`+strings.Repeat(long, 9)+`</a></div>`)
	got := modelstest.SelectText(t, &Extractor{}, p)
	if strings.Count(got, "\n") != 1 || strings.Contains(got, "Home") || len(got) > 2*len(long) {
		t.Errorf("text %q", got)
	}
	if _, err := (&Extractor{}).Select(modelstest.Parse(t, "<p>a")); !errors.Is(err, features.ErrNoLayout) {
		t.Errorf("a page without boxes: %v", err)
	}
}

// TestLimit: a page of very many blocks is refused with words.
func TestLimit(t *testing.T) {
	p := modelstest.Lay(t, modelstest.Parse(t, "<body>"+strings.Repeat("<p>a", maxBlocks+1)))
	_, err := (&Extractor{Options{SmallChild: -1}}).Select(p)
	var limit *method.LimitError
	if !errors.As(err, &limit) || !strings.Contains(err.Error(), "5000 visual blocks") {
		t.Errorf("error %v", err)
	}
}

func TestMethods(t *testing.T) {
	modelstest.Methods(t, Methods(), map[string]modelstest.Published{
		"vips": {Selector: &Extractor{}, Values: map[string]float64{"pdoc": 5, "small_node": 0.1, "small_child": 0.1}},
	})
}

func TestHostile(t *testing.T) {
	modelstest.Hostile(t, Methods(), modelstest.Bound{Fixed: 16 << 20, Node: 300}, nil)
}

func TestLinear(t *testing.T)      { modelstest.Linear(t, Methods()) }
func BenchmarkSelect(b *testing.B) { modelstest.Benchmark(b, Methods()) }

// FuzzSelect holds besides that the tree has every node once, and that no DoC falls from a
// block to what is in it.
func FuzzSelect(f *testing.F) {
	modelstest.Fuzz(f, Methods(), nil, func(t *testing.T, p *page.Page, s models.Selector, _ page.Selection) {
		tree, err := s.(*Extractor).Segment(p)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[page.NodeID]bool{}
		for _, b := range tree.Leaves(mostCoherent + 1) {
			for _, n := range b.Nodes {
				if seen[n] {
					t.Fatalf("node %d is in two blocks", n)
				}
				seen[n] = true
			}
		}
		checkCoherence(t, tree)
	})
}

func checkCoherence(t *testing.T, b *Block) {
	for _, c := range b.Children {
		if c.DoC < b.DoC || c.DoC > mostCoherent {
			t.Fatalf("a block of DoC %d in one of %d", c.DoC, b.DoC)
		}
		checkCoherence(t, c)
	}
}

// TestSpiral: separators may nest as deep as there are blocks; then the page is refused.
func TestSpiral(t *testing.T) {
	p := &page.Page{Laid: true, Viewport: page.DefaultViewport, Styles: []page.Style{{Display: "block", Opacity: 1, FontSize: 16}},
		Nodes: []page.Node{{Tag: "html", Parent: page.None}, {Tag: "body"}}}
	x, y, w, h := 0.0, 0.0, 1e6, 1e6
	for i := range 2000 {
		box := page.Rect{X: x, Y: y, W: w, H: 100}
		if y, h = y+200, h-200; i%2 == 1 {
			y, h = y-200, h+200
			box = page.Rect{X: x, Y: y, W: 100, H: h}
			x, w = x+200, w-200
		}
		p.Nodes = append(p.Nodes, page.Node{Tag: "div", Parent: 1, Box: box},
			page.Node{Kind: page.Text, Text: "a storm", Parent: page.NodeID(len(p.Nodes)), Style: page.NoStyle, Box: box})
	}
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	_, err := (&Extractor{Options{SmallChild: -1}}).Segment(p)
	var limit *method.LimitError
	if !errors.As(err, &limit) || !strings.Contains(err.Error(), "nested separators") {
		t.Errorf("error %v", err)
	}
}
