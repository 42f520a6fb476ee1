package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// Signs of changed lines and names of languages that are laid over the padding of code by what is not
// positioned itself are there in the article; what would hide words of code is not.
func TestMarksOfCode(t *testing.T) {
	k := newKeeper(t)
	const (
		pre  = `pre{position:relative;padding:30px 20px 10px;background:#eee}code{display:block}`
		sign = `code span::before{content:"+";position:absolute;left:6px}`
		in   = `<pre id=p><code>one()` + "\n" + `<span>two()</span>` + "\n" + `three()</code></pre>`
	)
	for _, tt := range []struct {
		name, css, in, tag string
		placed             bool
	}{
		{"sign of a line", pre + `code span{box-sizing:border-box;display:inline-block;width:calc(100% + 40px);margin:0 -20px;padding:0 20px}` + sign, in, "span", true},
		{"bar with a language", pre + `code::before{content:"go";position:absolute;left:0;top:0;right:0;height:20px;background:teal}`, in, "code", true},
		{"over the words", pre + `code span{display:inline-block}code span::before{content:"+";position:absolute;left:26px}`, in, "span", false},
		{"of the window", `pre{padding:30px}code span{display:inline-block}` + sign, in, "span", false},
		{"in a paragraph", `div.p{position:relative;padding:20px}.p b{display:inline-block}.p b::before{content:"+";position:absolute;left:6px}`, `<div class=p id=p>One <b>two</b> three</div>`, "b", false},
	} {
		was, is := k.shown(t, tt.css, `<p><a href="#p">x</a></p>`+tt.in)
		n := firstTag(is, tt.tag)
		if n == page.None {
			t.Errorf("%s: the line is lost", tt.name)
			continue
		}
		if placed := is.StyleOf(n).Generated(page.Before) != nil; placed != tt.placed {
			t.Errorf("%s: there is a mark: %t, want %t", tt.name, placed, tt.placed)
		}
		a, b := was.Nodes[firstTag(was, tt.tag)].Box, is.Nodes[n].Box
		if tt.placed && (math.Abs(a.W-b.W) > 1 || math.Abs(a.H-b.H) > 1) {
			t.Errorf("%s: %v became %v", tt.name, a, b)
		}
	}
	was, is := k.shown(t, pre+`code i{position:absolute;top:2px;right:8px}`, `<p><a href="#p">x</a></p><pre id=p><code><i>broom.go</i>one()`+"\n"+`two()</code></pre>`)
	top := func(p *page.Page) float64 { return p.Nodes[firstTag(p, "i")].Box.Y - p.Nodes[firstTag(p, "pre")].Box.Y }
	if a, b := top(was), top(is); math.Abs(a-b) > 1 || math.Abs(was.Nodes[firstTag(was, "pre")].Box.H-is.Nodes[firstTag(is, "pre")].Box.H) > 1 {
		t.Errorf("name of a file: %.1f px below the edge of the code became %.1f", a, b)
	}
}
