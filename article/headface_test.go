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
		{"with what the writer is", `<div class=row box="343 160 680 48">` + face + `<div box="400 165 200 30">By Ann Example</div><small class=author-title box="400 190 200 18">Editor</small></div>`, true},
		{"beside, with the day elsewhere", `<div box="343 145 680 14"><time datetime=2024-04-25 box="343 145 90 14">25 April 2024</time></div><div class=row box="343 160 680 48">` + face + `<div box="400 165 200 30">By Ann Example</div></div>`, true},
		{"with other words", `<div class=row box="343 160 680 48">` + face + `<div box="400 165 200 30">By Ann Example</div><div box="600 165 200 30">Share this story</div></div>`, false},
		{"a large picture", `<div class=row box="343 160 680 400"><img src=/face.jpg box="343 160 680 300"><div box="400 465 200 30">By Ann Example</div></div>`, false},
		{"not loaded", `<div class=row box="343 160 680 48"><img src=/gone.jpg box="343 160 48 48"><div box="400 165 200 30">By Ann Example</div></div>`, false},
	} {
		p, sel := laid(t, `<head><meta name=author content="Ann Example"><meta property="article:published_time" content=2024-04-25></head><body box="0 0 1366 2000"><h1 id=title box="343 90 680 50">T</h1>`+
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
