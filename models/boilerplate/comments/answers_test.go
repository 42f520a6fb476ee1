package comments

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithoutAnswers: what follows a form to answer the text with is none of it.
func TestWithoutAnswers(t *testing.T) {
	const (
		text  = `<p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p>`
		form  = `<form><textarea></textarea></form>`
		reply = `<h5>Bo Reader</h5><p>` + bodytest.LongText + `</p>`
	)
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"answers", text + form + reply, []float64{1, 1, 0, 0}},
		{"a field of one line", text + `<form><input></form>` + reply, []float64{1, 1, 1, 1}},
		{"a form above the text", form + text + reply, []float64{1, 1, 1, 1}},
		{"a form in a box", text + `<div>` + form + `</div>` + reply, []float64{1, 1, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, `<div id=body>`+tt.source+`</div>`)
			scores := x.Scores(slices.Repeat([]float64{1}, x.NumBlocks()))
			if got := WithoutAnswers(x, scores).Posteriors(); !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
