package document_test

import (
	"strings"
	"testing"

	"galley/article"
	"galley/article/articletest"
	"galley/article/documenttest"
)

// TestKept: what a page says in forms of its own is said in Markdown, clean HTML and text.
func TestKept(t *testing.T) {
	tests := []struct{ name, source, md, clean, text string }{
		{"sub and sup", `<p>H<sub>2</sub>O x<sup>n+1</sup></p>`, "H<sub>2</sub>O x<sup>n+1</sup>", "H<sub>2</sub>O", "H2O xn+1"},
		{"a tag in a sup", `<p>x<sup>&lt;b&gt;</sup></p>`, `x<sup>\<b></sup>`, "<sup>&lt;b&gt;</sup>", "x<b>"},
		{"tasks", `<ul><li><input type=checkbox checked> done<li><label><input type=Checkbox>to do</label></ul>`, "- [x] done\n- [ ] to do", "☑  done", "☑ done\n\n☐ to do"},
		{"a box that is no task", `<ul><li>words <input type=checkbox></ul><p><input type=checkbox> agree</p>`, "- words\n\nagree", "<li data-block=\"b1\">words </li>", "words\n\nagree"},
		{"a closed details", `<details><summary>More</summary><p>inside</p></details>`, "**More**\n\ninside", "<p data-block=\"b2\">inside</p>", "More\n\ninside"},
		{"terms", `<dl><dt>term<dd>what it means</dl>`, "**term**\n\nwhat it means", "<dt data-block=\"b1\">term</dt>", "term\n\nwhat it means"},
		{"a formula with TeX", `<p><math><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac><annotation encoding="application/x-tex">\frac{a}{b}</annotation></semantics></math></p>`, "$`\\frac{a}{b}`$", "<mfrac>", `\frac{a}{b}`},
		{"TeX that would be markup", "<p><math alttext=\"`x`^{&lt;img src=x onerror=x()&gt;}\"><mi>x</mi></math></p>", "$`` `x`^{<img src=x onerror=x()>} ``$", "<mi>", "`x`^{<img src=x onerror=x()>}"},
		{"a fraction", `<p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> cup</p>`, "1/2 cup", "<mfrac>", "1/2 cup"},
		{"a player of an older kind", `<p>film</p><object data="https://player.example/v/1"></object>`, "[player.example](https://player.example/v/1)", `<a href="https://player.example/v/1"`, "film"},
		{"a stand-in for a player", `<p>film</p><div data-embed="https://player.example/v/1"><img src=p.jpg alt=Film><button>Play</button></div>`,
			"[![Film](https://news.example/2024/p.jpg)](https://player.example/v/1)", `<a href="https://player.example/v/1" rel="noopener noreferrer"><img src="https://news.example/2024/p.jpg" alt="Film"></a>`, "film"},
		{"a stand-in that runs", `<p>film</p><div data-embed="javascript:x()"><img src=p.jpg alt=Film></div>`, "![Film](https://news.example/2024/p.jpg)", `<img src="https://news.example/2024/p.jpg"`, "film"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<body>"+tt.source)
			a, err := article.New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			a.NoFrontMatter = true
			var md, clean, text strings.Builder
			if err := a.WriteMarkdown(&md); err != nil {
				t.Fatal(err)
			}
			if err := a.WriteClean(&clean); err != nil {
				t.Fatal(err)
			}
			if err := a.WriteText(&text); err != nil {
				t.Fatal(err)
			}
			for _, c := range [3][2]string{{md.String(), tt.md}, {clean.String(), tt.clean}, {text.String(), tt.text}} {
				if !strings.Contains(c[0], c[1]) {
					t.Errorf("no %q in\n%s", c[1], c[0])
				}
			}
		})
	}
}

// TestBrokenPictures: one that could not be loaded has no room of its own.
func TestBrokenPictures(t *testing.T) {
	p, sel := articletest.Laid(t, `<body><p>x</p><img src="a.png" box="0 0 600 400" look="width:600px;height:400px"><img src="b.png" alt="A boat" box="0 400 600 400"><img src="c.png" box="0 800 600 400">`)
	for i := range p.Nodes {
		if p.Nodes[i].Tag == "img" {
			p.Nodes[i].Src = p.Resolve(p.Nodes[i].Attr("src"))
		}
	}
	p.Broken = []string{"https://news.example/2024/a.png", "https://news.example/2024/b.png"}
	doc := documenttest.Written(t, p, sel)
	for _, want := range []string{`<img src="https://news.example/2024/a.png" alt="">`, `<img src="https://news.example/2024/b.png" alt="A boat">`, `c.png" width="600" height="400"`} {
		if !strings.Contains(doc, want) {
			t.Errorf("no %s in %s", want, articletest.BodyOf(doc))
		}
	}
}

// A rule of which the lines are in its height has no more with them.
func TestHeightOfRuleWithLines(t *testing.T) {
	for kind, want := range map[string]bool{"border-box": true, "content-box": false} {
		p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900">x<hr look="height:2px;display:block;box-sizing:`+kind+`" box="0 40 700 2"></div>`)
		if doc := documenttest.Written(t, p, sel); strings.Contains(doc, "box-sizing:border-box;height:2px}") != want || !strings.Contains(doc, "height:2px}") {
			t.Errorf("%s: %s", kind, doc)
		}
	}
}

// TestRuleKeepsHeight: a rule that is a ground has its height, and the width of its column.
func TestRuleKeepsHeight(t *testing.T) {
	for look, want := range map[string]bool{"height:6px;display:block": true, "height:6px;display:inline-block": true, "height:0px": false} {
		p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900">x<hr look="`+look+`" box="0 40 700 6"></div>`)
		doc := documenttest.Written(t, p, sel)
		if got := strings.Contains(doc, "height:6px"); got != want || strings.Contains(doc, "width:700px;height") {
			t.Errorf("%s: %s", look, doc)
		}
	}
}
