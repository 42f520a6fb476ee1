package headings

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestQuestions: lines that are marked up alike and each stand before a paragraph are kept with it.
func TestQuestions(t *testing.T) {
	asked := "<div class=q>Why so?</div><p class=a>" + bodytest.LongText + "</p>"
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"an interview", strings.Repeat(asked, 3), []float64{0.2, 1, 0.6, 1, 0.1, 1}, []float64{0.5, 1, 0.6, 1, 0.5, 1}},
		{"two", strings.Repeat(asked, 2), []float64{0.2, 1, 0.1, 1}, []float64{0.2, 1, 0.1, 1}},
		{"labels that stand elsewhere, too", strings.Repeat(asked, 3) + "<div class=q>More</div>", []float64{0.2, 1, 0.1, 1, 0.1, 1, 0.1}, []float64{0.2, 1, 0.1, 1, 0.1, 1, 0.1}},
		{"links", strings.ReplaceAll(strings.Repeat(asked, 3), "Why so?", "<a href=/x>Why so?</a>"), []float64{0.2, 1, 0.1, 1, 0.1, 1}, []float64{0.2, 1, 0.1, 1, 0.1, 1}},
		{"before what is cut", strings.Repeat(asked, 3), []float64{0.2, 1, 0.1, 1, 0.1, 0.2}, []float64{0.2, 1, 0.1, 1, 0.1, 0.2}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, "<main id=body>"+tt.source+"</main>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			post := slices.Clone(tt.post)
			if KeepQuestions(view.NewBody(trimmer, n, post, 0.5)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
