package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// Boxes that are higher than what is in them, because their style sheet says how high they are at least or
// bars in them take shares of it, stay so; those that shares of the window made high do not.
func TestLeastHeights(t *testing.T) {
	k := newKeeper(t)
	const bars = `<div id=b class=q><i style="height:90%"></i><i style="height:30%"></i></div>`
	for _, tt := range []struct {
		name, css, in string
		kept          bool
	}{
		{"least height", `.q{min-height:60px}`, `<p id=b class=q>Short</p>`, true},
		{"higher by its words", `.q{min-height:30px;width:90px}`, `<p id=b class=q>Words that take more than one line</p>`, true},
		{"share of the window", `.q{min-height:60vh}`, `<p id=b class=q>Short</p>`, false},
		{"cells", `td{height:50px;border:1px solid red}`, `<table><tr><td id=b>1</td><td>2</td></tr></table>`, true},
		{"bars", `.q{display:flex;height:80px;align-items:flex-end;gap:4px}.q i{flex:1;background:teal}`, bars, true},
		{"bars that are not seen", `.q{display:flex;height:80px;align-items:flex-end;gap:4px}.q i{flex:1}`, bars, false},
	} {
		was, is := k.shown(t, tt.css, `<div><a href="#b">x</a>`+tt.in+`</div>`)
		before, after := byID(was, "b"), byID(is, "b")
		if before == page.None || after == page.None {
			t.Fatalf("%s: the box is lost", tt.name)
		}
		a, b := was.Nodes[before].Box.H, is.Nodes[after].Box.H
		if (math.Abs(a-b) <= 1) != tt.kept {
			t.Errorf("%s: %.1f px became %.1f, want them alike: %t", tt.name, a, b, tt.kept)
		}
	}
}

// byID is the element that an address leads to; articles have names of their own for places.
func byID(p *page.Page, name string) page.NodeID {
	for i := range p.Nodes {
		if id := p.Nodes[i].Attr("id"); id == name || len(id) > len(name) && id[len(id)-len(name)-1:] == "-"+name {
			return page.NodeID(i)
		}
	}
	return page.None
}

// A grid item that margins hold in the middle of its column, or at its end, is there in the article.
func TestInCells(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, css string }{
		{"middle", `.c{margin:0 auto}`}, {"end", `.c{margin-left:auto}`}, {"start", ``},
		{"from right to left", `.g{direction:rtl}.c{margin:0 auto}`}, {"by the grid", `.g{justify-items:center}`},
	} {
		was, is := k.shown(t, `.g{display:grid;grid-template-columns:260px 1fr;gap:20px}.c{width:160px;height:40px;background:teal}`+tt.css,
			`<div class=g><a href="#c">x</a><p>It rains.</p><div id=c class=c></div><p>It rains when it rains.</p></div>`)
		first := func(p *page.Page) float64 { return p.Nodes[byID(p, "c")].Box.X - p.Nodes[firstTag(p, "p")].Box.X }
		if a, b := first(was), first(is); math.Abs(a-b) > 1.5 {
			t.Errorf("%s: %.1f px became %.1f", tt.name, a, b)
		}
	}
}

// Columns of a grid that are narrower than it stay so, and a note without height keeps its column beside
// the text.
func TestNarrowColumns(t *testing.T) {
	k := newKeeper(t)
	const text = `<p id=p>The cows knew the way, and the water knew it as well.</p>`
	for _, tt := range []struct{ name, css, in string }{
		{"room beside them", `.g{display:grid;grid-template-columns:300px 120px;gap:20px}`, text + `<p id=n>A note</p>`},
		{"a note without height", `.g{display:grid;grid-template-columns:300px 120px;gap:20px}.g>*{grid-column:1}.g .n{grid-column:2;height:0}`, text + `<aside class=n id=n>A note that is higher than no row</aside>` + text[:3] + `It rains.</p>`},
		{"no room beside them", `.g{display:grid;grid-template-columns:2fr 1fr;gap:20px}`, text + `<p id=n>A note</p>`},
	} {
		was, is := k.shown(t, tt.css, `<p><a href="#p">x</a> <a href="#n">y</a></p><div class=g>`+tt.in+`</div>`)
		for _, id := range []string{"p", "n"} {
			before, after := byID(was, id), byID(is, id)
			if after == page.None {
				t.Errorf("%s: %s is lost", tt.name, id)
				continue
			}
			a, b := was.Nodes[before].Box, is.Nodes[after].Box
			x, y := a.X-was.Nodes[byID(was, "p")].Box.X, b.X-is.Nodes[byID(is, "p")].Box.X
			if math.Abs(a.W-b.W) > 1 || math.Abs(x-y) > 1 {
				t.Errorf("%s: %s at %.1f px, %.1f wide, became %.1f, %.1f", tt.name, id, x, a.W, y, b.W)
			}
		}
	}
}

// Labels of a bar that are all laid over places of it keep them.
func TestBarOfLabels(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct {
		name, in string
		kept     bool
	}{
		{"labels only", `<div class=q><b>go</b><i>copy</i></div>`, true},
		{"beside words", `<div class=q>Words that may be longer than they are on this screen<b>go</b></div>`, false},
	} {
		was, is := k.shown(t, `.q{position:relative;height:30px;background:#eee;display:flex;align-items:center}.q b,.q i{position:absolute}.q b{left:76px}.q i{right:12px}`, tt.in)
		x := func(p *page.Page) float64 {
			return p.Nodes[firstTag(p, "b")].Box.X - p.Nodes[p.Nodes[firstTag(p, "b")].Parent].Box.X
		}
		if a, b := x(was), x(is); (math.Abs(a-b) <= 1) != tt.kept {
			t.Errorf("%s: %.1f px became %.1f, want them alike: %t", tt.name, a, b, tt.kept)
		}
	}
}
