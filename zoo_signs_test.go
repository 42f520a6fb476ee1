package galley_test

import (
	"math"
	"strings"
	"testing"

	"galley/page"
)

// Small pictures that style sheets put into paddings stand there in the article, and what has no
// room for a sign has none.
func TestSignsInPaddings(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct {
		name, css string
		at        page.Rect // in the border box of the element; empty: there is none
	}{
		{"icon of a note", `.s{padding:10px 20px 10px 60px;background:#e1ecfe url(square.png) 10px 8px/32px no-repeat}`, page.Rect{X: 10, Y: 8, W: 32, H: 32}},
		{"bullet", `.s{display:list-item;list-style:none;padding-left:22px;background:url(square.png) 0 6px/14px 12px no-repeat}`, page.Rect{X: 0, Y: 6, W: 14, H: 12}},
		{"at the right edge", `.s{padding-right:40px;width:300px;background:url(square.png) right center/20px no-repeat}`, page.Rect{X: 320, Y: -1, W: 20, H: 20}},
		{"off the right edge", `.s{padding-right:40px;width:300px;background:url(square.png) right 10px top 4px/20px no-repeat}`, page.Rect{X: 310, Y: 4, W: 20, H: 20}},
		{"above", `.s{padding-top:50px;width:400px;background:url(square.png) top center/40px no-repeat}`, page.Rect{X: 180, Y: 0, W: 40, H: 40}},
		{"of its own size", `.s{padding-left:70px;background:url(square.png) -60px 0 no-repeat}`, page.Rect{X: 0, Y: 0, W: 680, H: -1}},
		{"in the padding of a card", `.s{padding:30px;background:url(square.png) 0 0/20px no-repeat}`, page.Rect{}},
		{"pattern", `.s{padding-left:60px;background:url(square.png) 0 0/20px}`, page.Rect{}},
		{"behind the words", `.s{padding-left:60px;background:url(square.png) 200px 0/20px no-repeat}`, page.Rect{}},
		{"large", `.s{padding-left:60px;background:url(square.png) 0 0/200px no-repeat}`, page.Rect{}},
		{"in a line", `.s{display:inline;padding-left:20px;background:url(square.png) 0 0/16px no-repeat}`, page.Rect{}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, is := k.shown(t, tt.css, `<div class=s>The cows knew the way.</div>`)
			var got page.Rect
			for i := range is.Nodes {
				if n := &is.Nodes[i]; n.Tag == "img" && strings.Contains(n.Attr("class"), "g-sign") {
					around := is.Nodes[n.Parent].Box
					got = page.Rect{X: n.Box.X - around.X, Y: n.Box.Y - around.Y, W: n.Box.W, H: n.Box.H}
				}
			}
			near := func(a, b float64) bool { return b < 0 || math.Abs(a-b) <= 1 }
			if !near(got.X, tt.at.X) || !near(got.Y, tt.at.Y) || !near(got.W, tt.at.W) || !near(got.H, tt.at.H) {
				t.Errorf("the sign is at %v, want %v", got, tt.at)
			}
		})
	}
}

// A float that reaches into the box below it lies above the ground of that, though the box has a
// picture behind its words; where the page had the box above, so has the article.
func TestFloatsAboveGrounds(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, note, want string }{
		{"on a ground", ``, "relative"},
		{"under a box that is positioned", `position:relative`, "static"},
		{"without a picture", `background-image:none`, "static"},
	} {
		_, is := k.shown(t, `.f{float:right;width:200px;height:160px;background:#fec}.n{padding:10px 20px 10px 60px;background:#e1ecfe url(square.png) 10px 8px/32px no-repeat;`+tt.note+`}`,
			`<div class=f>A box beside the text</div><p>The cows knew the way.</p><div class=n>It rains when it rains.</div>`)
		for i := range is.Nodes {
			if style := is.StyleOf(page.NodeID(i)); style != nil && style.LookValue("float") == "right" && style.Position != tt.want {
				t.Errorf("%s: the float is %s, want %s", tt.name, style.Position, tt.want)
			}
		}
	}
}

// A picture that takes a share of its box is as large behind the words, and stands where it did on
// the ground of the box, which stays as it was.
func TestSharesBehindWords(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct {
		name, css string
		at        page.Rect // of the picture in the box: 680 x 320
		ground    string
	}{
		{"on the right", `background:#c879b2 url(square.png) right center/40% no-repeat`, page.Rect{X: 408, W: 272}, "rgb(200, 121, 178)"},
		{"on the left", `background:#c879b2 url(square.png) 0 0/25% auto no-repeat`, page.Rect{X: 0, W: 170}, "rgb(200, 121, 178)"},
		{"a little wider", `background:#c879b2 url(wide.png) center bottom/101% no-repeat`, page.Rect{X: -3.4, W: 686.8}, "rgb(200, 121, 178)"},
		{"all of it", `background:#c879b2 url(wide.png) center/cover no-repeat`, page.Rect{X: 0, W: 680}, "rgb(160, 97, 142)"},
	} {
		_, is := k.shown(t, `.s{`+tt.css+`;color:#fff;box-sizing:border-box;height:320px;padding:40px}`, `<div class=s>The cows knew the way.</div>`)
		for i := range is.Nodes {
			if n := &is.Nodes[i]; n.Tag == "img" {
				around := &is.Nodes[n.Parent]
				if x := n.Box.X - around.Box.X; math.Abs(x-tt.at.X) > 1 || math.Abs(n.Box.W-tt.at.W) > 1 {
					t.Errorf("%s: the picture stands at %.1f and is %.1f px wide, want %.1f and %.1f", tt.name, x, n.Box.W, tt.at.X, tt.at.W)
				}
				if got := is.StyleOf(n.Parent).LookValue("background-color"); got != tt.ground {
					t.Errorf("%s: the ground is %s, want %s", tt.name, got, tt.ground)
				}
			}
		}
	}
}
