package prose

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestBetween: paragraphs between two parts of a text are of it, by posteriors given by hand.
func TestBetween(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	const body = "<div id=body>" + p + p + "</div>"
	const steps = "<div><div class=step>" + p + "</div><div class=step>" + p + "</div></div>"
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"steps", "<h1>Title</h1><div>" + p + "</div>" + steps + body, []float64{0, 0.9, 0.4, 0.4, 1, 1}, []float64{0, 0.9, 0.5, 0.5, 1, 1}},
		{"steps that are surely none", "<h1>Title</h1><div>" + p + "</div>" + steps + body, []float64{0, 0.9, 0.1, 0.1, 1, 1}, []float64{0, 0.9, 0.1, 0.1, 1, 1}},
		{"no part before", "<h1>Title</h1><div>" + p + "</div>" + steps + body, []float64{0, 0.4, 0.4, 0.4, 1, 1}, []float64{0, 0.4, 0.4, 0.4, 1, 1}},
		{"a part before the title", "<div>" + p + "</div><h1>Title</h1>" + steps + body, []float64{0.9, 0, 0.4, 0.4, 1, 1}, []float64{0.9, 0, 0.4, 0.4, 1, 1}},
		{"one paragraph", "<h1>Title</h1><div>" + p + "</div><div class=step>" + p + "</div>" + body, []float64{0, 0.9, 0.4, 1, 1}, []float64{0, 0.9, 0.4, 1, 1}},
		{"links", "<h1>Title</h1><div>" + p + "</div><ul><li><a href=/1>" + bodytest.LongText + "</a></li><li><a href=/2>" + bodytest.LongText + "</a></li></ul>" + body, []float64{0, 0.9, 0.4, 0.4, 1, 1}, []float64{0, 0.9, 0.4, 0.4, 1, 1}},
		{"in a box apart", "<h1>Title</h1><div>" + p + "</div><aside>" + p + p + "</aside>" + body, []float64{0, 0.9, 0.4, 0.4, 1, 1}, []float64{0, 0.9, 0.4, 0.4, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, tt.source)
			post := slices.Clone(tt.post)
			if len(post) != x.NumBlocks() {
				t.Fatalf("%d blocks, %d posteriors", x.NumBlocks(), len(post))
			}
			v := view.New(x.Scores(post), x)
			_, title := x.Span(x.Page.First(x.Page.Body(), "h1"))
			a, _ := x.Span(n)
			begin := Between(v, title, a, post, 0.5)
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
			if found := !slices.Equal(post, tt.post); found != (begin < a) {
				t.Errorf("begins at %d of %d", begin, a)
			}
		})
	}
}
