package article

import (
	"strings"
	"testing"
)

// What stands beside a byline is the face of the writer, if it is a small picture and brings no
// other words; the styled article has it, texts do not.
func TestFaceOfWriter(t *testing.T) {
	const face = `<img src=/face.jpg alt="Ann Example" box="343 160 48 48">`
	for _, tt := range []struct {
		name, head string
		want       bool
	}{
		{"beside", `<div class=row box="343 160 680 48">` + face + `<div box="400 165 200 30">By Ann Example</div></div>`, true},
		{"around and beside", `<div class=row box="343 160 680 48"><a href=/ann box="343 160 48 48">` + face + `</a><div box="400 165 200 30"><span>By Ann Example</span></div></div>`, true},
		{"with other words", `<div class=row box="343 160 680 48">` + face + `<div box="400 165 200 30">By Ann Example</div><div box="600 165 200 30">Share this story</div></div>`, false},
		{"a large picture", `<div class=row box="343 160 680 400"><img src=/face.jpg box="343 160 680 300"><div box="400 465 200 30">By Ann Example</div></div>`, false},
		{"not loaded", `<div class=row box="343 160 680 48"><img src=/gone.jpg box="343 160 48 48"><div box="400 165 200 30">By Ann Example</div></div>`, false},
	} {
		p, sel := laid(t, `<head><meta name=author content="Ann Example"></head><body box="0 0 1366 2000"><h1 id=title box="343 90 680 50">T</h1>`+
			tt.head+`<div id=body box="343 230 680 1400"><p box="343 230 680 100">Words and more words.</p></div>`)
		p.Broken = []string{"https://news.example/gone.jpg"}
		if n := p.First(0, "img"); p.Nodes[n].Attr("src") == "/gone.jpg" {
			p.Nodes[n].Src = p.Broken[0]
		}
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		doc := written(t, p, sel)
		if got := strings.Contains(doc, ".jpg"); got != tt.want {
			t.Errorf("%s: the picture is written: %v\n%s", tt.name, got, bodyOf(doc))
		}
		a.NoFrontMatter = true
		var md strings.Builder
		if err := a.WriteMarkdown(&md); err != nil || strings.Contains(md.String(), ".jpg") || !strings.Contains(md.String(), "By Ann Example") {
			t.Errorf("%s: %v: Markdown %q", tt.name, err, md.String())
		}
	}
}

// Between a title and a byline is the room that was there, without the margins that are written
// with them.
func TestGapAboveHead(t *testing.T) {
	for _, tt := range []struct{ name, title, head, want string }{
		{"no margins", "margin-bottom:0px", `<div box="343 170 680 40">By Ann Example</div>`, "margin-top:30px"},
		{"of the title", "margin-bottom:20px", `<div box="343 170 680 40">By Ann Example</div>`, "margin-top:10px"},
		{"of both", "margin-bottom:20px", `<div box="343 170 680 40" look="margin-top:15px">By Ann Example</div>`, ""},
		{"of its first child", "margin-bottom:0px", `<div box="343 170 680 60"><p box="343 170 680 20" look="margin-top:25px">By Ann Example</p><p box="343 200 680 20">March 5, 2024</p></div>`, "margin-top:5px"},
		{"in its padding", "margin-bottom:0px", `<div box="343 170 680 60"><p box="343 178 680 20" look="margin-top:8px">By Ann Example</p><p box="343 200 680 20">March 5, 2024</p></div>`, "margin-top:30px"},
	} {
		p, sel := laid(t, `<head><meta name=author content="Ann Example"><meta property="article:published_time" content="2024-03-05T23:30:00Z"></head><body box="0 0 1366 2000">
			<h1 id=title box="343 90 680 50" look="`+tt.title+`">T</h1>`+tt.head+`<div id=body box="343 230 680 1400"><p box="343 230 680 100">Words</p></div>`)
		doc := written(t, p, sel)
		before, _, _ := strings.Cut(bodyOf(doc), "By Ann Example")
		_, class, _ := strings.Cut(before[strings.LastIndex(before, `class="g-part`):], " ")
		class, _, _ = strings.Cut(strings.TrimPrefix(class, "g-part "), `"`)
		_, rules, _ := strings.Cut(doc, "."+class+"{")
		rules, _, _ = strings.Cut(rules, "}")
		if got := strings.Contains(rules, "margin-top"); got != (tt.want != "") || !strings.Contains(rules, tt.want) {
			t.Errorf("%s: %q in %q, want %q", tt.name, rules, class, tt.want)
		}
	}
}
