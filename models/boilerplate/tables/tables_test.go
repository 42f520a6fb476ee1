package tables

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestTextBefore: the block that says whether a table stands in the text, by the posteriors
// of what stands before the table.
func TestTextBefore(t *testing.T) {
	const prose, heading = "<p>" + bodytest.LongText + "</p>", "<h3>Costs</h3>"
	tests := []struct {
		name, before string
		post         []float64
		want         int
	}{
		{"text", prose, []float64{0.9}, 0},
		{"a heading that is kept", prose + heading, []float64{0.9, 0.6}, 0},
		{"a heading that is cut", prose + heading, []float64{0.9, 0.2}, 1},
		{"a heading that is surely text", prose + heading, []float64{0.3, 0.9}, 1},
		{"a caption in a box", prose + "<div><span>Table 1. Costs.</span></div>", []float64{0.9, 0.6}, 0},
		{"a paragraph that may be text", prose + prose, []float64{0.9, 0.6}, 1},
		{"nothing but a heading", heading, []float64{0.6}, 0},
	}
	for _, tt := range tests {
		x, body := bodytest.WithBody(t, "<div id=body>"+tt.before+"<table><tr><td>12</table></div>")
		post := append(tt.post, 0)
		if got := textBefore(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45), len(tt.post)); got != tt.want {
			t.Errorf("%s: block %d, want %d", tt.name, got, tt.want)
		}
	}
}
