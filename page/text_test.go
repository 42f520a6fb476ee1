package page_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
)

func TestText(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"one paragraph", `<p>Hello</p>`, "Hello"},
		{"blocks part lines", `<h1>A</h1><p>B</p>C<div>D</div>E`, "A\nB\nC\nD\nE"},
		{"no blank lines", `<p>A</p> <p> </p><div><p></p></div><p>B</p>`, "A\nB"},
		{"nested blocks end together", `<div><div><p>A</p></div></div>B`, "A\nB"},
		{"a block parts what is around it", `<div>A<p>B</p>C</div>`, "A\nB\nC"},
		{"br", `A<br>B<br><br>C`, "A\nB\nC"},
		{"br at the ends", `<p><br>A<br></p><p>B</p>`, "A\nB"},
		{"inline elements join", `<p><b>W</b>ord and <i>w</i><a href="/">ord</a></p>`, "Word and word"},
		{"white space around inline elements", `<p>a <b> b</b> <i>c</i></p>`, "a b c"},
		{"white space collapses", "<p>\n  a\t\tb\r\n c  </p>", "a b c"},
		{"pre is no exception", "<pre>a\n  b</pre>", "a b"},
		{"list", `<ul><li>A</li><li>B</li></ul>`, "A\nB"},
		{"table", `<table><tr><td>A<td>B<tr><td>C</table>`, "A\nB\nC"},
		{"details", `<details><summary>A</summary>B</details>`, "A\nB"},
		{"unknown elements are inline", `<p>A<x-note>B</x-note>C</p>`, "ABC"},
		{"CJK", `<p>新闻<b>网</b>页</p><p>抽取　　方法</p>`, "新闻网页\n抽取 方法"},
		{"no-break and ideographic space", "<p>a&nbsp;&nbsp;b\u3000c&nbsp;</p>", "a b c"},
		{"declared blocks", `<p><span style="color:red;display:block">One</span><a style="DISPLAY: Flex !important; display:inline">two</a>three`, "One\ntwo\nthree"},
		{"a declared line", "<div>One<div style=display:inline>two</div>three</div>", "Onetwothree"},
		{"a heading in a line box", "<div>One<h2 style=display:inline-block>two</h2>three</div>", "One\ntwo\nthree"},
		{"soft hyphens", "<p>Biblio&shy;thek \u00ad<b>\u00adam</b> Markt", "Bibliothek am Markt"},
		{"zero width space stays", "<p>a\u200bb</p>", "a\u200bb"},
		{"hidden text is left out", `<p>a<span hidden>h</span>b</p><div style="display:none">h</div>`, "ab"},
		{"hidden blocks break no line", `a<div hidden><p>h</p></div>b`, "ab"},
		{"hidden line breaks neither", `a<br hidden>b`, "ab"},
		{"scripts and styles", `a<script>h()</script><style>h{}</style>b`, "ab"},
		{"for browsers without frames", `a<iframe src="/f">h</iframe><noframes>h</noframes>b`, "ab"},
		{"nothing", ``, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, tt.source)
			if got := p.Text(p.Body()); got != tt.want {
				t.Errorf("Text = %q, want %q", got, tt.want)
			}
		})
	}
}

func TestTextWithout(t *testing.T) {
	tests := []struct {
		name, source string
		cut          []string // ids
		want         string
	}{
		{"a block parts what is around it", `A<div id=x>B</div>C`, []string{"x"}, "A\nC"},
		{"an inline element does not", `<p>A word<sup id=x>[1]</sup>.</p>`, []string{"x"}, "A word."},
		{"two blocks", `<p id=x>A</p><p>B</p><p id=y>C</p><p>D</p>`, []string{"x", "y"}, "B\nD"},
		{"one in the other", `<div id=x>A<p id=y>B</p></div><p>C</p>`, []string{"x", "y"}, "C"},
		{"what is hidden anyway", `<p>A</p><div hidden><p id=x>B</p></div><p id=y>C</p>D`, []string{"x", "y"}, "A\nD"},
		{"last", `<p>A</p><p id=x>B</p>`, []string{"x"}, "A"},
		{"everything", `<p id=x>A</p>`, []string{"x"}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, tt.source)
			var cut []page.NodeID
			for _, id := range tt.cut {
				cut = append(cut, pagetest.ByID(t, p, id))
			}
			if got := p.TextWithout(p.Body(), cut); got != tt.want {
				t.Errorf("TextWithout = %q, want %q", got, tt.want)
			}
		})
	}
	p := pagetest.Parse(t, `<p id=before>A</p><p id=root>B</p><p id=after>C</p>`)
	around := []page.NodeID{pagetest.ByID(t, p, "before"), pagetest.ByID(t, p, "after")}
	if got := p.TextWithout(pagetest.ByID(t, p, "root"), around); got != "B" {
		t.Errorf("with cuts before and after it, the text is %q, want B", got)
	}
}

func TestTextOfATextNode(t *testing.T) {
	p := pagetest.Linked(t, pagetest.Element(page.None, "html"), pagetest.Text(0, " a  b "), pagetest.Text(0, "c"))
	if got := p.Text(1); got != "a b" {
		t.Errorf("Text = %q, want %q", got, "a b")
	}
}

// Where the browser computed a display, it decides, not the tag.
func TestIsBlockByDisplay(t *testing.T) {
	tests := []struct {
		tag, display string
		want         bool
	}{
		{"div", "inline", false},
		{"div", "inline-block", false},
		{"div", "contents", false},
		{"div", "none", false},
		{"div", "", false},
		{"span", "block", true},
		{"span", "flex", true},
		{"span", "table-cell", true},
		{"span", "list-item", true},
		{"ruby", "ruby-text", false},
		{"math", "math", false},
		{"math", "block math", true},
		{"mrow", "block math", false},
		{"mi", "block math", false},
	}
	for _, tt := range tests {
		p := pagetest.Linked(t, pagetest.Element(page.None, "html"), pagetest.Element(0, tt.tag), pagetest.Text(1, "x"))
		p.Styles = []page.Style{{Display: tt.display}}
		p.Nodes[1].Style = 0
		if got := p.IsBlock(1); got != tt.want {
			t.Errorf("IsBlock of a %s with display %q = %v, want %v", tt.tag, tt.display, got, tt.want)
		}
		if p.IsBlock(2) {
			t.Error("IsBlock of a text: want false")
		}
	}
}

// Linear: this page took minutes if the text of every level were made anew.
func TestTextOfDeepAndWidePages(t *testing.T) {
	deep := strings.Repeat("<div>a", 400) + strings.Repeat("</div>b", 400)
	if got, want := len(pagetest.Parse(t, deep).Text(0)), 2*2*400-1; got != want {
		t.Errorf("deep page: %d bytes of text, want %d", got, want)
	}
	wide := strings.Repeat("<p>a<i></i> b", 50_000)
	if got, want := len(pagetest.Parse(t, wide).Text(0)), 4*50_000-1; got != want {
		t.Errorf("wide page: %d bytes of text, want %d", got, want)
	}
}

// Words for screen readers, which style sheets lay over one point of a line, break no line.
func TestBlockOfOnePoint(t *testing.T) {
	tests := []struct {
		name, source string
		style        page.Style
		box          page.Rect
		want         bool
	}{
		{"words for screen readers", `<p>a<span id=x>b</span></p>`, page.Style{Display: "block", Position: "absolute"}, page.Rect{X: 5, W: 1, H: 1}, false},
		{"laid over, and large", `<p>a<span id=x>b</span></p>`, page.Style{Display: "block", Position: "absolute"}, page.Rect{X: 5, W: 90, H: 18}, true},
		{"in the flow", `<p>a<span id=x>b</span></p>`, page.Style{Display: "block", Position: "static"}, page.Rect{X: 5, W: 1, H: 1}, true},
		{"of a block's tag", `<div>a<div id=x>b</div></div>`, page.Style{Display: "block", Position: "absolute"}, page.Rect{X: 5, W: 1, H: 1}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, tt.source)
			p.Laid, p.Styles = true, []page.Style{tt.style}
			for i := range p.Nodes {
				if n := &p.Nodes[i]; n.Attr("id") == "x" {
					n.Style, n.Box = 0, tt.box
					if got := p.IsBlock(page.NodeID(i)); got != tt.want {
						t.Errorf("IsBlock = %v", got)
					}
				}
			}
		})
	}
}

// The first letter of a text that is set large beside it belongs to its word.
func TestBlockOfAnInitial(t *testing.T) {
	block, inline := page.Style{Display: "block"}, page.Style{Display: "inline"}
	beside, below := page.Rect{X: 40, Y: 0, W: 500, H: 60}, page.Rect{Y: 60, W: 500, H: 60}
	tests := []struct {
		name, source string
		after        page.Rect // of what follows
		text         string
	}{
		{"that floats", `<p><span id=x>D</span>ie Entscheidung</p>`, beside, "Die Entscheidung"},
		{"before small capitals", `<p><span id=x>D</span><b id=y>ie Entscheidung</b> von</p>`, beside, "Die Entscheidung von"},
		{"that is a word", `<p><span id=x>A</span> man walked</p>`, beside, "A man walked"},
		{"with a quotation mark", `<p><span id=x>„D</span>ie Zeit</p>`, beside, "„Die Zeit"},
		{"over the text", `<p><span id=x>Q</span>What is it?</p>`, below, "Q\nWhat is it?"},
		{"a number", `<p><span id=x>12</span> The beach</p>`, beside, "12 The beach"},
		{"a number above", `<p><span id=x>12</span> The beach</p>`, below, "12\nThe beach"},
		{"a year", `<p><span id=x>1978</span> The beach</p>`, beside, "1978\nThe beach"},
		{"a number without a blank", `<p><span id=x>1</span>The beach</p>`, beside, "1\nThe beach"},
		{"a word", `<p><span id=x>Share</span>The beach</p>`, beside, "Share\nThe beach"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, tt.source)
			p.Laid, p.Styles = true, []page.Style{block, inline}
			for i := range p.Nodes {
				switch n := &p.Nodes[i]; {
				case n.Attr("id") == "x":
					n.Style, n.Box = 0, page.Rect{W: 40, H: 50}
				case n.Attr("id") == "y":
					n.Style, n.Box = 1, tt.after
				case n.Kind == page.Text && n.Parent != pagetest.ByID(t, p, "x"):
					n.Box = tt.after
				}
			}
			if got := p.Text(0); got != tt.text {
				t.Errorf("Text = %q, want %q", got, tt.text)
			}
		})
	}
}

func TestBodyText(t *testing.T) {
	p := pagetest.Parse(t, `<div id=a><p>One</p><p id=ad>Buy</p><p>Two</p></div><p>Menu</p><p id=b>Three</p>`)
	at := func(id string) page.NodeID { return pagetest.ByID(t, p, id) }
	if got := p.BodyText(page.Selection{Roots: []page.NodeID{at("a"), at("b")}, Cut: []page.NodeID{at("ad")}}); got != "One\nTwo\nThree" {
		t.Errorf("BodyText = %q", got)
	}
	sel := page.Selection{Roots: []page.NodeID{at("a"), at("b")}, Cut: []page.NodeID{at("ad")}}
	for id, want := range map[string]bool{"a": true, "b": true, "ad": false} {
		if got := p.Selects(sel, at(id)); got != want {
			t.Errorf("Selects %s: %v", id, got)
		}
	}
	if p.Selects(sel, p.Body()) || p.Selects(page.Selection{}, at("a")) {
		t.Error("what is around the body, or not selected, is selected")
	}
	if got := p.BodyText(page.Selection{}); got != "" {
		t.Errorf("BodyText of nothing = %q", got)
	}
}

// TestShownWords: no subtree has more words than that, and what is hidden does not count.
func TestShownWords(t *testing.T) {
	for html, want := range map[string]int{
		"<p>one <b>two</b></p><script type=application/ld+json>three four</script>": 2,
		"<p>o<b>n</b>e": 3, // any of them may be a root of its own
		"中文 字符":         4,
		"<title>t</title><p hidden>a b<template>c</template>": 0,
	} {
		p, err := parse.Bytes([]byte(html), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		got := p.ShownWords()
		if got != want {
			t.Errorf("ShownWords(%q) = %d, want %d", html, got, want)
		}
		if n := page.CountWords(p.Text(p.Body())); n > got {
			t.Errorf("%q: %d shown, body %d", html, got, n)
		}
	}
}
