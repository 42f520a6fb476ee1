package page

import (
	"strings"
	"testing"
)

// Every x is to be read, no h is.
func TestUnveil(t *testing.T) {
	long := func(letter string) string { return strings.Repeat("<p>"+strings.Repeat(letter, 40)+"</p>", 20) }
	tests := []struct{ name, source string }{
		{"nearly all of the page", `<div style="display:none">` + long("x") + `</div><p>x</p>`},
		{"the body", `<body hidden>` + long("x")},
		{"half of the page", `<div hidden>` + long("h") + `</div>` + long("x")},
		{"many elements with little text", `<div hidden>` + strings.Repeat("<p>h</p>", 50) + `</div><p>` + strings.Repeat("x", 50) + `</p>`},
		{"a dialog", `<p>x</p><dialog hidden>` + long("h") + `</dialog>`},
		{"hidden in it", `<div hidden>` + long("x") + `<p hidden>h</p></div>x`},
		{"one of two", `<p hidden>h</p><div hidden>` + long("x") + `</div>x`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if text := parsed(t, tt.source).Text(0); strings.Contains(text, "h") || !strings.Contains(text, "x") || strings.Contains(tt.source, long("x")) && len(text) < 800 {
				t.Errorf("Text = %q", text)
			}
		})
	}
}
