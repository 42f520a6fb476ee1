package models

import (
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/page"
	"galley/page/parse"
)

// TestHeading: of several headings of the first level the one that <title> speaks of is the
// title of a page of which no other is known.
func TestHeading(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"the site's name in one", `<title>On reeds | The Harbour Forum</title><h1><a href="/">The Harbour Forum</a></h1><h1>On reeds</h1>`, "On reeds"},
		{"the first of two", `<title>Reeds</title><h1>On boats</h1><h1>On kilns</h1>`, "On boats"},
		{"hidden", `<title>Reeds</title><h1 hidden>Reeds</h1><h1>Kilns</h1>`, "Kilns"},
		{"empty", `<h1></h1><h1>Kilns</h1>`, "Kilns"},
		{"the site's name alone", `<title>Forum</title><h1><a href="/">Forum</a></h1>`, "Forum"},
		{"the site's name where <title> says more", `<title>Travel | Forum</title><h1><a href="/">Forum</a></h1>`, ""},
		{"none", `<title>Reeds</title><h2>Reeds</h2>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.source+"<p>Reeds stand in water."), parse.Source{URL: "https://forum.example/reeds", ContentType: "text/html; charset=utf-8"})
			if err != nil {
				t.Fatal(err)
			}
			got, n := "", (&Scores{page: p, index: features.NewIndex(p, wang.Limits{})}).heading()
			if n != page.None {
				got = p.Text(n)
			}
			if got != tt.want {
				t.Errorf("heading %q, want %q", got, tt.want)
			}
		})
	}
}
