package links

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page"
)

// TestDropLinkLists: which lists among paragraphs are links to other pages.
func TestDropLinkLists(t *testing.T) {
	bare := `<ul><li><a href=/x>Other news of the town</a></li><li><a href=/y>A bridge is built anew</a></li></ul>`
	links := `<div>` + bare + `</div>`
	tests := []struct {
		name, list string
		post       float64 // of the list
		dropped    bool
	}{
		{"links", links, 0.6, true},
		{"without a box", bare, 0.6, false},
		{"in a box with a heading", `<div><h4>See also</h4>` + links + `</div>`, 0.6, true},
		{"surely text", links, 1, false},
		{"to parts of the page", strings.NewReplacer("/x", "#x", "/y", "#y").Replace(links), 0.6, false},
		{"that are described", strings.ReplaceAll(links, "</a>", "</a>, in May"), 0.6, false},
		{"names", `<div><ul><li><a href=/x>Ann</a></li><li><a href=/y>Bob</a></li></ul></div>`, 0.6, false},
		{"several lists", strings.Repeat(links+"<p>"+bodytest.LongText+"</p>", 3), 0.6, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+strings.Repeat("<p>"+bodytest.LongText+"</p>", 3)+tt.list+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			for i := 3; i < len(post); i++ {
				post[i] = tt.post
			}
			want := slices.Clone(post)
			if tt.dropped {
				clear(want[3:])
			}
			parents := map[page.NodeID]bool{body: true}
			DropLists(view.NewBody(view.New(x.Scores(post), x), body, post, 0), parents)
			if !slices.Equal(post, want) {
				t.Errorf("%v, want %v", post, want)
			}
		})
	}
}
