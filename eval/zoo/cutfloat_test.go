package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// A float that is moved out of what cuts it off leaves its room to a column on any screen that has columns, and its
// words stay in what is seen of it; on a telephone it takes the whole line. What nothing cuts off still ends at
// the edge of the window.
func TestCutFloat(t *testing.T) {
	s := newScreens(t)
	tablet := screens{s.wide, s.wide.on(t, page.Size{W: 720, H: 900})}
	const css = `.post{overflow:hidden}.say{float:right;margin-right:-200px;width:100%}.who{float:left;width:180px;margin-left:-200px;padding:0 10px}.in{padding:0 212px 0 18px}`
	const body = `<div class=post><div class=say><div class=who><i>The ferryman</i></div><div class=in><h3>Nobody on board seemed to mind, and the cows knew the way up the hill by themselves.</h3></div></div></div>`
	for _, tt := range []struct {
		name, css          string
		who, words, beyond float64 // from the left edge of the column to the name and to the words, and from those to the right edge
	}{
		{"cut off", "", 10, 218, 12},
		{"on the other side", `.say{float:left;margin:0 0 0 -200px}.who{float:right;margin:0 -200px 0 0}.in{padding:0 18px 0 212px}`, 490, 12, 218},
	} {
		wide, narrow := s.shown(t, css+tt.css, body)
		_, mid := tablet.shown(t, css+tt.css, body)
		near := func(got, want float64) bool { return math.Abs(got-want) <= 1 }
		for _, p := range [2]*page.Page{wide, mid} {
			column, who, words := p.Nodes[firstTag(p, "p")].Box, p.Nodes[firstTag(p, "i")].Box, p.Nodes[firstTag(p, "h3")].Box
			if !near(words.X-column.X, tt.words) || !near(column.Right()-words.Right(), tt.beyond) || p == wide && !near(who.X-column.X, tt.who) {
				t.Errorf("%s: on %.0f px the column is %v, the name at %v, the words at %v", tt.name, p.Viewport.W, column, who, words)
			}
		}
		if words := narrow.Nodes[firstTag(narrow, "h3")].Box; words.W < 300 || words.X < 15 || words.Right() > narrow.Viewport.W-15 {
			t.Errorf("%s: on a telephone the words are at %v", tt.name, words)
		}
	}
	_, mid := tablet.shown(t, `.f{float:right;width:300px;margin-right:-200px}`, `<div class=f><h3>A note beside the words</h3></div>`)
	if words := mid.Nodes[firstTag(mid, "h3")].Box; words.Right() > mid.Viewport.W {
		t.Errorf("a note that nothing cuts off reaches to %.0f px", words.Right())
	}
}

// A float that is wider than its column and drawn out of it on one side is as wide as it was, and no wider than
// smaller screens.
func TestWideFloatDrawnOut(t *testing.T) {
	s := newScreens(t)
	tablet := screens{s.wide, s.wide.on(t, page.Size{W: 760, H: 900})}
	const words = "Nobody on board seemed to mind, and the cows knew the way up the hill by themselves, as they had every third spring."
	for _, tt := range []struct{ name, css string }{
		{"to the left", `blockquote{float:left;max-width:700px;margin:20px 20px 20px -150px;padding-left:15px;border-left:4px solid #ccc}`},
		{"to the right", `blockquote{float:right;width:700px;margin:20px -120px 20px 0;padding:0 10px}`},
		{"as wide as the column", `blockquote{float:left;width:680px;margin:20px 0 20px -100px;box-sizing:border-box}`},
	} {
		css, body := `blockquote{font-size:24px;background:#eee}`+tt.css, `<blockquote><i>`+words+`</i></blockquote>`
		was, is := s.wide.shown(t, css, body)
		a, b := was.Nodes[firstTag(was, "blockquote")].Box, is.Nodes[firstTag(is, "blockquote")].Box
		x := is.Nodes[firstTag(is, "p")].Box.X - was.Nodes[firstTag(was, "p")].Box.X
		if math.Abs(a.W-b.W) > 1 || math.Abs(a.X+x-b.X) > 1 || math.Abs(a.H-b.H) > 1 {
			t.Errorf("%s: the box is %v, and was %v", tt.name, b, a)
		}
		_, narrow := s.shown(t, css, body)
		_, mid := tablet.shown(t, css, body)
		for _, p := range [2]*page.Page{narrow, mid} {
			if box := p.Nodes[firstTag(p, "blockquote")].Box; box.X < 0 || box.Right() > p.Viewport.W {
				t.Errorf("%s: on %.0f px the box is %v", tt.name, p.Viewport.W, box)
			}
		}
	}
}

// A wide margin of a float gives way in a narrower window, and the float reaches out of no column.
func TestWideMarginsOfFloats(t *testing.T) {
	s := newScreens(t)
	tablet := screens{s.wide, s.wide.on(t, page.Size{W: 620, H: 900})}
	const body = `<blockquote><i>The cows knew the way up the hill by themselves, as they had every third spring.</i></blockquote>`
	for _, tt := range []struct{ name, css string }{
		{"on the left", `blockquote{float:left;width:400px;margin:0 0 0 240px}`},
		{"on the right", `blockquote{float:right;width:400px;margin:0 240px 0 0}`},
		{"on both", `blockquote{float:left;width:400px;margin:0 120px}`},
		{"narrow ones", `blockquote{float:left;width:400px;margin:0 40px}`},
	} {
		was, is := s.wide.shown(t, tt.css, body)
		a, b := was.Nodes[firstTag(was, "blockquote")].Box, is.Nodes[firstTag(is, "blockquote")].Box
		if x := is.Nodes[firstTag(is, "p")].Box.X - was.Nodes[firstTag(was, "p")].Box.X; math.Abs(a.W-b.W) > 1 || math.Abs(a.X+x-b.X) > 1 {
			t.Errorf("%s: the box is %v, and was %v", tt.name, b, a)
		}
		_, mid := tablet.shown(t, tt.css, body)
		if box := mid.Nodes[firstTag(mid, "blockquote")].Box; box.X < 15 || box.Right() > mid.Viewport.W-15 {
			t.Errorf("%s: on a tablet the box is %v", tt.name, box)
		}
	}
}
