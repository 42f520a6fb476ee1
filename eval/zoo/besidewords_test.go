package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// a warning, the picture of who wrote a line, a star at its end, a dot.
func TestBesideWords(t *testing.T) {
	s := newScreens(t)
	const words = "The cows knew the way up the hill by themselves, and the boy who led them had time."
	for _, tt := range []struct {
		name, css, body string
		find            func(p *page.Page) page.Rect
	}{
		{"a sign", `.w{position:relative;padding:10px 0}.w i{position:absolute;left:0;width:35px;height:35px;line-height:35px;border-radius:50%;background:#111;color:#fff;text-align:center}.w b{display:block;padding-left:45px;line-height:25px}`,
			`<div class=w><i>!</i><b>` + words + `</b></div>`, func(p *page.Page) page.Rect { return boxOf(t, p, "!") }},
		{"a picture", `ul{padding:0;list-style:none;border:1px solid}li{position:relative;padding:10px 20px 10px 72px;min-height:60px}li img{position:absolute;left:15px;width:42px;height:42px}`,
			`<ul><li><img src=square.png>` + words + `</ul>`, func(p *page.Page) page.Rect { return pictures(p)[0] }},
		{"a star", `ul{padding:0;list-style:none;border:1px solid}li{position:relative;padding:10px 20px}li i{position:absolute;top:10px;right:30px}`,
			`<ul><li>The cows knew the way up the hill by themselves.<i>★</i></ul>`, func(p *page.Page) page.Rect { return boxOf(t, p, "★") }},
		{"a dot", `ul{padding:0;list-style:none}li{position:relative;padding-left:30px}li i{position:absolute;left:4px;top:6px;width:12px;height:12px;border-radius:50%;background:#0a5}`,
			`<ul><li><i></i>` + words + `</ul>`, func(p *page.Page) page.Rect { return laidDot(t, p) }},
		{"a dot in the margin", `ul{padding:0;list-style:none;border-left:1px solid;position:relative}li{margin-left:24px}li i{position:absolute;left:-6px;margin-top:6px;width:12px;height:12px;border-radius:50%;background:#0a5}`,
			`<ul><li><i></i><p>` + words + `</p></ul>`, func(p *page.Page) page.Rect { return laidDot(t, p) }},
	} {
		for _, p := range pair(s.shown(t, tt.css, tt.body)) {
			sign, said := tt.find(p), boxOf(t, p, "The cows")
			if sign.Empty() || sign.Y > said.Bottom() || sign.Bottom() < said.Y || !sign.Intersect(said).Empty() || math.Abs(sign.Y-said.Y) > 24 {
				t.Errorf("%s, %.0f px: it is at %v, the words at %v", tt.name, p.Viewport.W, sign, said)
			}
		}
	}
}

// laidDot is the box of the empty element that is as high as wide.
func laidDot(t *testing.T, p *page.Page) page.Rect {
	t.Helper()
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Tag == "i" && n.End == page.NodeID(i)+1 {
			if math.Abs(n.Box.W-n.Box.H) > 1 {
				t.Errorf("the dot is %v", n.Box)
			}
			return n.Box
		}
	}
	t.Error("the dot is lost")
	return page.Rect{}
}

// What would hide words, is no small thing, or is only for screen readers is not laid beside words.
func TestNotBesideWords(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, css string }{
		{"over words", `#m{position:relative}#m i{position:absolute;left:0;top:0}`},
		{"wide", `#m{position:relative;padding-left:200px}#m i{position:absolute;left:0;top:0;width:180px}`},
		{"a point", `#m{position:relative;padding-left:30px}#m i{position:absolute;left:0;top:0;width:1px;height:1px;overflow:hidden}`},
		{"far below", `#m{position:relative;padding:0 20px 0 30px;height:500px}#m i{position:absolute;left:0;top:0}`},
	} {
		_, is := k.shown(t, tt.css, `<div id=m><i>North</i>The cows knew the way up the hill by themselves.</div><p><a href="#m">x</a></p>`)
		for i := range is.Nodes {
			if n := &is.Nodes[i]; n.Tag == "i" && is.StyleOf(page.NodeID(i)).Position == "absolute" {
				t.Errorf("%s: it is laid at %v", tt.name, n.Box)
			}
		}
	}
}
