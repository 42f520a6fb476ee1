package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// A sign before a heading that is drawn into the margin stays there, and takes the heading out of no telephone's
// screen. One in the padding of a list, or a little way out, is left as it is.
func TestHungSign(t *testing.T) {
	s := newScreens(t)
	for _, tt := range []struct {
		name, css, body string
		least           float64 // of the place of the words on a telephone, in CSS px
	}{
		{"in the margin", `h3::before{content:"// ";margin-left:-40px}`, `<h3>The road</h3>`, 14},
		{"a box", `h3::before{content:"§";display:inline-block;width:30px;margin-left:-30px}`, `<h3>The road</h3>`, 14},
		{"in the padding", `.l{padding-left:40px}h3::before{content:"//";margin-left:-40px}`, `<div class=l><h3>The road</h3></div>`, 14},
	} {
		was, is := s.wide.shown(t, tt.css, tt.body)
		_, narrow := s.shown(t, tt.css, tt.body)
		at := func(p *page.Page) float64 { return wordsOf(p, "h3").X }
		column := func(p *page.Page) float64 { return p.Nodes[firstTag(p, "p")].Box.X }
		if a, b := at(was)-column(was), at(is)-column(is); math.Abs(a-b) > 1 {
			t.Errorf("%s: the words stand at %.1f, and stood at %.1f", tt.name, b, a)
		}
		if x := at(narrow); x < tt.least {
			t.Errorf("%s: on a telephone the words stand at %.1f", tt.name, x)
		}
	}
}

// wordsOf is the box of the text in the first element of a tag.
func wordsOf(p *page.Page, tag string) page.Rect {
	for i := firstTag(p, tag); i < p.Nodes[firstTag(p, tag)].End; i++ {
		if p.Nodes[i].Kind == page.Text {
			return p.Nodes[i].Box
		}
	}
	return page.Rect{}
}

// In lines that run from right to left, a box that margins hold off both edges of its column stands where it did, and
// so does one that is narrower than the column and begins on the right.
func TestMarginsRightToLeft(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, css string }{
		{"both margins", `blockquote{margin:20px 50px 20px 100px}`},
		{"wide on the right", `blockquote{margin:20px 120px 20px 0}`},
		{"wide on the left", `blockquote{margin:20px 0 20px 120px}`},
		{"narrow", `blockquote{margin:20px 0;width:300px}`},
		{"left to right", `#body{direction:ltr}blockquote{margin:20px 50px 20px 100px}`},
	} {
		was, is := k.shown(t, `#body{direction:rtl}blockquote{background:#eee;padding:8px}`+tt.css, `<blockquote>The cows knew the way up the hill by themselves, and nobody on board seemed to mind that at all.</blockquote>`)
		from := func(p *page.Page) page.Rect {
			box := p.Nodes[firstTag(p, "blockquote")].Box
			box.X -= p.Nodes[firstTag(p, "p")].Box.X
			return box
		}
		if a, b := from(was), from(is); math.Abs(a.X-b.X) > 1 || math.Abs(a.W-b.W) > 1 {
			t.Errorf("%s: the box is at %v, and was at %v", tt.name, b, a)
		}
	}
}
