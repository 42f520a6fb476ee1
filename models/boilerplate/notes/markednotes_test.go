package notes

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestMarkedNotes: lines behind the text that begin with a mark that is raised in it are its notes.
func TestMarkedNotes(t *testing.T) {
	const text = "<p>" + bodytest.LongText + "<sup>[1]</sup></p><p>" + bodytest.LongText + "<sup>*</sup></p>"
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"notes", text + "<div><div>[1] As it was told.</div><div>* By hand.</div></div>", []float64{1, 1, 0.3, 0.3}, []float64{1, 1, 0.5, 0.5}},
		{"another number", text + "<div>[2] As it was told.</div>", []float64{1, 1, 0.3}, []float64{1, 1, 0.3}},
		{"the mark alone", text + "<div>[1]</div>", []float64{1, 1, 0.3}, []float64{1, 1, 0.3}},
		{"marks in what is cut", text + "<div>[1] As it was told.</div>", []float64{0.3, 1, 0.3}, []float64{0.3, 1, 0.3}},
		{"before the marks", "<div>[1] As it was told.</div>" + text, []float64{0.3, 1, 1}, []float64{0.3, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, "<main id=body>"+tt.source+"</main>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			post := slices.Clone(tt.post)
			if KeepMarked(view.NewBody(trimmer, n, post, 0.5)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
