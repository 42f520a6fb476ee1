package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
)

// TestKeepLinked: the parts that a table of contents leads to are text where one of them is.
func TestKeepLinked(t *testing.T) {
	const toc = "<ol><li><a href=#a>The island</a><li><a href=#b>The light</a><li><a href=#c>The boat</a></ol>"
	const p = "<p>" + bodytest.LongText + "</p>"
	const parts = "<section id=a><h2>The island</h2>" + p + "</section><section id=b><h2>The light</h2>" + p + "<ul><li>Built: 1891</ul></section>"
	section := func(inner string) string {
		return toc + "<div id=body>" + parts + "</div><section id=c><h2>The boat</h2>" + inner + "</section><footer><p>Ask us.</p></footer>"
	}
	low := []float64{0.01, 0.01, 0.01, 0.8, 0.9, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1}
	for _, tt := range []struct {
		name, source string
		post         []float64
		want         []float64
		raised       span.Blocks
	}{
		{"of which one is text", section("<p>It comes in May.</p>"), low, []float64{0.01, 0.01, 0.01, 0.8, 0.9, 0.5, 0.5, 0.5, 0.6, 0.6, 0.1}, span.Blocks{From: 8, To: 10}},
		{"of which none is text", section("<p>It comes in May.</p>"), []float64{0.01, 0.01, 0.01, 0.2, 0.2, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1}, nil, span.Blocks{}},
		{"a part of links", section("<p><a href=/1>The boat</a> <a href=/2>More on boats.</a></p>"), low, []float64{0.01, 0.01, 0.01, 0.8, 0.9, 0.5, 0.5, 0.5, 0.1, 0.1, 0.1}, span.Blocks{}},
		{"a part with a form", section("<form><p>Write to us.</p><input></form>"), low, []float64{0.01, 0.01, 0.01, 0.8, 0.9, 0.5, 0.5, 0.5, 0.1, 0.1, 0.1}, span.Blocks{}},
		{"a label in a part", section("<p>Book now</p>"), low, []float64{0.01, 0.01, 0.01, 0.8, 0.9, 0.5, 0.5, 0.5, 0.1, 0.1, 0.1}, span.Blocks{}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.source)
			post := slices.Clone(tt.post)
			raised := KeepLinked(view.NewBody(view.New(x.Scores(tt.post), x), body, post, 0.5), 0.6)
			if want := tt.want; want == nil && !slices.Equal(post, tt.post) || want != nil && !slices.Equal(post, want) {
				t.Errorf("%v, want %v", post, want)
			}
			if raised != tt.raised {
				t.Errorf("raised %v, want %v", raised, tt.raised)
			}
		})
	}
}
