package headings

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestOpeners: a button that opens a text which is kept is its heading.
func TestOpeners(t *testing.T) {
	item := func(tag string) string {
		return "<div class=i><" + tag + " class=q role=button aria-expanded=false>Why so?</" + tag + "><p>" + bodytest.LongText + "</p></div>"
	}
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"of one that is kept", item("button"), []float64{0.1, 1}, []float64{0.5, 1}},
		{"by its role", item("div"), []float64{0.1, 1}, []float64{0.5, 1}},
		{"of half", strings.Repeat(item("button"), 2), []float64{0.1, 1, 0.1, 0.4}, []float64{0.5, 1, 0.5, 0.5}},
		{"of a third", strings.Repeat(item("button"), 3), []float64{0.1, 1, 0.1, 0.4, 0.1, 0.4}, []float64{0.5, 1, 0.1, 0.4, 0.1, 0.4}},
		{"of what is cut", item("button"), []float64{0.1, 0.2}, []float64{0.1, 0.2}},
		{"of links", strings.ReplaceAll(item("button"), "</p>", " <a href=/x>More</a></p>"), []float64{0.1, 1}, []float64{0.1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, "<main id=body>"+tt.source+"</main>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			post := slices.Clone(tt.post)
			if KeepOpeners(view.NewBody(trimmer, n, post, 0.5)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
