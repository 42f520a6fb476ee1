package zoo_test

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

// Pictures that mark the items of a list stand in front of them.
func TestBullets(t *testing.T) {
	k := newKeeper(t)
	const list = `<ul><li>The cows knew the way.<ol><li>It rains when it rains.</ol></ul>`
	for _, tt := range []struct {
		name, css string
		from, to  float64 // edges of the picture in the box of the item, of 640 px; alike: there is none
	}{
		{"in front", `ul{list-style-image:url(square.png)}ol{list-style-image:none}`, -127, -7},
		{"from right to left", `ul{list-style-image:url(square.png);direction:rtl}ol{list-style-image:none}`, 647, 767},
		{"in the line", `ul{list-style:inside url(square.png)}ol{list-style-image:none}`, 0, 120},
		{"no list", `ul{list-style-image:url(square.png)}li{display:block}`, 0, 0},
		{"no picture", `ul{list-style-image:url("data:text/html,x")}`, 0, 0},
	} {
		_, is := k.shown(t, tt.css+"ul{padding:0 20px;margin:17px 0}main{padding:0 140px}", list)
		from, to, shown := 0.0, 0.0, 0
		for i := range is.Nodes {
			if n := &is.Nodes[i]; n.Tag == "img" {
				item := n.Parent
				for is.Nodes[item].Tag != "li" {
					item = is.Nodes[item].Parent
				}
				from, to, shown = n.Box.X-is.Nodes[item].Box.X, n.Box.Right()-is.Nodes[item].Box.X, shown+1
			}
		}
		if math.Abs(from-tt.from) > 1 || math.Abs(to-tt.to) > 1 || shown > 1 {
			t.Errorf("%s: %d pictures, from %.0f to %.0f, want from %.0f to %.0f", tt.name, shown, from, to, tt.from, tt.to)
		}
	}
}

// A rule that only shows a picture is a line; one that has a line or a ground keeps that.
func TestPicturedRules(t *testing.T) {
	k := newKeeper(t)
	for css, want := range map[string]bool{
		`hr{border:0;height:11px;background:url(square.png) repeat-x}`:      true,
		`hr{border:0;height:11px;background:#c90 url(square.png)}`:          false,
		`hr{border:0;border-top:1px solid #c90;height:8px;background:none}`: false,
	} {
		_, is := k.shown(t, css, `<hr>`)
		for i := range is.Nodes {
			if is.Nodes[i].Tag == "hr" && strings.Contains(is.StyleOf(page.NodeID(i)).LookValue("background-image"), "gradient") != want {
				t.Errorf("%s: a line is drawn: %v, want %v", css, !want, want)
			}
		}
	}
}

// Words that had no room between two floats begin below them, and not letter by letter between them.
func TestWordsBelowFloats(t *testing.T) {
	k := newKeeper(t)
	was, is := k.shown(t, `.l{float:left;width:380px;height:60px}.r{float:right;width:270px;height:90px}`,
		`<div class=r>A box</div><div class=l>Another</div><p>Embankments have been promised since the nineties, and the plans hang in the town hall.</p>`)
	a, b := boxOf(t, was, "Embankments"), boxOf(t, is, "Embankments")
	if math.Abs(a.H-b.H) > 2 || math.Abs(a.Y-boxOf(t, was, "A box").Y-b.Y+boxOf(t, is, "A box").Y) > 2 {
		t.Errorf("the words take %v, want %v", b, a)
	}
}

// Pictures that style sheets put before what is in an element stand where they did, in the room that
// they had.
func TestPicturesBefore(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct {
		name, css string
		at        page.Rect // in the element; empty: there is none
	}{
		{"laid over the padding", `.s{position:relative;padding-left:40px}.s::before{content:"";position:absolute;left:4px;top:6px;width:24px;height:20px;background:url(square.png) 0 0/contain no-repeat}`, page.Rect{X: 4, Y: 6, W: 24, H: 20}},
		{"at the right", `.s{position:relative;width:300px}.s::before{content:"";position:absolute;right:-30px;top:0;margin-top:3px;width:24px;height:24px;background:url(square.png) 0 0/24px}`, page.Rect{X: 306, Y: 3, W: 24, H: 24}},
		{"in the line", `.s::before{content:"";display:inline-block;vertical-align:top;width:24px;height:20px;margin:2px 8px 0 5px;background:url(square.png) center/contain no-repeat}`, page.Rect{X: 5, Y: 2, W: 24, H: 20}},
		{"a block", `.s::before{content:"";display:block;width:60px;height:40px;margin:0 0 10px;background:url(square.png) no-repeat}`, page.Rect{X: 0, Y: 0, W: 60, H: 40}},
		{"a float", `.s{display:flow-root}.s::before{content:"";float:right;width:60px;height:40px;background:url(square.png) no-repeat}`, page.Rect{X: 620, Y: 0, W: 60, H: 40}},
		{"on a ground", `.s::before{content:"";display:block;width:60px;height:40px;background:#c90 url(square.png) no-repeat}`, page.Rect{}},
		{"pattern", `.s::before{content:"";display:block;width:160px;height:40px;background:url(square.png)}`, page.Rect{}},
		{"hidden", `.s::before{content:"";display:block;visibility:hidden;width:60px;height:40px;background:url(square.png) no-repeat}`, page.Rect{}},
		{"large", `.s::before{content:"";display:block;width:460px;height:40px;background:url(square.png) no-repeat}`, page.Rect{}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			was, is := k.shown(t, tt.css, `<div class=s>The cows knew the way.</div>`)
			var got page.Rect
			for i := range is.Nodes {
				if n := &is.Nodes[i]; n.Tag == "img" {
					around := is.Nodes[n.Parent].Box
					got = page.Rect{X: n.Box.X - around.X, Y: n.Box.Y - around.Y, W: n.Box.W, H: n.Box.H}
				}
			}
			if math.Abs(got.X-tt.at.X) > 1 || math.Abs(got.Y-tt.at.Y) > 1 || math.Abs(got.W-tt.at.W) > 1 || math.Abs(got.H-tt.at.H) > 1 {
				t.Errorf("the picture is at %v, want %v", got, tt.at)
			}
			for _, words := range []string{"The cows", "Nobody"} {
				a, b := boxOf(t, was, words), boxOf(t, is, words)
				if a0, b0 := boxOf(t, was, "The river"), boxOf(t, is, "The river"); math.Abs(a.X-a0.X-b.X+b0.X) > 1 || math.Abs(a.Y-a0.Y-b.Y+b0.Y) > 1 {
					t.Errorf("%q stands at %.0f %.0f, want %.0f %.0f", words, b.X-b0.X, b.Y-b0.Y, a.X-a0.X, a.Y-a0.Y)
				}
			}
		})
	}
}
