package links

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestLinkRow: a box of short links away is no text.
func TestLinkRow(t *testing.T) {
	const links = `<a href=https://x.example/>Share</a> <a href=mailto:?>By mail</a>`
	for _, tt := range []struct {
		name, source string
		post         float64
		want         bool
	}{
		{"short links", "<div id=body>" + links + "</div>", 0.6, true},
		{"with a button", "<div id=body>" + links + " <button>Copy</button></div>", 0.6, true},
		{"that are surely text", "<div id=body>" + links + "</div>", 0.9, false},
		{"one", `<div id=body><a href=/x>Share</a></div>`, 0.6, false},
		{"with words beside them", "<div id=body>See " + links + "</div>", 0.6, false},
		{"to places of the page", `<div id=body><a href=#a>Part 1</a> <a href=#b>Part 2</a></div>`, 0.6, false},
		{"long ones", "<div id=body>" + links + ` <a href=/x>How the harbour was built anew</a></div>`, 0.6, false},
		{"a paragraph", "<p id=body>" + links + "</p>", 0.6, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, tt.source)
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			if block, _ := x.Span(n); isLinkRow(trimmer, n, block, tt.post) != tt.want {
				t.Errorf("want %v", tt.want)
			}
		})
	}
}
