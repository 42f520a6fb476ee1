package extent

import (
	"testing"

	"galley/article/articletest"
	"galley/article/subtree"
	"galley/page"
)

func extentOf(t *testing.T, html string) *Extent {
	p, sel := articletest.Parse(t, "<body>"+html)
	return New(p, sel, subtree.Parts(p, sel))
}

// TestEnds: the text begins behind the title, and ends before what is cut at its end.
func TestEnds(t *testing.T) {
	for _, tt := range []struct{ name, html, begin, last string }{
		{"a title in the body", `<div id=body><h1 id=title>T</h1><p>a</p><p>b</p></div>`, "a", "b"},
		{"a title before it", `<h1 id=title>T</h1><div id=body><p>a</p><p>b</p></div>`, "a", "b"},
		{"signs before the text", `<h1 id=title>T</h1><div id=body><p>-</p><p>a</p></div>`, "a", "a"},
		{"a cut at the end", `<h1 id=title>T</h1><div id=body><p>a</p><p class=cut>b</p></div>`, "a", "a"},
		{"two cuts at the end", `<h1 id=title>T</h1><div id=body><p>a</p><p class=cut>b</p><p class=cut>c</p></div>`, "a", "a"},
		{"a cut before text", `<h1 id=title>T</h1><div id=body><p>a</p><p class=cut>b</p><p>c</p></div>`, "a", "c"},
		{"a cut before hidden text", `<h1 id=title>T</h1><div id=body><p>a</p><p class=cut>b</p><p hidden>c</p></div>`, "a", "a"},
		{"a cut before signs", `<h1 id=title>T</h1><div id=body><p>a</p><p class=cut>b</p><p>*</p></div>`, "a", "a"},
		{"no text", `<h1 id=title>T</h1><div id=body><img src=a.jpg></div>`, "", "T"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			e := extentOf(t, tt.html)
			last := ""
			for n := range e.End {
				if e.Page.Nodes[n].Kind == page.Text && page.HasLetters(e.Page.Nodes[n].Text) && !e.Page.Nodes[n].Hidden {
					last = e.Page.Nodes[n].Text
				}
			}
			if got := e.Page.Nodes[e.Begin].Text; got != tt.begin || last != tt.last {
				t.Errorf("from %q to %q, want %q and %q", got, last, tt.begin, tt.last)
			}
		})
	}
}

// TestPlaces: what a node has to do with the article.
func TestPlaces(t *testing.T) {
	const text = `<h1 id=title>T</h1><div id=body><p>a</p><p>b</p></div>`
	for _, tt := range []struct {
		name, html                     string
		others, figure, footer, quoted bool
	}{
		{"beside the text", text + `<p><mark>m</mark></p>`, false, false, false, false},
		{"comments behind", text + `<div class=comments><mark>m</mark></div>`, true, false, false, false},
		{"comments before", `<div class=comments><mark>m</mark></div>` + text, false, false, false, false},
		{"comments around the text", `<div class=comments><mark>m</mark>` + text + `</div>`, false, false, false, false},
		{"an article behind", text + `<article><mark>m</mark></article>`, true, false, false, false},
		{"an article before", `<article><mark>m</mark></article>` + text, false, false, false, false},
		{"an article around", `<article>` + text + `<mark>m</mark></article>`, false, false, false, false},
		{"an article in the one around", `<article>` + text + `<article><mark>m</mark></article></article>`, true, false, false, false},
		{"an article in the body", `<h1 id=title>T</h1><div id=body><p>a</p><article><mark>m</mark></article></div>`, false, false, false, false},
		{"an article in the body of an article", `<article><h1 id=title>T</h1><div id=body><p>a</p><article><mark>m</mark></article></div></article>`, true, false, false, false},
		{"a form before", `<form><mark>m</mark></form>` + text, true, false, false, true},
		{"a form around the title", `<form><mark>m</mark><h1 id=title>T</h1></form><div id=body><p>a</p></div>`, false, false, false, true},
		{"behind a form to answer with, before the text", `<div><form><textarea></textarea></form><mark>m</mark></div>` + text, false, false, false, false},
		{"behind a form to answer with", text + `<div><form><textarea></textarea></form><mark>m</mark></div>`, true, false, false, false},
		{"beside a form to answer with that the title is behind", `<div id=body><p>a</p></div><form><textarea></textarea></form><p><mark>m</mark></p><h1 id=title>T</h1>`, false, false, false, false},
		{"outside of the element with such a form", text + `<div><form><textarea></textarea></form></div><mark>m</mark>`, false, false, false, false},
		{"a figure", text + `<figure><mark>m</mark></figure>`, false, true, false, true},
		{"a caption", text + `<div><figcaption><mark>m</mark></figcaption></div>`, false, true, false, false},
		{"the footer of the page", text + `<footer><mark>m</mark></footer>`, false, false, true, false},
		{"the footer of a section", text + `<section><footer><mark>m</mark></footer></section>`, false, false, false, false},
		{"a quotation", text + `<blockquote><mark>m</mark></blockquote>`, false, false, false, true},
		{"a table", text + `<table><tr><td><mark>m</mark></table>`, false, false, false, true},
		{"a navigation", text + `<nav><mark>m</mark></nav>`, false, false, false, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			e := extentOf(t, tt.html)
			n := e.Page.First(0, "mark")
			if e.IsOthers(n) != tt.others || e.InFigure(n) != tt.figure || e.InPageFooter(n) != tt.footer || e.IsQuoted(n) != tt.quoted {
				t.Errorf("others %v, in a figure %v, in the footer %v, quoted %v", e.IsOthers(n), e.InFigure(n), e.InPageFooter(n), e.IsQuoted(n))
			}
		})
	}
}

// TestAlikeBeside counts entries of the same mark-up.
func TestAlikeBeside(t *testing.T) {
	for html, want := range map[string]int{
		`<p>m</p><p>x</p><p>x</p>`:         2,
		`<p>m</p><p>x</p><p>y</p>`:         1,
		`<p>m</p><p class=b>x</p><p>x</p>`: 1,
		`<p>m</p><div>x</div><p>x</p>`:     1,
		`<p>m</p>` + "<p>y</p><p>y</p><p>y</p><p>y</p>" + "<p>y</p><p>y</p><p>y</p><p>y</p><p>x</p>": 0, // too far
	} {
		e := extentOf(t, `<main>`+html+`</main>`)
		isX := func(n page.NodeID) bool { return e.Page.Text(n) == "x" }
		if got := e.AlikeBeside(e.Page.First(0, "p"), isX); got != want {
			t.Errorf("%s: %d, want %d", html, got, want)
		}
	}
}

// TestBlocks: the block of a text, and whether another begins between two.
func TestBlocks(t *testing.T) {
	e := extentOf(t, `<div>a<b><i>m</i></b><p>c</p></div>`)
	at := func(tag string) page.NodeID { return e.Page.First(0, tag) }
	if got := e.BlockOf(at("i") + 1); got != at("div") {
		t.Errorf("the block is %q", e.Page.Nodes[got].Tag)
	}
	if e.PartsBlocks(at("div")+1, at("i")+1) || !e.PartsBlocks(at("i")+1, at("p")+1) {
		t.Error("a block begins between the second and the third text only")
	}
}
