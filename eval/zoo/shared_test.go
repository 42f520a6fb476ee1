package zoo_test

import (
	"math"
	"strings"
	"testing"

	"galley/page"
)

// Cards that are all of the columns of a row are as high as each other, and as their words where there is one
// column; a box that is lower than its column stays so.
func TestCardsOfOneHeight(t *testing.T) {
	k := newKeeper(t)
	const css = `.row{display:flex;flex-wrap:wrap}.col{flex:1 0 260px;padding:0 10px}.card{border:1px solid;padding:8px}`
	const body = `<div class=row><div class=col><div class=card id=a><p>North</p></div></div><div class=col><div class=card id=b><p>South, where the water is deep.</p><p>It is deep.</p><p>It is very deep.</p></div></div></div><p><a href="#a">a</a> <a href="#b">b</a></p>`
	source := func(own string) []byte {
		return []byte(`<!doctype html><html lang=en><title>x</title><style>body{margin:0}main{width:680px;max-width:100%;margin:auto}` + css + own + `</style><main><h1 id=title>A spring on the river</h1><div id=body>
			<p>The river had risen through the night, and the ferry left the landing late.</p>` + body + `</div></main>`)
	}
	for _, p := range onScreens(t, k, source(`.card{height:100%;box-sizing:border-box}`), 1366, 390) {
		a, b := p.Nodes[byID(p, "a")].Box, p.Nodes[byID(p, "b")].Box
		if same, beside := math.Abs(a.H-b.H) <= 1, math.Abs(a.Y-b.Y) <= 1; same != beside || !beside && p.Viewport.W > 700 {
			t.Errorf("%.0f px: the cards are %v and %v", p.Viewport.W, a, b)
		}
	}
	for _, p := range onScreens(t, k, source(``), 1366) {
		if a, b := p.Nodes[byID(p, "a")].Box, p.Nodes[byID(p, "b")].Box; a.H >= b.H {
			t.Errorf("a card of its own height is %.0f px high, the other %.0f", a.H, b.H)
		}
	}
}

// Margins that took the room to spare of a row do so on every screen; one that a style sheet names is as long.
func TestMarginsOfRows(t *testing.T) {
	k := newKeeper(t)
	source := []byte(`<!doctype html><html lang=en><title>x</title><style>body{margin:0}main{width:900px;max-width:100%;margin:auto}dt{display:flex;gap:10px}.end{margin-left:auto}.named{margin-left:60px}</style>
		<main><h1 id=title>A spring on the river</h1><div id=body><p>The river had risen through the night, and the ferry left the landing late.</p>
		<dl><dt>port <span>string</span><span class=end>required</span><dd>The cows knew the way up the hill.</dl><dl><dt>pier <span class=named>optional</span><dd>They came down alone.</dl></div></main>`)
	for _, p := range onScreens(t, k, source, 1366, 390) {
		right := boxOf(t, p, "The river").X + min(900, p.Viewport.W-32)
		if box := boxOf(t, p, "required"); math.Abs(box.Right()-right) > 2 {
			t.Errorf("%.0f px: the word ends at %.0f, want %.0f", p.Viewport.W, box.Right(), right)
		}
		if gap := boxOf(t, p, "optional").X - boxOf(t, p, "pier").Right(); math.Abs(gap-70) > 6 {
			t.Errorf("%.0f px: the named margin is %.0f px", p.Viewport.W, gap)
		}
	}
}

// Gradients and drawings in place of a border come along, pictures of files do not; so do layers of a
// background that end at different boxes, and pictures behind words that their ground is seen through.
func TestBordersAndGrounds(t *testing.T) {
	k := newKeeper(t)
	const svg = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'%3E%3Cpath d='M0 0h9v9z'/%3E%3C/svg%3E")`
	for _, tt := range []struct{ name, css, property, want string }{
		{"a gradient", `#m{border:6px solid #123;border-image:linear-gradient(90deg,red,blue) 1}`, "border-image-source", "linear-gradient("},
		{"a drawing", `#m{border:6px solid #123;border-image:` + svg + ` 3}`, "border-image-source", `url("data:image/svg+xml;base64,`},
		{"a file", `#m{border:6px solid #123;border-image:url(wide.png) 3}`, "border-image-source", "none"},
		{"without a border", `#m{border-image:linear-gradient(red,blue) 1}`, "border-image-source", "none"},
		{"boxes", `#m{border:4px solid transparent;background:linear-gradient(#fff,#fff) padding-box,linear-gradient(90deg,red,blue) border-box}`, "background-clip", "padding-box, border-box"},
		{"one box", `#m{background:linear-gradient(#fff,#eee)}`, "background-clip", "border-box"},
	} {
		_, is := k.shown(t, tt.css, `<div id=m><p>The cows knew the way up the hill by themselves.</p></div><p><a href="#m">x</a></p>`)
		if got := is.StyleOf(byID(is, "m")).LookValue(tt.property); !strings.HasPrefix(got, tt.want) {
			t.Errorf("%s: %s is %.60s, want %s", tt.name, tt.property, got, tt.want)
		}
	}
	for _, tt := range []struct{ name, css, want string }{
		{"dimmed", `img{opacity:.5}`, "0.5"},
		{"dimmed by what is around it", `i{display:block;position:absolute;inset:0;opacity:.4}`, "0.4"},
		{"not yet there", `img{opacity:.02}`, "1"},
	} {
		_, is := k.shown(t, `#m{position:relative;height:300px;background:#123;color:#fff}img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}#m p{position:relative;padding:90px}`+tt.css,
			`<div id=m><i><img src=wide.png></i><p>The cows knew the way up the hill.</p></div>`)
		for i := range is.Nodes {
			if is.Nodes[i].Tag == "img" && is.StyleOf(page.NodeID(i)).LookValue("opacity") != tt.want {
				t.Errorf("%s: the picture has an opacity of %s, want %s", tt.name, is.StyleOf(page.NodeID(i)).LookValue("opacity"), tt.want)
			}
		}
	}
}

// A bar with words across the lower part of a picture stays there, though the picture stands in a line with
// room below it; rows of cells, some of them empty, are as high as their style sheet says.
func TestBarsOnPicturesAndHighCells(t *testing.T) {
	k := newKeeper(t)
	_, is := k.shown(t, `#m{display:inline-block;position:relative}img{width:600px;height:300px}#m div{position:absolute;left:0;right:0;bottom:0;padding:30px;background:rgba(30,30,30,.8);color:#fff}`,
		`<div id=m><img src=wide.png alt=Water><div>The cows knew the way up the hill.</div></div>`)
	picture, bar := firstPicture(is), boxOf(t, is, "The cows")
	if bar.Bottom() > picture.Bottom() || bar.Y < picture.Y+picture.H/2 || math.Abs(picture.H-300) > 3 {
		t.Errorf("the words of the bar are at %v, the picture at %v", bar, picture)
	}
	_, is = k.shown(t, `td{width:40px;height:36px;border:1px solid;text-align:center}`, `<table><tr id=m><td>1<td><td>3<tr><td><td>2<td></table><p><a href="#m">x</a></p>`)
	if h := is.Nodes[byID(is, "m")].Box.H; h < 36 {
		t.Errorf("the row is %.0f px high", h)
	}
}

// Signs that a style sheet puts into a box in the line, such as five stars, stand in one line there.
func TestStarsInLine(t *testing.T) {
	k := newKeeper(t)
	was, is := k.shown(t, `#m{display:inline-block;font-size:22.7px;line-height:1;letter-spacing:2px;color:transparent;background:linear-gradient(90deg,#f90 70%,#ddd 0);background-clip:text}#m::before{content:"★★★★★"}`,
		`<p>The cows knew the way <span id=m></span> up the hill.</p><p><a href="#m">x</a></p>`)
	a, b := was.Nodes[byID(was, "m")].Box, is.Nodes[byID(is, "m")].Box
	if math.Abs(a.H-b.H) > 1 || b.W < a.W-1 {
		t.Errorf("the stars take %v, want %v", b, a)
	}
	if y := boxOf(t, is, "up the hill").Bottom() - b.Bottom(); math.Abs(y-(boxOf(t, was, "up the hill").Bottom()-a.Bottom())) > 2 {
		t.Errorf("the stars end %.1f px above the words", y)
	}
}

// A column of labels is as wide as its longest label, which stays in one line.
func TestLabelsInOneLine(t *testing.T) {
	k := newKeeper(t)
	was, is := k.shown(t, `dl{display:grid;grid-template-columns:max-content 1fr;gap:5px 20.4px}dt{font:700 17px Arial,sans-serif}dd{margin:0}`,
		`<dl><dt>Tide<dd>The cows knew the way up the hill by themselves.<dt>Spring tide<dd>They came down alone.</dl>`)
	if a, b := boxOf(t, was, "Spring tide"), boxOf(t, is, "Spring tide"); b.H > a.H+1 {
		t.Errorf("the label is %.1f px high, want %.1f", b.H, a.H)
	}
}

// Labels that are laid over the corners of a cell, or over a picture that is the background of a box, stay
// there, and so does a ribbon that a box cuts off; words in the flow keep labels there from hiding them.
func TestLabelsInCorners(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, css, body, position string }{
		{"of a cell", `table{border-collapse:collapse}td,th{border:1px solid #888;padding:8px 14px}#m{width:90px;height:50px;position:relative;padding:0}#m i{position:absolute;right:6px;top:4px;font-size:11px}#m b{position:absolute;left:6px;bottom:4px;font-size:11px}`,
			`<table><tr><th id=m><i>Year</i><b>Port</b><th>1951<tr><th>North<td>12</table>`, "absolute"},
		{"of a picture", `#m{position:relative;height:240px;background:url(wide.png) 50%/cover}#m i{position:absolute;left:16px;top:12px;color:#fff}`, `<div id=m><i>Year</i></div>`, "absolute"},
		{"over words", `#m{position:relative;height:240px;background:url(wide.png) 50%/cover}#m i{position:absolute;left:16px;top:12px;color:#fff}`, `<div id=m><i>Year</i><p>The cows knew the way.</p></div>`, ""},
		{"of a plain box", `#m{position:relative;height:240px;border:1px solid}#m i{position:absolute;left:16px;top:112px}`, `<div id=m><i>Year</i></div>`, "static"},
	} {
		was, is := k.shown(t, tt.css, tt.body+`<p><a href="#m">x</a></p>`)
		if got := styleOf(t, is, "Year").Position; tt.position != "" && got != tt.position {
			t.Errorf("%s: the label is %s, want %s", tt.name, got, tt.position)
		}
		a, b := boxOf(t, was, "Year"), boxOf(t, is, "Year")
		m, n := was.Nodes[byID(was, "m")].Box, is.Nodes[byID(is, "m")].Box
		if tt.position == "absolute" && (math.Abs(a.X-m.X-b.X+n.X) > 1 || math.Abs(a.Y-m.Y-b.Y+n.Y) > 1) {
			t.Errorf("%s: the label is at %v in %v, want %v in %v", tt.name, b, n, a, m)
		}
	}
	_, is := k.shown(t, `#m{position:relative;overflow:hidden;padding:24px 20px;border:1px solid}#m::before{content:"NEW";position:absolute;top:14px;right:-30px;width:110px;rotate:45deg;background:#f56;text-align:center;font-size:12px}`,
		`<div id=m><p>The cows knew the way up the hill by themselves, and the boy who led them had time.</p></div><p><a href="#m">x</a></p>`)
	if is.StyleOf(byID(is, "m")).Generated(page.Before) == nil {
		t.Error("the ribbon is lost")
	}
}
