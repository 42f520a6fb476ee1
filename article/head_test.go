package article

import (
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"galley/page"
)

const headMeta = `<html lang=en><head><title>T</title><meta name=author content="Ann Example, Bo Li">
	<meta property="article:published_time" content="2024-03-05T23:30:00Z"><meta property="og:site_name" content="The Paper">
	<link rel=canonical href="/c"></head><body>`

func TestHead(t *testing.T) {
	const source = "The Paper"
	tests := []struct{ name, source, want string }{
		{"metadata only", headMeta + `<h1 id=title>T</h1><div id=body><p>x</p></div>`, "T\n\nAnn Example, Bo Li · 2024-03-05 · The Paper\n\nx\n"},
		{"nothing known", `<h1 id=title>T</h1><div id=body><p>x</p></div>`, "T\n\nx\n"},
		{"no site name", `<meta name=author content=Ann><body><h1 id=title>T</h1><div id=body><p>x</p></div>`, "T\n\nAnn · news.example\n\nx\n"},
		{"shown between title and body", headMeta + `<h1 id=title>T</h1><div><p>By <a href=/ann>Ann Example</a></p><p>6 March 2024</p><button>Share</button></div><div id=body><p>x</p></div>`,
			"T\n\nBy Ann Example\n\n6 March 2024\n\nThe Paper\n\nx\n"},
		{"shown in a menu, too", headMeta + `<ul><li><a href=/>Home</a><li><a href=/a>Ann Example</a><li><a href=/c>Contact</a></ul><h1 id=title>T</h1><p>By Ann Example</p><div id=body><p>x</p></div>`,
			"T\n\nBy Ann Example\n\n2024-03-05 · The Paper\n\nx\n"},
		{"shown in navigation alone", headMeta + `<nav><a href=/a>Ann Example</a></nav><h1 id=title>T</h1><div id=body><p>x</p></div>`, "T\n\nAnn Example, Bo Li · 2024-03-05 · The Paper\n\nx\n"},
		{"shown in a list with the day", headMeta + `<ul><li><a href=/a>Ann Example</a><li>March 5, 2024<li><a href=/c>News</a></ul><h1 id=title>T</h1><div id=body><p>x</p></div>`,
			"T\n\nAnn Example\n\nMarch 5, 2024\n\nNews\n\nThe Paper\n\nx\n"},
		{"shown in another language", headMeta + `<p>2024年3月5日</p><h1 id=title>T</h1><div id=body><p>x</p></div>`, "T\n\n2024年3月5日\n\nAnn Example, Bo Li · The Paper\n\nx\n"},
		{"shown as a time", headMeta + `<h1 id=title>T</h1><p><time datetime="2024-03-05">yesterday</time></p><div id=body><p>x</p></div>`, "T\n\nyesterday\n\nAnn Example, Bo Li · The Paper\n\nx\n"},
		{"shown in the body", headMeta + `<h1 id=title>T</h1><div id=body><p>Ann Example</p><p>March 5, 2024</p><p>x</p></div>`, "T\n\nThe Paper\n\nAnn Example\n\nMarch 5, 2024\n\nx\n"},
		{"in lines of the text", headMeta + `<div id=body><b id=title>T</b><br>By Ann Example, March 5, 2024<br><br>` + strings.Repeat("x ", 99) + `</div>`,
			"The Paper\n\nT\n\nBy Ann Example, March 5, 2024\n\n" + strings.Repeat("x ", 98) + "x\n"},
		{"in a sentence of the text", headMeta + `<h1 id=title>T</h1><div id=body>` + strings.Repeat("x ", 99) + `by Ann Example on March 5, 2024.</div>`,
			"T\n\nAnn Example, Bo Li · 2024-03-05 · The Paper\n\n" + strings.Repeat("x ", 99) + "by Ann Example on March 5, 2024.\n"},
		{"cut out of the body", headMeta + `<div id=body><h1 id=title>T</h1><div class=cut><p>Ann Example, March 5, 2024</p><p>Share this</p></div><p>x</p></div>`,
			"T\n\nAnn Example, March 5, 2024\n\nThe Paper\n\nx\n"},
		{"below the name of a section", headMeta + `<div><a href=/news>News</a><h1 id=title>T</h1><div>By Ann Example</div><div>March 5, 2024</div></div><div id=body><p>x</p></div>`,
			"T\n\nBy Ann Example\n\nMarch 5, 2024\n\nThe Paper\n\nx\n"},
		{"the day of another article", headMeta + `<h1 id=title>T</h1><p>March 15, 2025</p><div id=body><p>x</p></div>`, "T\n\nAnn Example, Bo Li · 2024-03-05 · The Paper\n\nx\n"},
		{"the day on which the page was fetched", headMeta + `<p>September 5, 2024</p><h1 id=title>T</h1><div id=body><p>x</p></div>`, "T\n\nAnn Example, Bo Li · 2024-03-05 · The Paper\n\nx\n"},
		{"an earlier day than the one for programs", headMeta + `<h1 id=title>T</h1><p>March 15, 2023</p><div id=body><p>x</p></div>`, "T\n\nMarch 15, 2023\n\nAnn Example, Bo Li · The Paper\n\nx\n"},
		{"a teaser with the name", headMeta + `<h1 id=title>T</h1><p>` + strings.Repeat("Ann Example writes. ", 20) + `</p><div id=body><p>x</p></div>`,
			"T\n\nAnn Example, Bo Li · 2024-03-05 · The Paper\n\nx\n"},
		{"title in a row of the body", headMeta + `<div id=body><ul><li><h1 id=title>T</h1></li></ul><p>x</p></div>`, "T\n\nAnn Example, Bo Li · 2024-03-05 · The Paper\n\nx\n"},
		{"no body", headMeta + `<h1 id=title>T</h1>`, "T\n\nAnn Example, Bo Li · 2024-03-05 · The Paper\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := parsed(t, tt.source)
			if tt.name == "no body" {
				sel.Roots = nil
			}
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			var text strings.Builder
			if err := a.WriteText(&text); err != nil || text.String() != tt.want {
				t.Errorf("%v: %q\nwant %q", err, text.String(), tt.want)
			}
			for _, fault := range roundTrip(t, a) {
				t.Error(fault)
			}
			for _, b := range a.Blocks {
				if strings.Contains(b.Text, source) {
					t.Errorf("the head is a block: %+v", b)
				}
			}
			if doc := written(t, p, sel); a.head.Line.Source != "" && !strings.Contains(doc, ` rel="noopener noreferrer">`+a.head.Line.Source+"</a>") {
				t.Errorf("no link to the source in %s", bodyOf(doc))
			}
			q, _ := parsed(t, tt.source)
			for _, n := range Read(q, sel).head() {
				if !a.inHead(n) {
					t.Errorf("Head has node %d, the article has not", n)
				}
			}
		})
	}
}

// TestFrontMatter holds that YAML says what the page said, whatever that was.
func TestFrontMatter(t *testing.T) {
	hostile := []string{
		"plain", "--- x", "---", "a: b", "# no comment", "- list", "\"quoted\"", "it's", "null", "true", "1e3", "2024-03-05", "{a}", "[b]", "*x", "&y", "!tag", "%z", "@q", "`c`", "| pipe", "> fold",
		"back\\slash", "tab\there", "é 日本 \u2028 \u0085 x", "\ufeffbom", "yes", "~", "a #b", "key: [", "? x", "=", "\x01\x7f", "emoji 🎉", "ends:", "<script>x()</script>", `a\<b`, "[x](javascript:x())", "&lt;", "![x](y)", "one `code` 'quoted' \"twice\"",
	}
	for _, v := range hostile {
		p, sel := parsed(t, "<h1 id=title></h1><div id=body><p>x</p></div>")
		p.Nodes[p.First(0, "h1")].Attrs = nil
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		a.Title, a.Lang = v, "en"
		front, err := a.frontMatter()
		if err != nil {
			t.Fatal(err)
		}
		text := front
		inside, ok := strings.CutPrefix(text, "---\n")
		inside, rest, found := strings.Cut(inside, "\n---\n")
		if !ok || !found || rest != "\n" {
			t.Errorf("%q: the block is not closed: %q", v, text)
			continue
		}
		var got map[string]any
		if err := yaml.Unmarshal([]byte(inside), &got); err != nil || got["title"] != v {
			t.Errorf("%q became %q (%v) in %q", v, got["title"], err, inside)
		}
		if strings.ContainsAny(v, "\u2028\u0085\x01\x7f\ufeff") && strings.ContainsAny(inside, "\u2028\u0085\x01\x7f\ufeff") {
			t.Errorf("%q is written bare: %q", v, inside)
		}
	}
}

// TestHeadParts: what the page shows keeps its look, and the line has that of the body.
func TestHeadParts(t *testing.T) {
	p, sel := laid(t, headMeta+`<h1 id=title box="100 100 600 40">T</h1>
		<div box="100 150 600 20" look="color:rgb(90, 90, 90)"><p box="100 150 600 20">Ann Example</p></div>
		<p box="100 4000 600 20">6 March 2024</p>
		<div id=body box="100 200 600 400" look="font-family:Georgia"><p box="100 200 600 400">x</p></div>`)
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	if len(a.parts) != 3 || !a.parts[1].Head || page.Norm(p.Text(a.parts[1].Root)) != "Ann Example" {
		t.Fatalf("parts %+v", a.parts)
	}
	doc := written(t, p, sel)
	for _, want := range []string{"rgb(90, 90, 90)", `<p class="g-head">2024-03-05 · <a href="https://news.example/c"`, "max-width:600px"} {
		if !strings.Contains(doc, want) {
			t.Errorf("no %s in %s", want, doc)
		}
	}
}

// TestHeadBeside: a name in a column about the site is not who wrote it as the page shows that;
// in a column of the article, with the day, it is.
func TestHeadBeside(t *testing.T) {
	const day = `<p box="300 150 600 20">5 March 2024</p>`
	for _, tt := range []struct {
		name, beside, below string
		head                int // parts
	}{
		{"of the site", `<aside box="20 100 200 300"><p box="20 150 200 20">Ann Example</p></aside>`, day, 1},
		{"with the day", `<div box="20 100 200 60"><p box="20 100 200 20">Ann Example</p>` + strings.ReplaceAll(day, "300 150 600", "20 130 200") + `</div>`, "", 1},
		{"without a day", `<aside box="20 100 200 300"><p box="20 150 200 20">Ann Example</p></aside>`, "", 1},
		{"below the title", "", `<p box="300 150 600 20">Ann Example</p>` + strings.ReplaceAll(day, "300 150", "300 4000"), 1},
	} {
		p, sel := laid(t, headMeta+tt.beside+`<h1 id=title box="300 100 600 40">T</h1>`+tt.below+
			`<div id=body box="300 200 600 400"><p box="300 200 600 400">x</p></div>`)
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		var head []string
		for _, pt := range a.parts {
			if pt.Head {
				head = append(head, page.Norm(p.Text(pt.Root)))
			}
		}
		if len(head) != tt.head || tt.name == "of the site" && strings.Contains(head[0], "Ann") || tt.name == "with the day" && !strings.Contains(head[0], "Ann") {
			t.Errorf("%s: %q", tt.name, head)
		}
	}
}
