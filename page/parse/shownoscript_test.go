package parse_test

import (
	"strings"
	"testing"

	"galley/page/pagetest"
)

// A page that has its text for those without scripts only shows that text; one that asks
// to turn scripts on does not.
func TestNoscript(t *testing.T) {
	posts := strings.Repeat(`<div class=post><b>ann</b><p>A post with a few words of text, and the next one is like it.</p></div>`, 20)
	tests := []struct {
		name, source string
		want         bool // that the posts are read
	}{
		{"the text", `<div id=app></div><noscript data-x=1><main>` + posts + `</main></noscript>`, true},
		{"beside the same text", `<main>` + posts + `</main><noscript>` + posts + `</noscript>`, false},
		{"a message", `<div id=app>One two</div><noscript>` + strings.Repeat(`<style>a{color:red}</style>`, 50) + `<p>Please turn scripts on.</p></noscript>`, false},
	}
	for _, tt := range tests {
		p := pagetest.Parse(t, "<head><noscript><style>x{}</style></noscript><title>t</title></head><body>"+tt.source)
		text := p.Text(p.Body())
		if got := strings.Count(text, "A post") > 0; got != (tt.want || tt.name == "beside the same text") {
			t.Errorf("%s: %q", tt.name, text)
		}
		if strings.Count(text, "A post") > 20 {
			t.Errorf("%s: read twice", tt.name)
		}
		if strings.Contains(text, "turn scripts on") || strings.Contains(text, "color") {
			t.Errorf("%s: %q", tt.name, text)
		}
	}
}
