package zoo_test

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"galley/page"
)

// Small parts of pages: dots in lists that are read from right to left, over pictures and on lines, bars that show an
// amount behind words, and marks in the middle of steps, in a narrow window, too.
func TestMarksOfParts(t *testing.T) {
	k := newKeeper(t)
	phone := k.on(t, page.Size{W: 390, H: 844})
	const (
		dot   = `content:"";position:absolute;width:14px;height:14px;border-radius:50%;background:teal;`
		face  = `<div class=f><div id=m class=p><img src="square.png" alt="A" width="64" height="64"></div><b>A man with crates</b></div>`
		item  = `<ul dir=rtl><li id=m>ساحل</li></ul>`
		poll  = `<ul><li id=m>Apples <b>64 %</b></li></ul>`
		steps = `<ol class=r><li>Weigh</li><li id=m>Shout</li><li>Write</li></ol>`
		bar   = `ul{list-style:none;padding:0}li{position:relative;border:1px solid #ddd;z-index:0}li::before{content:"";position:absolute;z-index:-1;background:#cfe;`
		row   = `.r{display:flex;list-style:none;padding:0}li{flex:1;position:relative;padding-top:26px;text-align:center}`
	)
	for _, tt := range []struct{ name, css, in, property, want string }{
		{"a dot on the right", `ul{list-style:none;padding:0 28px 0 0}li{position:relative}li::before{` + dot + `right:-22px}`, item, "right", "-22px"},
		{"a dot beyond the padding", `ul{list-style:none;padding:0}li{position:relative}li::before{` + dot + `right:-42px}`, item, "right", ""},
		{"a dot over a picture", `.f{display:flex}.p{position:relative}.p::before{` + dot + `right:2px;bottom:2px}`, face, "z-index", "auto"},
		{"a dot over words", `#m{position:relative}#m::before{` + dot + `right:202px;top:2px}`, `<p id=m>It rains when it rains, and then the river rises to the landing, and nobody seems to mind.</p>`, "z-index", "-1"},
		{"a dot over a line", row + `li::before{` + dot + `left:50%;margin-left:-7px;top:0;z-index:3}`, steps, "z-index", "1"},
		{"a bar of an amount", bar + `inset:0 auto 0 0;width:64%}`, poll, "left", "0px"},
		{"a bar from the right", bar + `inset:0 0 0 auto;width:64%}`, poll, "right", "0px"},
		{"a bar in the middle", bar + `inset:0 18%}`, poll, "z-index", ""},
	} {
		_, is := k.shown(t, tt.css, tt.in+`<p><a href="#m">x</a></p>`)
		n, got := byID(is, "m"), ""
		if n == page.None {
			t.Fatalf("%s: the element is lost", tt.name)
		}
		if values := is.StyleOf(n).Generated(page.Before); values != nil {
			got = values[slices.Index(page.GeneratedProperties, tt.property)]
		}
		if got != tt.want {
			t.Errorf("%s: %s is %q, want %q", tt.name, tt.property, got, tt.want)
		}
	}
	for _, at := range []string{`left:50%;margin-left:-7px`, `right:50%;margin-right:-7px`, `left:50%;transform:translateX(-50%)`} {
		css := row + `li::before{` + dot + at + `;top:0}`
		_, doc := k.article(t, "middle", []byte(`<style>`+css+`</style><h1 id=title>Rain</h1><div id=body><p>It rains.</p>`+steps+`<p><a href="#m">x</a></p></div>`))
		is := phone.page(t, "middle", doc)
		n := byID(is, "m")
		values := is.StyleOf(n).Generated(page.Before)
		if values == nil {
			t.Errorf("%s: the dot is lost", at)
			continue
		}
		px := func(name string) float64 {
			v, _ := strconv.ParseFloat(strings.TrimSuffix(values[slices.Index(page.GeneratedProperties, name)], "px"), 64)
			return v
		}
		middle := px("left") + px("margin-left") + 7
		if strings.Contains(at, "translate") {
			middle -= 7
		}
		if w := is.Nodes[n].Box.W; math.Abs(middle-w/2) > 1 {
			t.Errorf("%s: on a telephone its middle is %g px from the left of a step of %g", at, middle, w)
		}
	}
}

// Keys in a row that are higher than their letters stay so, and words beside a high box are as high as they need.
func TestKeysInRow(t *testing.T) {
	k := newKeeper(t)
	const css = `.r{display:flex;gap:6px}.r span{min-width:34px;height:34px;border:1px solid #999;display:grid;place-items:center}`
	was, is := k.shown(t, css, `<div class=r><span id=m>Q</span><span>W</span><span>E</span></div><p><a href="#m">x</a></p>`)
	if a, b := was.Nodes[byID(was, "m")].Box, is.Nodes[byID(is, "m")].Box; math.Abs(a.H-b.H) > 1 || math.Abs(a.W-b.W) > 1 {
		t.Errorf("a key of %g x %g px became %g x %g", a.W, a.H, b.W, b.H)
	}
}

// Bars in the cells of grids are as long as they show.
func TestBarsInCells(t *testing.T) {
	k := newKeeper(t)
	const css = `.b{display:grid;grid-template-columns:80px 1fr 40px;gap:8px;align-items:center}.b i{height:14px;background:teal}`
	for _, tt := range []struct{ name, width string }{{"a part of its cell", "width:35%"}, {"all of its cell", ""}} {
		was, is := k.shown(t, css+`.b i{`+tt.width+`}`, `<div class=b><span>North</span><i></i><b>35</b></div>`)
		if a, b := was.Nodes[firstTag(was, "i")].Box, is.Nodes[firstTag(is, "i")].Box; math.Abs(a.W-b.W) > 1 || math.Abs(a.H-b.H) > 1 {
			t.Errorf("%s: a bar of %g x %g px became %g x %g", tt.name, a.W, a.H, b.W, b.H)
		}
	}
}
