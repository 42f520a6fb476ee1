package contents

import (
	"strings"
	"testing"

	"galley/page/parse"
)

// TestTrails: a list of links that ends with what the page is called is a trail to it.
func TestTrails(t *testing.T) {
	const text = `<p>The kiln burns at night.</p>`
	tests := []struct {
		name, source string
		want         string // the trails
	}{
		{"above the heading", `<ul><li><a href=/>Crafts</a><li>Clay<li>Kilns at night</ul><h1>Kilns at night</h1>`, "Crafts Clay Kilns at night"},
		{"above a heading with small print", `<ol><li><a href=/>Crafts</a><li>Kilns at night</ol><h1>Kilns at night<br>Read 12 times</h1>`, "Crafts Kilns at night"},
		{"of the title of the document", `<title>Kilns at night</title><ul><li><a href=/>Crafts</a><li>Kilns at night</ul>` + text, "Crafts Kilns at night"},
		{"the last is a link too", `<ul><li><a href=/>Crafts</a><li><a href=/k>Kilns</a></ul><h1>Kilns</h1>`, "Crafts Kilns"},
		{"in another case", `<ul><li><a href=/>Crafts</a><li>KILNS</ul><h1>Kilns</h1>`, "Crafts KILNS"},
		{"ends with something else", `<ul><li><a href=/>Crafts</a><li>Clay</ul><h1>Kilns</h1>`, ""},
		{"ends with the beginning of a word", `<ul><li><a href=/>Crafts</a><li>Kiln</ul><h1>Kilns</h1>`, ""},
		{"no links", `<ul><li>Crafts<li>Kilns</ul><h1>Kilns</h1>`, ""},
		{"begins without a link", `<ul><li>Crafts<li><a href=/c>Clay</a><li>Kilns</ul><h1>Kilns</h1>`, ""},
		{"one item", `<ul><li><a href=/k>Kilns</a></ul><h1>Kilns</h1>`, ""},
		{"in a line above the heading", `<div><a href=/>Crafts</a> &gt; <a href=/c>Clay</a> &gt; Kilns</div><h1>Kilns</h1>`, "Crafts > Clay > Kilns"},
		{"in a line below the heading", `<h1>Kilns</h1><div><p><a href=/>Crafts</a> <i>/</i> <span>Kilns</span></p></div>`, "Crafts / Kilns"},
		{"in a line with an item that is no link", `<p><a href=/>Crafts</a> &gt; Clay &gt; Kilns</p><h1>Kilns</h1>`, ""},
		{"a line that ends with something else", `<p><a href=/>Crafts</a> and <a href=/c>clay</a></p><h1>Kilns</h1>`, ""},
		{"a line with the heading", `<div><a href=/>Crafts</a> &gt; <h1>Kilns</h1></div>`, ""},
		{"a link to the page itself", `<h1>Kilns</h1><p><a href=/k>Kilns</a></p>`, ""},
		{"many items", `<ul><li><a href=/>Crafts</a>` + strings.Repeat(`<li><a href=/c>Clay</a>`, 9) + `<li>Kilns</ul><h1>Kilns</h1>`, ""},
		{"far from the heading", `<ul><li><a href=/>Crafts</a><li>Kilns</ul>` + strings.Repeat(text, 9) + `<h1>Kilns</h1>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.source+text), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, n := range Trails(p) {
				got = append(got, strings.Join(strings.Fields(p.Text(n)), " "))
			}
			if want := tt.want; strings.Join(got, "|") != want {
				t.Errorf("trails %q, want %q", got, want)
			}
		})
	}
}
