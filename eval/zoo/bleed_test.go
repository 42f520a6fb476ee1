package zoo_test

import (
	"math"
	"testing"
)

// A picture that margins draw out of its column to both edges of the window reaches them on any screen.
func TestPictureBleeds(t *testing.T) {
	s := newScreens(t)
	const css = `#body{width:640px;margin:0 auto}.w{display:block;width:100vw;max-width:100vw;margin-left:calc(50% - 50vw);aspect-ratio:3}`
	wide, narrow := s.shown(t, css, `<img class=w src=wide.png>`)
	if box := wide.Nodes[firstTag(wide, "img")].Box; math.Abs(box.W-wide.Viewport.W) > 1 || math.Abs(box.X) > 1 {
		t.Errorf("the picture is at %v", box)
	}
	if box := narrow.Nodes[firstTag(narrow, "img")].Box; math.Abs(box.W-narrow.Viewport.W) > 1 || math.Abs(box.X) > 1 {
		t.Errorf("on a telephone the picture is at %v", box)
	}
}

// Small pictures and circles in a row of a grid are as large on a telephone.
func TestSmallInGrid(t *testing.T) {
	s := newScreens(t)
	const words = `<p>A night in the cold slows the yeast and gives the flavour time to grow, said the baker.</p>`
	for _, tt := range []struct{ name, css, body, tag string }{
		{"picture", `.w{display:grid;grid-template-columns:88px 1fr;gap:16px}.w img{width:88px;height:88px;border-radius:50%}`, `<div class=w><img src=square.png>` + words + `</div>`, "img"},
		{"number", `.w{display:grid;grid-template-columns:56px 1fr;gap:16px}.w b{height:56px;border-radius:16px;background:#c60;display:grid;place-items:center}`, `<div class=w><b>1</b>` + words + `</div>`, "b"},
	} {
		was, _ := s.wide.shown(t, tt.css, tt.body)
		_, narrow := s.shown(t, tt.css, tt.body)
		a, b := was.Nodes[firstTag(was, tt.tag)].Box, narrow.Nodes[firstTag(narrow, tt.tag)].Box
		if math.Abs(a.W-b.W) > 1 || math.Abs(a.H-b.H) > 1 {
			t.Errorf("%s: it is %v, and was %v", tt.name, b, a)
		}
	}
}

// A small square that stands on a corner does so.
func TestDiamond(t *testing.T) {
	s := newScreens(t)
	const css = `.w{display:flex;justify-content:center}.w i{width:8px;height:8px;background:#c60;transform:rotate(45deg)}`
	was, _ := s.wide.shown(t, css, `<div class=w><i></i></div>`)
	wide, _ := s.shown(t, css, `<div class=w><i></i></div>`)
	if a, b := was.Nodes[firstTag(was, "i")].Box, wide.Nodes[firstTag(wide, "i")].Box; math.Abs(a.W-b.W) > 0.5 || b.W < 11 {
		t.Errorf("the square is %v, and was %v", b, a)
	}
}

// A frame that a style sheet turns and lays out as a table around a picture is as wide as it was before it was turned.
func TestTurnedFrame(t *testing.T) {
	s := newScreens(t)
	const css = `.w{display:table;padding:10px 10px 40px;margin:20px auto;background:#fff;box-shadow:0 2px 9px #888;rotate:2deg}.w img{display:block;width:260px;height:210px}`
	was, _ := s.wide.shown(t, css, `<section class=w><img src=wide.png></section>`)
	is, _ := s.shown(t, css, `<section class=w><img src=wide.png></section>`)
	a, b := was.Nodes[was.Nodes[firstTag(was, "img")].Parent].Box, is.Nodes[is.Nodes[firstTag(is, "img")].Parent].Box
	if math.Abs(a.W-b.W) > 1 || math.Abs(a.H-b.H) > 1 {
		t.Errorf("the frame is %v, and was %v", b, a)
	}
}
