package tables

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropBareHeads: the headings of a table go where all its cells are cut, and only there.
func TestDropBareHeads(t *testing.T) {
	const table = `<table><caption>Ships</caption><tr><th>Name<th>Year<tr><td>Anna<td>1902</table>`
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		{"all cells are cut", table, []float64{1, 1, 1, 0, 0}, []float64{0, 0, 0, 0, 0}},
		{"one cell is kept", table, []float64{1, 1, 1, 0, 1}, []float64{1, 1, 1, 0, 1}},
		{"all are kept", table, []float64{1, 1, 1, 1, 1}, []float64{1, 1, 1, 1, 1}},
		{"headings alone", `<table><tr><th>Name<th>Year</table>`, []float64{1, 1}, []float64{1, 1}},
		{"of two tables one", table + table, []float64{1, 1, 1, 0, 0, 1, 1, 1, 1, 1}, []float64{0, 0, 0, 0, 0, 1, 1, 1, 1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			if x.NumBlocks() != len(tt.post) {
				t.Fatalf("%d blocks, want %d", x.NumBlocks(), len(tt.post))
			}
			post := slices.Clone(tt.post)
			DropBareHeads(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
