package pagetest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/page"
	"galley/page/hidden"
	"galley/page/parse"
)

// Boxed is a page whose elements say their boxes, box="x y w h" in CSS px, and their font sizes,
// font="px".
func Boxed(t testing.TB, url, html string) *page.Page {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(html), parse.Source{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	p.Laid, p.Viewport, p.Size = true, page.DefaultViewport, page.Size{W: 1366, H: 5000}
	var fonts []float64
	for i := range p.Nodes {
		n, font := &p.Nodes[i], 16.0
		if n.Kind != page.Element {
			continue
		}
		scan(t, n.Attr("box"), &n.Box.X, &n.Box.Y, &n.Box.W, &n.Box.H)
		scan(t, n.Attr("font"), &font)
		at := slices.Index(fonts, font)
		if at < 0 {
			at = len(fonts)
			fonts = append(fonts, font)
			p.Styles = append(p.Styles, page.Style{Display: "block", FontSize: font, FontWeight: 400, Opacity: 1})
		}
		n.Style = int32(at)
	}
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	hidden.Mark(p)
	return p
}

func scan(t testing.TB, s string, into ...any) {
	t.Helper()
	if s == "" {
		return
	}
	if _, err := fmt.Sscan(s, into...); err != nil {
		t.Fatalf("%q: %v", s, err)
	}
}
