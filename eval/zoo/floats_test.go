package zoo_test

import (
	"math"
	"strings"
	"testing"

	"galley/page"
)

// Floats that relative position moves to the side, boxes that have no room beside a float, and room that empty
// items of a row hold, are where they were; on a telephone's screen nothing reaches out of it.
func TestFloatsAndGutters(t *testing.T) {
	k := newKeeper(t)
	phone := k.on(t, page.Size{W: 390, H: 844})
	const (
		words = `It rains when it rains, and then the river rises to the landing, and the ferry does not run until the water has gone down again. `
		two   = `<div class=r><div class=a><p>` + words + words + `</p></div><div id=m class=b><p>` + words + `</p></div></div>`
		grid  = `.r{overflow:hidden}.a,.b{float:left;position:relative;box-sizing:border-box;padding:0 15px}.a{width:66.6%}.b{width:33.3%}`
		note  = `<div class=n>A note</div><div id=m>` + words + `</div>`
		row   = `<div class=r><div class=g></div><div id=m>` + words + words + words + `</div></div>`
	)
	for _, tt := range []struct{ name, css, in string }{
		{"columns that are swapped", grid + `.a{left:33.3%}.b{right:66.6%}`, two},
		{"columns in their order", grid, two},
		{"alone in the middle", `#m{float:left;position:relative;left:50%;margin-left:-300px;width:600px}.c{clear:both}`, `<div id=m>` + words + `</div><p class=c>` + words},
		{"alone, from the right", `#m{float:right;position:relative;right:60px;width:300px}`, `<div id=m>` + words + `</div><p>` + words},
		{"as wide as its column below a float", `.n{float:left;width:180px}#m{width:100%;overflow:hidden}`, note},
		{"beside a float", `.n{float:left;width:180px}#m{overflow:hidden}`, note},
		{"half as wide beside a float", `.n{float:left;width:180px}#m{width:50%;overflow:hidden}`, note},
		{"a long label of a list", `dl{margin-left:90px}dt{float:left;margin-left:-90px}dd{margin:0;width:100%;overflow:auto}`, `<dl><dt>One</dt><dd>` + words + `</dd><dt>A label that is long</dt><dd id=m>` + words + `</dd></dl>`},
		{"beside an empty column", `.r{display:flex}.g{min-width:98px}#m{flex:1}`, row},
		{"beside a high empty column", `.r{display:flex}.g{min-width:98px;padding:0 4px}#m{flex:1;font-size:40px}`, row},
	} {
		was, is := k.shown(t, tt.css, tt.in+`<p><a href="#m">x</a></p>`)
		n := byID(is, "m")
		if n == page.None {
			t.Fatalf("%s: the box is lost", tt.name)
		}
		a, b := fromTitle(was, byID(was, "m")), fromTitle(is, n)
		if math.Abs(a.X-b.X) > 1 || math.Abs(a.W-b.W) > 1 || math.Abs(a.H-b.H) > 1 {
			t.Errorf("%s: %v from the title became %v", tt.name, a, b)
		}
		_, doc := k.article(t, "phone", []byte(`<style>`+tt.css+`</style><h1 id=title>Rain on the river</h1><div id=body>`+strings.ReplaceAll(tt.in, "<p>", "<p>One. ")+`</div>`))
		narrow := phone.page(t, "phone", doc)
		for i := range narrow.Nodes {
			if box := narrow.Nodes[i].Box; box.Right() > 391 || box.X < -1 {
				t.Errorf("%s: %s reaches out of a telephone's screen: %v", tt.name, narrow.Nodes[i].Tag, box)
				break
			}
		}
	}
}

// fromTitle is the box of n, from the left edge of the title.
func fromTitle(p *page.Page, n page.NodeID) page.Rect {
	box := p.Nodes[n].Box
	box.X -= p.Nodes[firstTag(p, "h1")].Box.X
	return box
}

// Columns of words that fill a row stand beside each other in a narrower window, too, and one below the other on a
// telephone's screen, as do boxes in a line that does not wrap. Code in an item of a row scrolls there.
func TestRowsInNarrowWindows(t *testing.T) {
	k := newKeeper(t)
	window, phone := k.on(t, page.Size{W: 700, H: 800}), k.on(t, page.Size{W: 390, H: 844})
	const (
		words = `It rains when it rains, and then the river rises to the landing, and the ferry does not run. `
		three = `<div class=r><div class=a>` + words + `</div><div class=a>` + words + `</div><div id=m class=a>` + words + `</div></div>`
		code  = `<div class=r><div class=g>In:</div><div id=m><pre>` + "rows = ledger.read(\"north\", from=1951, to=1980)  # all of them" + `</pre></div></div>`
	)
	for _, tt := range []struct {
		name, css, in        string
		beside, besideNarrow bool
	}{
		{"inline blocks", `.r{font-size:0}.a{font-size:15px;display:inline-block;vertical-align:top;width:31.3%;padding:0 1%}`, three, true, false},
		{"floats", `.r{overflow:hidden}.a{float:left;width:30%;margin-right:3.3%}`, three, true, false},
		{"floats and one of little width", `.r{overflow:hidden}.a{float:left;width:220px}#m{width:100px}`, three, true, false},
		{"in a line that does not wrap", `.r{white-space:nowrap}.a{white-space:normal;display:inline-block;width:300px}`, `<div class=r><div class=a>` + words + `</div><div id=m class=a>` + words + `</div></div>`, true, false},
		{"code in a row", `.r{display:flex}.g{min-width:90px}#m{flex:1;min-width:0}`, code, true, true},
	} {
		source := []byte(`<style>body{margin:0;font:17px/1.5 Georgia,serif}main{width:900px;margin:0 auto}` + tt.css + `</style><main><h1 id=title>Rain on the river</h1><div id=body><p>` + words + `</p>` + tt.in + `<p><a href="#m">x</a></p></div></main>`)
		_, doc := k.article(t, "rows", source)
		for _, shown := range []struct {
			by     keeper
			width  float64
			beside bool
		}{{window, 700, tt.beside}, {phone, 390, tt.besideNarrow}} {
			is := shown.by.page(t, "rows", doc)
			n := byID(is, "m")
			if n == page.None {
				t.Fatalf("%s: the box is lost", tt.name)
			}
			around := is.Nodes[is.Nodes[n].Parent].Box
			if beside := is.Nodes[n].Box.X > around.X+20; beside != shown.beside {
				t.Errorf("%s: in a window of %g px it stands beside others: %t, want %t", tt.name, shown.width, beside, shown.beside)
			}
			if right := is.Nodes[n].Box.Right(); right > shown.width+1 {
				t.Errorf("%s: in a window of %g px it reaches to %g px", tt.name, shown.width, right)
			}
		}
	}
}
