package zoo_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"galley/page"
)

// Bands as wide as the window behind a text that is narrower come along, whatever makes them; a shadow without an
// end that nothing cuts off does not, as it would lie on all that stands before it.
func TestBands(t *testing.T) {
	k := newKeeper(t)
	phone := k.on(t, page.Size{W: 390, H: 844})
	const (
		in     = `<div id=m><p>It rains when it rains.</p></div><p><a href="#m">x</a></p>`
		behind = `#m{position:relative}#m::before{content:"";position:absolute;z-index:-1;background:teal;`
	)
	for _, tt := range []struct{ name, css, property, want string }{
		{"a shadow that is cut off", `#m{background:#fe9;box-shadow:0 0 0 100vmax #fe9;clip-path:inset(0 -100vmax)}`, "clip-path", "inset(0px -1366px)"},
		{"the shadow of it", `#m{background:#fe9;box-shadow:0 0 0 100vmax #fe9;clip-path:inset(0 -100vmax)}`, "box-shadow", "rgb(255, 238, 153) 0px 0px 0px 1366px"},
		{"a shadow that is not", `#m{background:#fe9;box-shadow:0 0 0 100vmax #fe9}`, "box-shadow", "none"},
		{"beside another shadow", `#m{box-shadow:0 0 4px #fe9,0 0 0 100vmax #fe9}`, "box-shadow", "rgb(255, 238, 153) 0px 0px 4px 0px"},
		{"what cuts off words", `#m{clip-path:inset(8px 0 0)}`, "clip-path", "none"},
		{"padding in place of margins", `#m{background:#123;margin:0 calc(50% - 50vw);padding:20px calc(50vw - 50%)}`, "padding-left", "343px"},
		{"a box behind the words", behind + `inset:0 calc(50% - 50vw)}`, page.Before + " left", "-343px"},
		{"a box as large as the words", behind + `inset:0}`, page.Before + " left", "0px"},
		{"a box over the middle of them", behind + `inset:0 25%}`, page.Before, ""},
		{"a box over the words", strings.Replace(behind, "z-index:-1;", "", 1) + `inset:0}`, page.Before, ""},
		{"on a ground of their own", `#m{background:#fff}` + behind + `inset:0}`, page.Before, ""},
		{"a sheet that peeks out", `#m{background:#fff}` + behind + `inset:10px -10px -10px 10px}`, page.Before + " right", "-10px"},
		{"a sheet of its size", `#m{background:#fff}` + behind + `left:-7px;top:-7px;width:694px;height:40px}`, page.Before + " right", "-7px"},
		{"a sheet of another size", `#m{background:#fff}` + behind + `left:-7px;top:-7px;width:400px;height:200px}`, page.Before, ""},
	} {
		was, is := k.shown(t, tt.css, in)
		n := byID(is, "m")
		if n == page.None {
			t.Fatalf("%s: the box is lost", tt.name)
		}
		which, property, generated := strings.Cut(tt.property, " ")
		got := ""
		if !generated && which != page.Before {
			got = is.StyleOf(n).LookValue(tt.property)
		} else if values := is.StyleOf(n).Generated(which); values != nil {
			got = values[max(0, slices.Index(page.GeneratedProperties, property))]
		}
		if got != tt.want {
			t.Errorf("%s: %s is %q, want %q", tt.name, tt.property, got, tt.want)
		}
		if a, b := boxOf(t, was, "when it rains"), boxOf(t, is, "when it rains"); math.Abs(a.X-b.X) > 1 || math.Abs(a.W-b.W) > 1 {
			t.Errorf("%s: the words moved from %v to %v", tt.name, a, b)
		}
		_, doc := k.article(t, "band", []byte(`<style>`+tt.css+`</style><h1 id=title>Rain</h1><div id=body><p>It rains.</p>`+in+`</div>`))
		if w := phone.page(t, "band", doc).Size.W; w > 390 {
			t.Errorf("%s: %g px wide on a telephone", tt.name, w)
		}
	}
}

// Drawings along the edge of a band, lines between the steps of a row, stars of two colours and the dots of lists with a counter
// style of the page's own are there.
func TestEdgesAndSigns(t *testing.T) {
	k := newKeeper(t)
	const (
		wave = `<svg id=s viewBox="0 0 100 10" preserveAspectRatio="none"><path d="M0 5L50 0L100 5V10H0Z"/></svg>`
		band = `<div id=m class=b><p>It rains.</p>` + wave + `</div><p><a href="#m">x</a><a href="#s">x</a></p>`
		edge = `.b{position:relative;padding:20px 16px 60px}svg{position:absolute;left:0;bottom:0;width:100%;height:34px}`
	)
	for _, tt := range []struct {
		name, css string
		kept      bool
	}{
		{"a wave at the lower edge", edge, true},
		{"at the upper edge", strings.Replace(edge, "bottom:0", "top:0", 1) + `.b{padding:60px 16px 20px}`, true},
		{"half as wide", strings.Replace(edge, "width:100%", "width:50%", 1), false},
	} {
		was, is := k.shown(t, tt.css, band)
		from := func(p *page.Page) (y, w, h float64) {
			svg, box := p.Nodes[firstTag(p, "svg")].Box, p.Nodes[byID(p, "m")].Box
			return svg.Y - box.Y, svg.W, box.H
		}
		y, w, h := from(was)
		if a, b, c := from(is); (math.Abs(a-y) < 1 && math.Abs(b-w) < 1 && math.Abs(c-h) < 1) != tt.kept {
			t.Errorf("%s: %g px below its top, %g px wide, in %g px became %g, %g and %g", tt.name, y, w, h, a, b, c)
		}
	}
	const steps = `<ol class=r><li>Weigh</li><li id=m>Shout</li><li>Write</li></ol><p><a href="#m">x</a></p>`
	const stars = `<p>Rain: <span id=m></span> of five</p><p><a href="#m">x</a></p>`
	for _, tt := range []struct{ name, css, in, which, property, want string }{
		{"a line to the step before", `.r{display:flex;list-style:none;padding:0}li{flex:1;position:relative}li+li::after{content:"";position:absolute;top:17px;left:-50%;width:100%;height:3px;background:teal}`, steps, page.After, "left", "-113.328px"},
		{"stars of two colours", `#m::before{content:"★★★★★";background:linear-gradient(90deg,#fc0 70%,#ddd 70%);background-clip:text;-webkit-text-fill-color:transparent}`, stars, page.Before, "background-clip", "text"},
		{"stars on a ground", `#m::before{content:"★★★★★";background:linear-gradient(90deg,#fc0 70%,#ddd 70%)}`, stars, page.Before, "background-clip", "border-box"},
	} {
		_, is := k.shown(t, tt.css, tt.in)
		values := is.StyleOf(byID(is, "m")).Generated(tt.which)
		if got := values; got == nil || got[slices.Index(page.GeneratedProperties, tt.property)] != tt.want {
			t.Errorf("%s: %s of %q, want %q", tt.name, tt.property, got, tt.want)
		}
	}
	for _, tt := range []struct{ tag, style, want string }{{"ul", "fish", "disc"}, {"ol", "fish", "decimal"}, {"ol", "lower-greek", "lower-greek"}, {"ul", `"- "`, `"- "`}} {
		_, is := k.shown(t, `@counter-style fish{system:cyclic;symbols:"f" "s";suffix:" "}`+tt.tag+`{list-style:`+tt.style+`}`, `<`+tt.tag+`><li>Rain</li><li>Snow</li></`+tt.tag+`>`)
		if got := is.StyleOf(firstTag(is, tt.tag)).LookValue("list-style-type"); got != tt.want {
			t.Errorf("%s with %s: %s, want %s", tt.tag, tt.style, got, tt.want)
		}
	}
}
