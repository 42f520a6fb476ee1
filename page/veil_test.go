package page

import (
	"strings"
	"testing"
)

// Every x is to be read, no h is.
func TestUnveil(t *testing.T) {
	long := func(letter string) string { return strings.Repeat("<p>"+strings.Repeat(letter, 40)+"</p>", 20) }
	tests := []struct{ name, source string }{
		{"nearly all of the page", `<div style="display:none"><h1>x</h1>` + long("x") + `</div><p>x</p>`},
		{"half of the page", `<div>` + long("x") + `</div><div hidden><h1>x</h1>` + long("x") + `</div>`},
		{"in the main element", `<main><div hidden><h1>x</h1>` + long("x") + `</div></main>`},
		{"the body", `<body hidden><h1>x</h1>` + long("x")},
		{"no heading", `<div hidden>` + long("h") + `</div><p>x`},
		{"not the only heading", `<h1>x</h1><div hidden><h1>h</h1>` + long("h") + `</div>`},
		{"many elements with little text", `<div hidden><h1>h</h1>` + strings.Repeat("<p>h</p>", 50) + `</div><p>` + strings.Repeat("x", 100) + `</p>`},
		{"a dialog", `<p>x</p><dialog hidden><h1>h</h1>` + long("h") + `</dialog>`},
		{"hidden in it", `<div hidden><h1>x</h1>` + long("x") + `<p hidden>h</p></div>x`},
		{"one of two", `<p hidden>h</p><div hidden><h1>x</h1>` + long("x") + `</div>x`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := parsed(t, tt.source).Text(0)
			if strings.Contains(text, "h") || !strings.Contains(text, "x") || len(text) < strings.Count(tt.source, "x") {
				t.Errorf("Text = %q", text)
			}
		})
	}
}
