package boilerplate

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/page"
)

// TestDropContents: tables of contents go with the line that heads them, and trails to the page,
// whatever the posteriors of their blocks.
func TestDropContents(t *testing.T) {
	const list = `<ul><li><a href="#a">Reeds</a></li><li><a href="#b">Kilns</a></li><li><a href="#c">Boats</a></li></ul>`
	const text = `<h2 id=a>Reeds</h2><p>Reeds stand in water.</p><h2 id=b>Kilns</h2><p>Kilns burn at night.</p><h2 id=c>Boats</h2><p>Boats go home.</p>`
	const headed = "Reeds\nReeds stand in water.\nKilns\nKilns burn at night.\nBoats\nBoats go home."
	tests := []struct{ name, source, want string }{
		{"a list", `<p>It begins.</p>` + list + text, "It begins.\n" + headed},
		{"with a heading", `<p>It begins.</p><h2>In this article</h2>` + list + text, "It begins.\n" + headed},
		{"with a line in a place", `<p>It begins.</p><div><a id=z><p>Contents</p></a>` + list + `</div>` + text, "It begins.\n" + headed},
		{"behind a sentence", `<p>It begins.</p><p>See below.</p>` + list + text, "It begins.\nSee below.\n" + headed},
		{"a trail to the page", `<ul><li><a href=/>Crafts</a></li><li>Reeds</li></ul><h2>Reeds</h2><p>Reeds stand in water.</p>`, "Reeds\nReeds stand in water."},
		{"nothing else", list + `<h2 id=a>Reeds</h2><h2 id=b>Kilns</h2><h2 id=c>Boats</h2>`, "Reeds\nKilns\nBoats"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<body><div id=body>"+tt.source+"</div>")
			found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
			New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x).Trim(&found, 0.5, 0.8)
			if got := x.Page.BodyText(found); got != tt.want {
				t.Errorf("text %q, want %q", got, tt.want)
			}
		})
	}
}
