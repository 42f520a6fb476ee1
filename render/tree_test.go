package render

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"galley/page"
)

// shadow is a page of open and closed shadow trees, slots and fallbacks.
const shadow = `<body>
	<my-card id=open><template shadowrootmode=open><h2>in shadow</h2><slot name=a></slot><p id=between>between</p><slot><i>unused fallback</i></slot><slot name=none><em>fallback</em></slot></template><b slot=a>slotted a</b><u>slotted default</u></my-card>
	<my-card id=closed><template shadowrootmode=closed><h3>in closed</h3><slot></slot></template><s>slotted closed</s></my-card>
	<x-outer id=nested><template shadowrootmode=open><x-inner><template shadowrootmode=open><q>deep</q><slot></slot></template><var>middle</var><slot></slot></x-inner></template><kbd>light</kbd></x-outer>`

func TestShadow(t *testing.T) {
	p := load(t, common(t), site(t, map[string]string{"/": shadow}).URL)
	if got, want := strings.Join(strings.Fields(text(t, p, "#open")), " "), "in shadow slotted a between slotted defaultfallback"; got != want {
		t.Errorf("text as composed = %q, want %q", got, want)
	}
	for tag, want := range map[string]uint8{
		"h2": 1, "b": 0, "u": 0, "em": 1, "h3": 1, "s": 0, "x-inner": 1, "q": 1, // the snapshot does not tell trees in trees
		"var": 1, "kbd": 0,
	} {
		n := p.Nodes[find(t, p, tag)]
		if n.Shadow != want {
			t.Errorf("Shadow of %s = %d, want %d", tag, n.Shadow, want)
		}
		if n.Box.Empty() || n.Hidden {
			t.Errorf("%s: box %v, hidden %v", tag, n.Box, n.Hidden)
		}
	}
	if tag := p.Nodes[p.Nodes[find(t, p, "b")].Parent].Tag; tag != "slot" {
		t.Errorf("the slotted element is in %s, want in its slot", tag)
	}
	if path := p.XPath(find(t, p, "#open > slot > b")); path != "/html[1]/body[1]/my-card[1]/b[1]" {
		t.Errorf("XPath of a slotted element = %s", path)
	}
}

func TestBrowserShadow(t *testing.T) {
	s := site(t, map[string]string{"/": `<video controls width=300 height=200><p>no video</p></video>
		<details open><summary>more</summary><p id=inside>inside</p></details>
		<nav><details><summary>closed</summary><p id=shut>shut</p></details></nav>
		<input value=typed placeholder=hint><textarea>area</textarea><meter value=1></meter>
		<select><option>one<option selected>two</select><button>press</button>`})
	p := load(t, common(t), s.URL)
	if got := text(t, p, "details"); strings.Join(strings.Fields(got), " ") != "more inside" {
		t.Errorf("open details = %q", got)
	}
	for _, tag := range []string{"div", "slot", "span"} {
		if has(p, tag) {
			t.Errorf("an element <%s> of the browser's own is on the page", tag)
		}
	}
	for address, want := range map[string]bool{"#inside": false, "#shut": true, "summary": false, "button": false, "option": true} {
		if got := p.Nodes[find(t, p, address)].Hidden; got != want {
			t.Errorf("Hidden of %s = %v, want %v", address, got, want)
		}
	}
	if got := text(t, p, "body"); strings.Contains(got, "typed") || strings.Contains(got, "hint") || strings.Contains(got, "shut") {
		t.Errorf("text = %q", got)
	}
}

func TestHidden(t *testing.T) {
	s := site(t, map[string]string{"/": `<title>T</title><style>.q::before { content: "before" } .q::after { content: "after" } li::marker { content: "mark" }</style>
		<p id=none style="display:none">x</p>
		<p id=invisible style="visibility:hidden">unseen <b style="visibility:visible">seen</b></p>
		<p class=q id=pseudo>word</p><ol><li>item</ol>
		<template><p id=template>x</p></template><noscript><p>no</p></noscript><script>1</script>
		<script type=application/ld+json>{"a":1}</script>
		<div id=contents style="display:contents"><p>shown</p></div>
		<p id=empty></p><p id=clear style="opacity:0">clear</p><p hidden id=attr>x</p>
		<svg width=10 height=10><defs><linearGradient id=g /></defs><rect width=10 height=10 /></svg>
		<picture><source srcset=x.png><img alt></picture>`})
	p := load(t, common(t), s.URL)
	for address, want := range map[string]bool{
		"#none": true, "#attr": true, "#pseudo": false, "#contents": false, "#empty": false, "#clear": false,
		"head": true, "title": true, "template": true, "noscript": true, "script": true, "svg": false, "source": false, "#g": false,
	} {
		if got := p.Nodes[find(t, p, address)].Hidden; got != want {
			t.Errorf("Hidden of %s = %v, want %v", address, got, want)
		}
	}
	if has(p, "#template") {
		t.Error("what is in a template is on the page")
	}
	for address, want := range map[string]string{"#invisible": "seen", "#pseudo": "word", "li": "item", "#contents": "shown"} {
		if got := text(t, p, address); got != want {
			t.Errorf("text of %s = %q, want %q", address, got, want)
		}
	}
	if script := find(t, p, "script[type]"); p.Nodes[script+1].Text != `{"a":1}` {
		t.Errorf("linked data = %q", p.Nodes[script+1].Text)
	}
}

func TestSrc(t *testing.T) {
	s := site(t, map[string]string{"/a.svg": svg, "/b.svg": svg, "/": `
		<picture><source media="(min-width:1000px)" srcset="a.svg 1x, c.svg 2x"><img id=picture src=b.svg></picture>
		<img id=set srcset="b.svg 200w, a.svg 2000w" sizes=100vw><img id=plain src=b.svg>`})
	p := load(t, common(t), s.URL)
	for id, want := range map[string]string{"#picture": "/a.svg", "#set": "/a.svg", "#plain": "/b.svg"} {
		if got := p.Nodes[find(t, p, id)].Src; got != s.URL+want {
			t.Errorf("Src of %s = %q, want %q", id, got, s.URL+want)
		}
	}
}

// TestXPath compares every element's path with what the live page finds there.
func TestXPath(t *testing.T) {
	s := site(t, map[string]string{"/": `<title>T</title><body><!-- c --><p>a<p>b<b>c</b><div><p>d<svg width=9 height=9><g><path d="M0 0h9"/></g><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">e</p></foreignObject></svg>
		<math><mi>x</mi></math><table><tr><td>f</table></div><p style="display:none">g<details><summary>h</summary><i>i</i></details><video controls><track></video>`})
	b := start(t, Options{Tabs: 1})
	p := load(t, b, s.URL)
	paths := map[string]string{}
	d := open(t, b, Source{URL: s.URL})
	for i := range d.Page().Nodes {
		if d.Page().Nodes[i].Kind == page.Element {
			paths[d.Page().XPath(page.NodeID(i))] = ""
		}
	}
	list, _ := json.Marshal(slices.Sorted(maps.Keys(paths)))
	evaluateLive(t, d, `Object.fromEntries(`+string(list)+`.map(path => {
			const step = s => s.replace(/^([^[]+)(.*)$/, '*[local-name()="$1"]$2')
			const n = document.evaluate(path.split('/').map(step).join('/'), document, null, 9, null).singleNodeValue
			const r = n?.getBoundingClientRect()
			return [path, n ? [n.localName, n.id, r.x, r.y].join(' ') : 'nothing']
		}))`, &paths)
	if len(paths) < 20 {
		t.Fatalf("%d paths", len(paths))
	}
	for path, live := range paths {
		n := p.Nodes[find(t, p, path)]
		var tag, id string
		var x, y float64
		fmt.Sscan(strings.Replace(live, "  ", " - ", 1), &tag, &id, &x, &y)
		if tag != n.Tag || id != cmp.Or(n.Attr("id"), "-") || (n.Box != page.Rect{} && math.Abs(n.Box.X-x) > 1) {
			t.Errorf("%s is %s %v here and %s in the live page", path, n.Tag, n.Box, live)
		}
	}
}

// TestRuby: the parentheses of a reading are text, which browsers never lay out, unless all
// of the ruby is hidden.
func TestRuby(t *testing.T) {
	s := site(t, map[string]string{"/": `<p><ruby>b<rp>(</rp><rt>c</rt><rp>)</rp></ruby>d</p><p style="display:none"><ruby>e<rp>(</rp><rt>f</rt><rp>)</rp></ruby></p>`})
	if got := text(t, load(t, common(t), s.URL), "body"); got != "b(c)d" {
		t.Errorf("text %q", got)
	}
}
