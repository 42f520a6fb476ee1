package article

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/font"
	"galley/article/sheet"
	"galley/page"
)

const fontPage = `<body><h1 id=title box="0 0 600 40" look="font-family:'Web Face', serif;font-weight:700">T</h1>
	<div id=body box="0 50 600 100" look="font-family:'Web Face', Georgia, serif"><p>Words <em look="font-style:italic">é</em></p></div>
	<footer look="font-family:Other">Not kept</footer>`

// TestFontsKept: of the faces of a page those are kept that the article's text is in.
func TestFontsKept(t *testing.T) {
	woff := articletest.FontFile("wOF2", 100)
	p, sel := laid(t, fontPage)
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	a.AttachFonts([]Face{
		{Family: "Web Face", Weight: "400", Data: woff, Range: "U+0-FF", Size: "80%", Ascent: "95.5%", Gap: "normal"}, {Family: "web face", Weight: "700", Data: woff}, {Family: "Web Face", Weight: "300", Data: woff},
		{Family: "Web Face", Weight: "400", Style: "italic", Data: woff, Range: "U+E?"}, {Family: "Web Face", Weight: "400", Data: woff, Range: "U+400-4FF"},
		{Family: "Other", Data: woff}, {Family: "Georgia", Weight: "100 900", Data: articletest.FontFile("OTTO", font.MaxFile+1)},
	})
	var kept []string
	for _, f := range a.faces {
		kept = append(kept, strings.TrimSpace(f.Weight+" "+f.Style+" "+f.Range))
	}
	if got, want := strings.Join(kept, ", "), "400  U+0-FF, 700, 400 italic U+E?"; got != want {
		t.Errorf("kept %s, want %s", got, want)
	}
	if doc := written(t, p, sel); strings.Contains(doc, "@font-face") {
		t.Error("fonts come along that nobody asked for")
	}
	a.Embed()
	doc := htmlOf(t, a)
	if n := strings.Count(doc, `src:url("data:font/woff2;base64,`); n != 3 || !strings.Contains(doc, "font-src data:;") || !strings.Contains(doc, "g-f0,") {
		t.Errorf("%d embedded fonts in %s", n, doc)
	}
	if !strings.Contains(doc, ";size-adjust:80%;ascent-override:95.5%;line-gap-override:normal}") {
		t.Errorf("the measures of a face are not in %s", doc)
	}
	named := a.Assets("pictures of it")
	if doc = htmlOf(t, a); len(named) != 1 || !strings.Contains(doc, `src:url("pictures%20of%20it/`) || !strings.Contains(doc, "font-src &#39;self&#39; file:;") {
		t.Errorf("files %d in %s", len(named), doc)
	}
}

func htmlOf(t *testing.T, a *Article) string {
	t.Helper()
	var b strings.Builder
	if err := a.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestFallbackFonts: a local font takes the room of a web font that does not come along.
func TestFallbackFonts(t *testing.T) {
	p, sel := laid(t, fontPage)
	p.Fonts = []page.Font{
		{Family: "Web Face", Weight: "400", Style: "normal", Width: 0.44, Ascent: 0.9, Descent: 0.22, Gap: 0.11, Sans: 0.5, Serif: 0.4, Mono: 0.6},
		{Family: "Web Face", Weight: "700", Style: "italic", Width: 0.4, Ascent: 1, Descent: 0.2, Sans: 0.5, Serif: 0.4, Mono: 0.6},
		{Family: "Other", Weight: "400", Style: "normal", Width: 0.4, Ascent: 1, Descent: 0.2, Sans: 0.5, Serif: 0.4, Mono: 0.6},
	}
	doc := written(t, p, sel)
	for _, want := range []string{
		`@font-face{font-family:g-b-serif0;src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");font-weight:400;font-style:normal;` +
			`size-adjust:110%;ascent-override:81.82%;descent-override:20%;line-gap-override:10%}`,
		`local("Liberation Serif Bold Italic")`, `'Web Face', g-b-serif0, Georgia, serif`, "font-src &#39;none&#39;",
	} {
		if !strings.Contains(doc, want) {
			t.Errorf("no %s in %s", want, doc)
		}
	}
	if strings.Count(doc, "@font-face") != 2 {
		t.Errorf("fonts of other texts are in %s", doc)
	}
	for i := range p.Fonts {
		p.Fonts[i].Fixed = true // one whose letters are all of one width has its lines in such a font only
	}
	if doc := written(t, p, sel); !strings.Contains(doc, `'Web Face', g-b-monospace0, Georgia, serif`) || !strings.Contains(doc, `local("Courier New"),`) {
		t.Errorf("another font stands for one of equal letters: %s", doc)
	}
}

// TestListsWithoutGeneric: a list without a generic family gets one where the page was shown in a web
// font that it names, and has the browser's own behind it anywhere else.
func TestListsWithoutGeneric(t *testing.T) {
	p, sel := laid(t, `<body><h1 id=title look="font-family:'Not There'">T</h1><div id=body look="font-family:'Web Face'"><p>Words.</p></div>`)
	p.Fonts = []page.Font{{Family: "Web Face", Weight: "400", Style: "normal", Width: 0.44, Ascent: 0.9, Descent: 0.22, Sans: 0.5, Serif: 0.4, Mono: 0.6}}
	doc := written(t, p, sel)
	for _, want := range []string{"font-family:'Web Face', g-b-sans-serif0, sans-serif;", "font-family:'Not There';"} {
		if !strings.Contains(doc, want) {
			t.Errorf("no %s in %s", want, doc)
		}
	}
}

// TestHostileFonts: whatever a page says of its fonts, no text of it is in the rules.
func TestHostileFonts(t *testing.T) {
	woff := articletest.FontFile("wOF2", 100)
	for _, evil := range []string{
		`"}</style><script>x()</script>`, `x);src:url(//evil.example/f)`, "x\n}body{background:url(//evil.example/b)}", `\22 }`, "normal;src:url(//evil.example)", "U+0-FF;src:url(//evil.example)", "é",
	} {
		p, sel := laid(t, fontPage)
		for i := range p.Styles {
			p.Styles[i].Look[sheet.FontFamily] = evil
		}
		numbers := page.Font{Family: evil, Weight: "400", Style: "normal", Width: 0.4, Ascent: 1, Descent: 0.2, Sans: 0.5, Serif: 0.4, Mono: 0.6}
		p.Fonts = []page.Font{numbers}
		for _, set := range []func(*page.Font){func(f *page.Font) { f.Weight = evil }, func(f *page.Font) { f.Style = evil }, func(f *page.Font) { f.Width = 1e9 }, func(f *page.Font) { f.Gap = -1 }} {
			f := numbers
			set(&f)
			p.Fonts = append(p.Fonts, f)
		}
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		a.AttachFonts([]Face{{Family: evil, Data: woff}, {Family: evil, Weight: evil, Data: woff}, {Family: evil, Style: evil, Data: woff}, {Family: evil, Stretch: evil, Data: woff}, {Family: evil, Range: evil, Data: woff},
			{Family: evil, Size: evil, Data: woff}, {Family: evil, Ascent: evil, Data: woff}, {Family: evil, Descent: evil, Data: woff}, {Family: evil, Gap: evil, Data: woff}})
		for _, place := range []func(){func() {}, a.Embed, func() { a.Assets("pictures") }} {
			place()
			doc := htmlOf(t, a)
			css, _, _ := strings.Cut(doc, "</style>")
			if strings.Contains(css, "evil.example/") || strings.Contains(css, "x()") || strings.Count(doc, "</style>") != 1 || strings.Count(css, "@font-face") > 2 {
				t.Errorf("%q is in %s", evil, css)
			}
		}
	}
}

// The sign of a font of icons before an element comes along with the file of its font, and not without it.
func TestIconSigns(t *testing.T) {
	woff := articletest.FontFile("wOF2", 100)
	for _, tt := range []struct {
		name, content string
		face          Face
		want          string
	}{
		{"a sign", "\"\uf05a\"", Face{Family: "Signs", Weight: "900", Data: woff}, `content:"\f05a "`},
		{"a sign that the file has not", "\"\uf05a\"", Face{Family: "Signs", Weight: "900", Data: woff, Range: "U+0-FF"}, ""},
		{"the file of another font", "\"\uf05a\"", Face{Family: "Other", Data: woff}, ""},
		{"signs between words", "\"Note \uf05a\"", Face{Family: "Signs", Data: woff}, ""},
	} {
		p, sel := laid(t, `<div id=body box="0 0 600 100"><p box="0 0 600 20">Words and more words.</p></div>`)
		values := make([]string, len(page.GeneratedProperties))
		for name, v := range map[string]string{"content": tt.content, "display": "inline", "position": "static", "visibility": "visible", "opacity": "1", "font-family": "Signs", "font-weight": "900", "font-style": "normal",
			"color": "rgb(1, 2, 3)", "background-color": "rgba(0, 0, 0, 0)", "background-image": "none", "mask-image": "none", "clip-path": "none", "box-shadow": "none", "transform": "none"} {
			values[sheet.GeneratedAt[name]] = v
		}
		p.Styles[p.Nodes[sel.Roots[0]+1].Style].Look[sheet.LookAt[page.Before]] = page.JoinGenerated(values)
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		a.AttachFonts([]Face{tt.face})
		if doc := htmlOf(t, a); strings.Contains(doc, "f05a") || strings.Contains(doc, "\uf05a") {
			t.Errorf("%s: it is there without its font:\n%s", tt.name, doc)
		}
		a.Embed()
		doc := htmlOf(t, a)
		if tt.want != "" && (!strings.Contains(doc, tt.want) || !strings.Contains(doc, "font-family:g-f0")) || tt.want == "" && strings.Contains(doc, "f05a") {
			t.Errorf("%s: want %q in\n%s", tt.name, tt.want, doc)
		}
	}
}
