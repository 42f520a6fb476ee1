package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// What a style sheet lays behind the words of an element that is painted as a whole lies on the ground of it: the bar of
// a vote. Below the ground of any other nothing of it is seen, and nothing is written.
func TestBarOnGround(t *testing.T) {
	k := newKeeper(t)
	const css = `.w{position:relative;background:#eef;padding:8px 12px}.w::before{content:"";position:absolute;top:0;bottom:0;left:0;width:61%;background:#fd8;z-index:-1}`
	for _, tt := range []struct {
		name, css string
		written   bool
	}{
		{"isolated", ".w{isolation:isolate}", true},
		{"on a level", ".w{z-index:0}", true},
		{"cut out", ".w{clip-path:inset(0 round 8px)}", true},
		{"a tilted ground", ".w{isolation:isolate}.w::before{width:auto;right:0;transform:rotate(-1deg)}", true},
		{"a ground that is turned round", ".w{isolation:isolate}.w::before{width:auto;right:0;transform:rotate(40deg)}", false},
		{"below its ground", "", false},
	} {
		_, is := k.shown(t, css+tt.css, `<div class=w>Eleven votes for it</div>`)
		style := styleOf(t, is, "Eleven")
		if written := style.Generated(page.Before) != nil; written != tt.written {
			t.Errorf("%s: a bar is written: %t", tt.name, written)
		}
	}
}

// A sign that margins draw over the two cards that it stands between stays in their middle, above both.
func TestSignBetweenCards(t *testing.T) {
	k := newKeeper(t)
	const css = `.w{display:grid;grid-template-columns:1fr auto 1fr}.w>div{padding:16px;background:#ffd}.w>b{align-self:center;width:40px;height:40px;margin:0 -20px;z-index:1;border-radius:50%;background:#111;color:#fff;display:grid;place-items:center}`
	was, is := k.shown(t, css, `<div class=w><div>The net is too weak and the loaf spreads over the table in an hour.</div><b>or</b><div>A night in the cold slows the yeast and gives the flavour time to grow.</div></div>`)
	a, b := was.Nodes[firstTag(was, "b")].Box, is.Nodes[firstTag(is, "b")].Box
	x, y := was.Nodes[firstTag(was, "h1")].Box, is.Nodes[firstTag(is, "h1")].Box
	if math.Abs(a.X-x.X-b.X+y.X) > 1 || math.Abs(a.W-b.W) > 1 {
		t.Errorf("the sign is at %v, and was at %v", b, a)
	}
	above := is.Nodes[is.Nodes[firstTag(is, "b")].Parent].Box
	if middle := b.Y + b.H/2; math.Abs(middle-above.Y-above.H/2) > 1 {
		t.Errorf("the sign is at %v in %v", b, above)
	}
	if level := is.StyleOf(firstTag(is, "b")).LookValue("z-index"); level != "1" {
		t.Errorf("the sign is on level %s", level)
	}
}

// A sign that a style sheet puts before the words of a row is as wide as it was, however long they are.
func TestSignBeforeRow(t *testing.T) {
	s := newScreens(t)
	const css = `.w{display:flex;gap:12px}.w::before{content:"";flex:none;width:20px;height:20px;border-radius:50%;background:#26c}`
	const body = `<div class=w>A night in the cold slows the yeast and gives the flavour time to grow, said the baker, and nobody on board seemed to mind at all.</div>`
	for _, p := range pair(s.shown(t, css, body)) {
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Kind == page.Text && len(n.Text) > 120 && p.Nodes[n.Parent].Tag == "div" {
				if in := n.Box.X - p.Nodes[n.Parent].Box.X; math.Abs(in-32) > 0.5 {
					t.Errorf("%.0f px: the words begin %.1f px behind the edge of the row", p.Viewport.W, in)
				}
			}
		}
	}
}
