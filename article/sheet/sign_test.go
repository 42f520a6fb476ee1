package sheet

import (
	"strings"
	"testing"

	"galley/page"
)

// Drawings in style sheets are written anew, if they are vetted and there is room for them.
func TestSign(t *testing.T) {
	const svg = `<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/></svg>`
	const want = `url("data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnPjxwYXRoIGQ9J00wIDAnLz48L3N2Zz4=")`
	for _, tt := range []struct{ name, image, want string }{
		{"as it is", `url("data:image/svg+xml,` + svg + `")`, want},
		{"with a charset", `url("data:image/svg+xml;charset=utf-8,` + svg + `")`, want},
		{"in percents", `url("data:image/svg+xml,` + strings.NewReplacer("<", "%3C", ">", "%3E", " ", "%20").Replace(svg) + `")`, want},
		{"in base64", want, want},
		{"with a fragment", `url("data:image/svg+xml,` + svg + `#a")`, want},
		{"escaped quotes", `url("data:image/svg+xml,` + strings.ReplaceAll(svg, "'", `\"`) + `")`, strings.ReplaceAll(want, "PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnPjxwYXRoIGQ9J00wIDAnLz48L3N2Zz4=", "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxwYXRoIGQ9Ik0wIDAiLz48L3N2Zz4=")},
		{"a handler", `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='x'/>")`, ""},
		{"loads", `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='http://x.example/'/></svg>")`, ""},
		{"two images", `url("data:image/svg+xml,` + svg + `"), url("x")`, ""},
		{"not closed", `url("data:image/svg+xml,` + svg, ""},
		{"other escapes", `url("data:image/svg+xml,` + svg + `\a ")`, ""},
		{"a file", `url("https://a.example/i.svg")`, ""},
		{"HTML", `url("data:text/html,` + svg + `")`, ""},
		{"large", `url("data:image/svg+xml,` + strings.Replace(svg, "M0 0", strings.Repeat("M0 0", maxSign), 1) + `")`, ""},
		{"none", "none", ""}, {"empty", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := New(&page.Page{}).sign(tt.image); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
	s, kept := New(&page.Page{}), 0
	for i := range 2 * allSigns / maxSign {
		d := strings.Repeat("M1 1", i+maxSign/5)
		if s.sign(`url("data:image/svg+xml,`+strings.Replace(svg, "M0 0", d, 1)+`")`) != "" {
			kept++
		}
	}
	if kept == 0 || kept >= 2*allSigns/maxSign {
		t.Errorf("%d drawings are kept", kept)
	}
}

// An empty element keeps the room of a sign that stays behind, and not that of one that comes along.
func TestLeavesSign(t *testing.T) {
	for content, want := range map[string]bool{`"#"`: false, "\"\ue001\"": true, `counter(a)`: false, `url("https://a.example/i.png")`: true} {
		values := make([]string, len(page.GeneratedProperties))
		values[GeneratedAt["content"]] = content
		style := &page.Style{Look: make([]string, len(page.LookProperties))}
		style.Look[LookAt[page.Before]] = page.JoinGenerated(values)
		if got := New(&page.Page{}).LeavesSign(style, page.Before); got != want {
			t.Errorf("%s: %t, want %t", content, got, want)
		}
		if New(&page.Page{}).LeavesSign(style, page.After) {
			t.Errorf("%s: there is nothing after it", content)
		}
	}
}

// TestIsOnce: a drawing that fills its small box is a sign, one that is repeated in it a pattern.
func TestIsOnce(t *testing.T) {
	for _, tt := range []struct {
		name, width, height, size string
		want                      bool
	}{
		{"as large", "16px", "16px", "16px", true},
		{"as large, both", "16px", "12px", "16px 12px", true},
		{"as wide, with its own height", "16px", "16px", "16px auto", true},
		{"fills the box", "16px", "24px", "cover", true},
		{"smaller", "16px", "16px", "8px", false},
		{"lower", "16px", "16px", "16px 8px", false},
		{"of its own size", "16px", "16px", "auto", false},
		{"a large box", "600px", "16px", "600px 16px", false},
		{"no box", "auto", "16px", "16px", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			values := map[int]string{Width: tt.width, Height: tt.height, ImageSize: tt.size}
			if got := isOnce(func(property int) string { return values[property] }); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// A list keeps the drawing that it has in itself for its signs; a list in it that has none says so.
func TestListDrawing(t *testing.T) {
	const drawing = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/></svg>")`
	for _, tt := range []struct {
		name, own, around string
		want              string // what the declaration begins with
	}{
		{"drawing", drawing, "none", `list-style-image:url("data:image/svg+xml;base64,`},
		{"handed on", drawing, drawing, ""},
		{"none within", "none", drawing, "list-style-image:none;"},
		{"picture of a server", `url("https://a.example/i.png")`, "none", ""},
		{"with a handler", strings.Replace(drawing, "<path", "<path onload='x'", 1), "none", ""},
	} {
		look := func(image string) []string {
			l := make([]string, len(page.LookProperties))
			l[listImage] = image
			return l
		}
		r := rule{look: look(tt.own), parent: look(tt.around), sheet: New(&page.Page{})}
		r.listDrawing()
		if got := r.text.String(); !strings.HasPrefix(got, tt.want) || (got == "") != (tt.want == "") {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
