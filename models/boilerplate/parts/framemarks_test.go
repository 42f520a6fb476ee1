package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropOutsideMarks: what is not between two lines that frame a text is none of it.
func TestDropOutsideMarks(t *testing.T) {
	const text = "<p>" + bodytest.LongText + "</p><p>" + bodytest.LongText + "</p>"
	const start, end = "<p>*** THE BOOK OF THE OLD MILL BEGINS ***</p>", "<p>*** THE BOOK OF THE OLD MILL ENDS ***</p>"
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"framed", "<p>Kept by friends</p>" + start + text + end + "<p>All terms are here</p>", []float64{0, 0, 1, 1, 0, 0}},
		{"the same line twice", start + text + start, []float64{1, 1, 1, 1}},
		{"one line", "<p>Kept by friends</p>" + text + end + "<p>All terms are here</p>", []float64{1, 1, 1, 1, 1}},
		{"two others", "<p>*** A PART ABOUT SHIPS AND PORTS ***</p>" + text + "<p>*** OTHER WORDS OF ANOTHER PART ***</p>", []float64{1, 1, 1, 1}},
		{"more outside", start + "<p>Short</p>" + end + text, []float64{1, 1, 1, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			if DropOutsideMarks(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
