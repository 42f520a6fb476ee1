package zoo_test

import (
	"slices"
	"strings"
	"testing"

	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// A card that a mask cuts the edges of keeps the ground that its words are read on; of a sign that a file
// cuts out of a ground nothing is left. Where gradients leave holes no dark ground shows.
func TestMaskedGrounds(t *testing.T) {
	k := newKeeper(t)
	const card = `background-color:#123a8c;color:#fff;padding:24px;`
	for _, tt := range []struct{ name, css, want string }{
		{"edges of gradients", `#m{` + card + `mask:radial-gradient(20px at 50% 100%,#0000 98%,#000) 0 0/40px 100%}`, "rgb(18, 58, 140)"},
		{"edges of a file", `#m{` + card + `height:80px;mask:url(wide.png)}`, "rgb(18, 58, 140)"},
		{"the sign of a file", `#m{` + card + `width:20px;height:20px;overflow:hidden;padding:0;font-size:4px;mask:url(square.png)}`, "rgba(0, 0, 0, 0)"},
		{"holes", `#m{color:#fff;padding:20px;background:radial-gradient(circle at 0 50%,transparent 12px,rgb(20,90,80) 13px)}`, "rgb(20, 90, 80)"},
	} {
		_, is := k.shown(t, tt.css, `<div id=m>The cows knew the way up the hill by themselves.</div><p><a href="#m">x</a></p>`)
		n := byID(is, "m")
		if n == page.None {
			t.Fatalf("%s: the element is lost", tt.name)
		}
		got, _ := colour.Parse(is.StyleOf(n).LookValue("background-color"))
		if want, _ := colour.Parse(tt.want); got != want {
			t.Errorf("%s: the ground is %v, want %v", tt.name, got, want)
		}
	}
}

// A sign that is moved back into the padding of its item stands there and takes no room, however wide that
// is; one that would lie over words is not moved.
func TestSignsMovedIntoPadding(t *testing.T) {
	k := newKeeper(t)
	const sign = `li::before{counter-increment:x;content:counter(x) ".";position:relative;left:-30px;width:30px;height:1.5em;margin-bottom:-1.5em;display:list-item;list-style:none;text-align:right}`
	for _, tt := range []struct{ name, css, want string }{
		{"into the padding", `ul{list-style:none;padding:0}#m{padding-left:30px}` + sign, "-30px"},
		{"farther than the padding", `ul{list-style:none;padding:0}` + sign, "0px"},
	} {
		_, is := k.shown(t, tt.css, `<ul><li id=m>Eleven lamps</ul><p><a href="#m">x</a></p>`)
		values := is.StyleOf(byID(is, "m")).Generated(page.Before)
		if at := slices.Index(page.GeneratedProperties, "left"); values == nil || values[at] != tt.want && !(tt.want == "0px" && values[at] == "auto") {
			t.Errorf("%s: left of %q, want %s", tt.name, values, tt.want)
		}
	}
}

// The drawing of a rule and the lines beside it come along, each as long a part of the rule on every
// screen; the line that stands for a picture stands for no drawing.
func TestOrnamentOfRule(t *testing.T) {
	k := newKeeper(t)
	const svg = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20'%3E%3Ccircle cx='10' cy='10' r='7' fill='%23999'/%3E%3C/svg%3E")`
	const css = `hr{border:0;position:relative;height:20px;background:` + svg + ` 50% 50% no-repeat}hr::before{content:"";position:absolute;top:50%;left:0;width:310px;border-bottom:1px solid #999}`
	source := []byte(`<!doctype html><html lang=en><title>x</title><style>body{margin:0}main{width:680px;margin:auto}` + css + `</style><main><h1 id=title>A spring on the river</h1><div id=body>
		<p>The river had risen through the night, and the ferry left the landing late.</p><hr><p>Nobody on board seemed to mind.</p></div></main>`)
	for _, p := range onScreens(t, k, source, 1366, 700, 390, 800) {
		for i := range p.Nodes {
			if p.Nodes[i].Tag != "hr" {
				continue
			}
			style, box := p.StyleOf(page.NodeID(i)), p.Nodes[i].Box
			if image := style.LookValue("background-image"); !strings.HasPrefix(image, "url(") {
				t.Errorf("%.0f px: the drawing is %.40s", p.Viewport.W, image)
			}
			values := style.Generated(page.Before)
			if values == nil {
				t.Fatalf("%.0f px: there is no line", p.Viewport.W)
			}
			if got := sheet.Pixels(values[slices.Index(page.GeneratedProperties, "width")]) / box.W; got < 0.44 || got > 0.47 {
				t.Errorf("%.0f px: the line is %.2f of the rule", p.Viewport.W, got)
			}
		}
	}
}
