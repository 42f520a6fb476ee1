package parse_test

import (
	"strings"
	"testing"

	"galley/page/pagetest"
)

// Every x is to be read, no h is.
func TestUnveilParts(t *testing.T) {
	long := func(letter string) string { return strings.Repeat("<p>"+strings.Repeat(letter, 40)+"</p>", 20) }
	const title, menu = `<div id=p1 hidden><h1>x</h1></div>`, `<a href="/">x</a>`
	crowd := `<ul hidden>` + strings.Repeat(`<li><a href="/h">h</a>`, 400) + `</ul>` // nodes of menus that open
	tests := []struct{ name, source string }{
		{"among large menus", menu + crowd + `<div style="display:none"><h1>x</h1>` + long("x") + `</div>`},
		{"title and text apart", menu + title + crowd + `<div id=p2 hidden>` + long("x") + `</div><div id=p3 hidden>` + long("x") + `</div>`},
		{"hidden in a part", menu + title + crowd + `<div hidden>` + long("x") + `<p hidden>h</p></div>`},
		{"before the title", menu + `<div hidden>` + long("h") + `</div>` + crowd + `<div hidden><h1>x</h1>` + long("x") + `</div>`},
		{"the page shows as much", long("x") + crowd + `<div hidden><h1>h</h1>` + long("h") + `</div>`},
		{"the title is seen", `<h1>x</h1>` + crowd + `<div hidden>` + long("h") + `</div>`},
		{"no title", `<p>x</p>` + crowd + `<div hidden>` + long("h") + `</div>`},
		{"two titles", `<p>x</p>` + crowd + `<div hidden><h1>h</h1>` + long("h") + `</div><div hidden><h1>h</h1></div>`},
		{"a dialog", `<p>x</p>` + crowd + `<div role=dialog hidden><h1>h</h1>` + long("h") + `</div>`},
		{"a dialog behind", menu + crowd + `<div hidden><h1>x</h1>` + long("x") + `</div><div role=dialog hidden>` + long("h") + `</div>`},
		{"links", `<p>x</p>` + crowd + `<div hidden><h1>h</h1><a href="/h">` + long("h") + `</a></div>`},
		{"a few words", `<p>x</p>` + crowd + `<div hidden><h1>h</h1><p>hhh</p></div>`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := pagetest.Parse(t, tt.source).Text(0)
			if strings.Contains(text, "h") || strings.Count(text, "x") != strings.Count(tt.source, "x") {
				t.Errorf("Text = %q", text)
			}
		})
	}
}
