package notes

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropExcerpts: the beginning of a note beside the text is none of it.
func TestDropExcerpts(t *testing.T) {
	const text = "<p>" + bodytest.LongText + "<a href=#n1>1</a></p>"
	const note = "<p><a id=n1 href=#r1>1</a> The old mill was sold twice in one year, says Lee.</p>"
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"beside", "<ul><li><span>1</span> <a href=#n1>The old mill was sold twice (...)</a></ul>" + text + note, []float64{0, 1, 1}},
		{"whole", "<ul><li><a href=#n1>The old mill was sold twice</a></ul>" + text + note, []float64{1, 1, 1}},
		{"other words", "<ul><li><a href=#n1>Ships were sold in the port of (...)</a></ul>" + text + note, []float64{1, 1, 1}},
		{"in a sentence", "<p>He writes: <a href=#n1>The old mill was sold twice...</a> and this is all that he has to say of it</p>" + text + note, []float64{1, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			if DropExcerpts(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
