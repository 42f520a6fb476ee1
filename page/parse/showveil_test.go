package parse_test

import (
	"strings"
	"testing"

	"galley/page/pagetest"
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
		{"what follows the title", `<article><h1>x</h1><p>x</p><div hidden>` + long("x") + `</div><p>x</p></article>`},
		{"what follows the title in a part", `<main><header><h1>x</h1></header><section><div style="display:none">` + long("x") + `</div></section></main>`},
		{"less than what is seen", `<article><h1>x</h1>` + long("x") + `<div hidden><p>` + strings.Repeat("h", 500) + `</p></div></article>`},
		{"below a title in what is hidden", `<article><div hidden><h1>h</h1></div>` + long("x") + `<div hidden>` + long("h") + `</div></article>`},
		{"in no article", `<h1>x</h1><p>x</p><div hidden>` + long("h") + `</div>`},
		{"in another article", `<article><h1>x</h1></article><article><div hidden>` + long("h") + `</div></article>`},
		{"before the title", `<article><div hidden>` + long("h") + `</div><h1>x</h1></article>`},
		{"below another title", `<h1>x</h1><article><h1>x</h1><div hidden>` + long("h") + `</div></article>`},
		{"a view behind another", `<article><h1>x</h1><div class=view>x</div><div class=view hidden>` + long("h") + `</div></article>`},
		{"a copy", `<article><h1>x</h1><p>` + strings.Repeat("y", 60) + `</p><div hidden><p>` + strings.Repeat("y", 60) + `</p>` + long("h") + `</div></article>`},
		{"a view", `<article><h1>x</h1><div class=view hidden>` + long("h") + `</div><div class=view>x</div></article>`},
		{"one of two", `<p hidden>h</p><div hidden><h1>x</h1>` + long("x") + `</div>x`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := pagetest.Parse(t, tt.source).Text(0)
			if strings.Contains(text, "h") || !strings.Contains(text, "x") || len(text) < strings.Count(tt.source, "x") {
				t.Errorf("Text = %q", text)
			}
		})
	}
}
