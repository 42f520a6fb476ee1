package models

import (
	"strings"
	"testing"

	"galley/features"
	"galley/page"
)

// A picture with a line below stays where that line goes, unless it is a teaser.
func TestCaptioned(t *testing.T) {
	const line = "<p>The harbour at night</p>"
	for _, tt := range []struct {
		name, href, line string
		want             bool
	}{
		{"link to the picture", "/pictures/harbour-at-night.jpg", "<p>Harbour</p>", true},
		{"link to a page of its name", "/town/harbour-at-night.html", "<p>Harbour</p>", true},
		{"link to another page", "/town/another-story.html", "<p>Harbour</p>", false},
		{"short name", "/n", "<p>Harbour</p>", false},
		{"picture with a description leads to a gallery", "/gallery?id=12", line, true},
		{"teaser", "/town/another-story.html", `<p><a href="/town/another-story.html">The harbour at night</a></p>`, false},
		{"banner", "https://shop.example/", line, false},
	} {
		p, err := page.ParseHTML(strings.NewReader(`<body><div id=box><a href="`+tt.href+`"><img src="/i/harbour-at-night_w-576.jpg"></a>`+tt.line+`</div>`), page.Source{URL: "https://paper.example/town/"})
		if err != nil {
			t.Fatal(err)
		}
		x := features.NewIndex(p, features.Limits{})
		if got := newTrimmer(x.Scores([]float64{0}), x).isCaptioned(byID(t, p, "box")); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}
