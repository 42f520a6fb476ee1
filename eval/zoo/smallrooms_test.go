package zoo_test

import (
	"math"
	"slices"
	"testing"

	"galley/article/sheet"
	"galley/page"
)

// In a narrow window a table around a quotation leaves its margins their room, numbers of a list narrower than its
// column keep some of it, and a small picture in a grid is as large as it was.
func TestSmallRoomsOnTelephone(t *testing.T) {
	s := newScreens(t)
	const words = "The cows knew the way up the hill by themselves, and the boy who led them had time."
	_, narrow := s.shown(t, `.q{display:table;margin:0 16px 20px 24px}.q blockquote{margin:0}`, `<div class=q><blockquote>`+words+`</blockquote></div>`)
	if box, text := boxOf(t, narrow, "The cows"), boxOf(t, narrow, "The river"); box.Right() > text.X+358-15 {
		t.Errorf("the quotation ends at %.0f", box.Right())
	}
	_, narrow = s.shown(t, `main{width:1300px}#body>*{max-width:600px;margin-left:auto;margin-right:auto}ol{padding-left:40px}`, `<ol><li>`+words+`</ol>`)
	if off := boxOf(t, narrow, "The cows").X - boxOf(t, narrow, "The river").X; off < 20 {
		t.Errorf("the words of a list stand %.0f px from its edge", off)
	}
	_, narrow = s.shown(t, `.p{display:grid;grid-template-columns:auto 1fr auto;gap:12px;align-items:center}.p i{height:4px;background:#ea3}`, `<div class=p><img src=square.png width=40 height=40><i></i><span>4:12</span></div>`)
	if got := pictures(narrow)[0]; math.Abs(got.W-40) > 1 {
		t.Errorf("the small picture is %.0f px wide", got.W)
	}
}

// A sign that its style sheet moves to the middle by a share of itself stands there on any screen.
func TestSignsInMiddle(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `.q{position:relative;padding:24px 32px;border-top:1px solid;text-align:center}.q::before{content:"";position:absolute;left:50%;top:-8px;translate:-50% 0;width:90px;height:16px;background:#c33}`,
		`<p class=q>The cows knew the way.</p>`)) {
		for i := range p.Nodes {
			style := p.StyleOf(page.NodeID(i))
			if p.Nodes[i].Tag != "p" || style.Generated(page.Before) == nil {
				continue
			}
			if got := style.Generated(page.Before)[slices.Index(page.GeneratedProperties, "transform")]; got != "matrix(1, 0, 0, 1, -45, 0)" {
				t.Errorf("%.0f px: it is moved by %s", p.Viewport.W, got)
			}
			if got := style.Generated(page.Before)[slices.Index(page.GeneratedProperties, "left")]; math.Abs(sheet.Pixels(got)-p.Nodes[i].Box.W/2) > 1 {
				t.Errorf("%.0f px: it stands at %s of %.0f px", p.Viewport.W, got, p.Nodes[i].Box.W)
			}
		}
	}
}
