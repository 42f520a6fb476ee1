package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/goregular"

	"galley/article"
	"galley/page"
	"galley/page/parse"
)

// TestHostileFonts takes fonts that a page can name through the styled article, opens it
// in Chrome without its policy, and holds that nothing of them runs or loads.
func TestHostileFonts(t *testing.T) {
	v := newTripwireView(t)
	fake := append([]byte("wOF2\x00\x00\x00\x00\x00\x00\x00\x80"), make([]byte, 116)...)
	huge := append(bytes.Clone(goregular.TTF), make([]byte, 3<<20)...)
	evil := []string{
		"Plain", `"}</style><script>fire(1)</script>`, `x;}body{background:url(http://127.0.0.1:9/b)}`, `x");src:url("http://127.0.0.1:9/f`,
		`x\22);src:url(http://127.0.0.1:9/f)`, "x\n}@import 'http://127.0.0.1:9/i';", "</style><img src=x onerror=fire(1)>", `x', 'y`, "-->", "/*",
	}
	var docs []hostileDoc
	for i, name := range evil {
		p, err := parse.HTML(strings.NewReader("<body><h1>T</h1><div id=b><p>Words.</p></div>"), parse.Source{URL: "https://news.example/story"})
		if err != nil {
			t.Fatal(err)
		}
		p.Laid, p.Viewport = true, page.DefaultViewport
		look := make([]string, len(page.LookProperties))
		for j, property := range page.LookProperties {
			look[j] = map[string]string{"display": "block", "font-family": name, "font-weight": "400", "font-style": "normal", "color": "rgb(0, 0, 0)"}[property]
		}
		p.Styles = []page.Style{{Display: "block", Visibility: "visible", Opacity: 1, Look: look}}
		for n := range p.Nodes {
			p.Nodes[n].Style = page.NoStyle
			if p.Nodes[n].Kind == page.Element {
				p.Nodes[n].Style = 0
			}
		}
		measured := page.Font{Family: name, Weight: "400", Style: "normal", Width: 0.4, Ascent: 1, Descent: 0.2, Sans: 0.5, Serif: 0.4, Mono: 0.6}
		injected := measured
		injected.Weight, injected.Style = name, name
		p.Fonts = []page.Font{measured, injected}
		a, err := article.New(p, storyOf(p))
		if err != nil {
			t.Fatal(err)
		}
		a.AttachFonts([]article.Face{
			{Family: name, Data: goregular.TTF}, {Family: name, Data: fake, Weight: "700"}, {Family: name, Data: []byte("<svg onload=fire(1)>" + strings.Repeat(" ", 99))},
			{Family: name, Data: goregular.TTF, Weight: name}, {Family: name, Data: goregular.TTF, Style: name}, {Family: name, Data: goregular.TTF, Stretch: name},
			{Family: name, Data: goregular.TTF, Range: name}, {Family: name, Data: huge},
		})
		for _, embed := range []bool{false, true} {
			if embed {
				a.Embed()
			}
			var out bytes.Buffer
			if err := a.WriteHTML(&out); err != nil {
				t.Fatal(err)
			}
			text := out.String()
			if embed && i == 0 && !strings.Contains(text, "data:font/ttf") || len(text) > 1<<20 {
				t.Errorf("%q: %d bytes, no font or too large a one", name, len(text))
			}
			open, policy, _ := strings.Cut(text, `<meta http-equiv="Content-Security-Policy"`)
			_, rest, _ := strings.Cut(policy, ">")
			docs = append(docs, hostileDoc{fmt.Sprintf("font %q, embedded: %v", name, embed), open + rest})
		}
	}
	trips, loaded := v.open(docs)
	for _, trip := range trips {
		t.Error(trip)
	}
	for kind, addresses := range loaded {
		for _, u := range addresses {
			if !strings.HasSuffix(u, "/favicon.ico") {
				t.Errorf("%s loaded: %s", kind, u)
			}
		}
	}
}
