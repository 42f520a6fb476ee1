package zoo_test

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"galley/page"
)

// Signs that a style sheet lays over a place of an item, a heading or a quotation come along where something around
// is positioned, or nothing is. What stands in a line, or would hide words, does not.
func TestMarksLaidOverBlocks(t *testing.T) {
	k := newKeeper(t)
	const (
		list  = `<ul><li>One</li><li id=m>It rains when it rains, and then the river rises to the landing.</li></ul>`
		dash  = `content:"-";position:absolute;`
		line  = `content:"";position:absolute;height:2px;background:teal;`
		quote = `blockquote{position:relative;margin:0 MARGIN}blockquote::after{content:"\201D";position:absolute;right:-36px;top:20px;font-size:72px;line-height:1}`
		rules = `.h{text-align:center}span{position:relative;padding:0 9px}span::before{` + line + `right:100%;width:100vw;top:50%}`
	)
	for _, tt := range []struct {
		name, css, in, which string
		placed               bool
	}{
		{"where the flow has it, moved by its margin", `ul{list-style:none}li::before{` + dash + `margin-left:-20px}`, list, page.Before, true},
		{"at the edge of the list", `ul{list-style:none;position:relative;padding-left:50px}li::before{` + dash + `left:8px}`, list, page.Before, true},
		{"of an item with a negative indent", `ul{list-style:none}li{position:relative;text-indent:-7px}li::before{` + dash + `left:-20px}`, list, page.Before, true},
		{"a label in the padding around", `.n{position:relative;padding-left:90px}p::before{content:"Note";position:absolute;left:0;top:0}`, `<div class=n><p id=m>It rains.</p></div>`, page.Before, true},
		{"a line from edge to edge", `.w{position:relative}h2::after{` + line + `left:0;right:0}`, `<div class=w><h2 id=m>Rain</h2><p>It rains.</p></div>`, page.After, true},
		{"a quotation mark in the margin", strings.Replace(quote, "MARGIN", "50px", 1), `<blockquote id=m>It rains.</blockquote>`, page.After, true},
		{"the same without a margin", strings.Replace(quote, "MARGIN", "0", 1), `<blockquote id=m>It rains.</blockquote>`, page.After, false},
		{"lines beside words, cut off farther around", `.o{overflow:hidden}` + rules, `<div class=o><div class=h><span id=m>Rain</span></div></div>`, page.Before, true},
		{"lines beside words, cut off by nothing", rules, `<div class=h><span id=m>Rain</span></div>`, page.Before, false},
		{"of a word in a line", `.n{position:relative;padding-left:30px}b{display:inline-block}b::before{` + dash + `left:6px}`, `<p class=n>It rains <b id=m>hard</b>.</p>`, page.Before, false},
		{"a ground over the whole card", `.n{position:relative}p::before{content:"";position:absolute;inset:0;background:teal;opacity:.5}`, `<div class=n><p id=m>It rains.</p><p>It rains.</p></div>`, page.Before, false},
		{"far from its element", `.n{position:relative;padding-left:400px}p::before{` + dash + `left:0}`, `<div class=n><p id=m>It rains.</p></div>`, page.Before, false},
	} {
		was, is := k.shown(t, tt.css, tt.in+`<p><a href="#m">x</a></p>`)
		n := byID(is, "m")
		if n == page.None {
			t.Fatalf("%s: the element is lost", tt.name)
		}
		a, _ := ownPlace(was, byID(was, "m"), tt.which)
		b, there := ownPlace(is, n, tt.which)
		if there != tt.placed {
			t.Errorf("%s: there is a mark: %t, want %t", tt.name, there, tt.placed)
		} else if there && math.Abs(a.X-b.X)+math.Abs(a.Y-b.Y) > 2 {
			t.Errorf("%s: %v from its element became %v", tt.name, a, b)
		}
	}
}

// ownPlace is how far a mark that is laid over a place of n lies from the top of n, and from its left edge
// or, where that is nearer, its right edge.
func ownPlace(p *page.Page, n page.NodeID, which string) (page.Rect, bool) {
	values := p.StyleOf(n).Generated(which)
	if values == nil {
		return page.Rect{}, false
	}
	value := func(name string) string { return values[slices.Index(page.GeneratedProperties, name)] }
	px := func(name string) float64 {
		v, _ := strconv.ParseFloat(strings.TrimSuffix(value(name), "px"), 64)
		return v
	}
	own, _ := p.LaidIn(n, value)
	left, right := px("left")+px("margin-left")-own.X, px("right")-page.RoomOf(value).W+own.Right()
	if math.Abs(right) < math.Abs(left) {
		left = right
	}
	return page.Rect{X: left, Y: px("top") + px("margin-top") - own.Y}, true
}
