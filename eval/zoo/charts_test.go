package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// What a style sheet draws of bars, shapes and labels keeps its places; boxes of words do not take any, so
// that they can be read on any screen.
func TestCharts(t *testing.T) {
	k := newKeeper(t)
	const (
		columns = `.q{display:block;height:200px}.q table{display:block;height:100%;width:100%}.q tbody{display:flex;height:100%;width:100%}.q tr{display:flex;flex:1;align-items:flex-end;position:relative;margin-bottom:24px}.q td{display:block;width:100%;background:teal}.q th{position:absolute;left:0;right:0;bottom:-24px;height:24px}`
		rows    = `<div class=q><table><tr><th>2019</th><td style="height:40%">40</td></tr><tr><th>2020</th><td style="height:90%" id=b>90</td></tr><tr><th>2021</th><td style="height:60%">60</td></tr></table></div>`
		piece   = `<div><i style="--a:20%;--b:70%" id=b><b>70</b></i></div><div><i style="--a:70%;--b:40%"><b>40</b></i></div>`
	)
	for _, tt := range []struct {
		name, css, in string
		placed        bool
	}{
		{"columns", columns, rows, true},
		{"lying bars", `.q{display:grid;gap:4px;padding-left:80px}.q div{position:relative}.q b{position:absolute;right:100%;width:80px}.q i{display:block;background:teal;height:30px}`,
			`<div class=q><div><b>Cod</b><i style="width:30%"></i></div><div><b>Sole</b><i style="width:90%" id=b></i></div><div><b>Herring</b><i style="width:60%"></i></div></div>`, true},
		{"a line", `.q{display:flex;height:160px}.q div{flex:1;position:relative}.q i::before{content:"";position:absolute;inset:0;background:teal;clip-path:polygon(0 var(--a),100% var(--b),100% 100%,0 100%)}.q i{position:absolute;inset:0}.q b{position:absolute;top:0}`,
			`<div class=q>` + piece + `</div>`, true},
		{"with a paragraph in it", columns, `<div class=q><table><tr><th>2019</th><td style="height:40%">It rains when it rains, and nobody knows why.</td></tr><tr><th>2020</th><td style="height:90%" id=b>90</td></tr><tr><th>2021</th><td style="height:60%">60</td></tr></table></div>`, false},
		{"cards as high as each other", `.q{display:flex;gap:9px}.q div{flex:1;background:teal;padding:20px}`, `<div class=q><div>40</div><div id=b>90<br>boats</div><div>60</div></div>`, false},
		{"labels as wide as their words", `.q b{display:block;width:fit-content;background:teal;padding:9px}`, `<div class=q><b>Cod</b><b id=b>Sole and plaice</b><b>Herring</b></div>`, false},
		{"cells of a table", `td{background:teal}`, `<table class=q><tr><td style="height:40px">1</td><td id=b>2</td><td>3</td></tr><tr><td style="height:90px">1</td><td>2</td><td>3</td></tr></table>`, false},
		{"links to other pages", columns, `<div class=q><table><tr><th>2019</th><td style="height:40%"><a href="/a">40</a></td></tr><tr><th>2020</th><td style="height:90%" id=b>90</td></tr><tr><th>2021</th><td style="height:60%">60</td></tr></table></div>`, false},
	} {
		was, is := k.shown(t, tt.css, `<p><a href="#b">x</a></p>`+tt.in)
		before, after := byID(was, "b"), byID(is, "b")
		if before == page.None || after == page.None {
			t.Errorf("%s: a box is lost", tt.name)
			continue
		}
		if placed := is.StyleOf(after).Position == "absolute"; placed != tt.placed {
			t.Errorf("%s: it has a place: %t, want %t", tt.name, placed, tt.placed)
		}
		a, b := was.Nodes[before].Box, is.Nodes[after].Box
		if tt.placed && (math.Abs(a.W-b.W) > 1 || math.Abs(a.H-b.H) > 1) {
			t.Errorf("%s: %v became %v", tt.name, a, b)
		}
	}
}
