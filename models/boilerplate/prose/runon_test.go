package prose

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestRunOn: the text goes on outside of its box, by posteriors given by hand.
func TestRunOn(t *testing.T) {
	const p = "<p class=t>" + bodytest.LongText + "</p>"
	const body = "<div id=body>" + p + p + "</div>"
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		{"a first paragraph of its own", p + body, []float64{0.85, 1, 1}, []float64{0.85, 1, 1}},
		{"behind a line, in a box", body + "<p>A line.</p><div>" + p + "</div>", []float64{1, 1, 0.4, 0.4}, []float64{1, 1, 0.5, 0.5}},
		{"of another mark-up", body + "<p>" + bodytest.LongText + "</p>", []float64{1, 1, 0.4}, []float64{1, 1, 0.4}},
		{"behind what is surely none", body + "<p>A line.</p>" + p, []float64{1, 1, 0.1, 0.6}, []float64{1, 1, 0.1, 0.6}},
		{"behind a heading that may be none", body + "<h2>Who wrote it</h2>" + p, []float64{1, 1, 0.5, 0.4}, []float64{1, 1, 0.5, 0.4}},
		{"behind a heading of the text", body + "<h2>What came next</h2>" + p, []float64{1, 1, 0.9, 0.4}, []float64{1, 1, 0.9, 0.5}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.source)
			post := slices.Clone(tt.post)
			if len(post) != x.NumBlocks() {
				t.Fatalf("%d blocks, %d posteriors", x.NumBlocks(), len(post))
			}
			trimmer := view.New(x.Scores(post), x)
			a, b := x.Span(body)
			begin, _ := RunOn(trimmer, a, b, post, 0.5)
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
			if want := 0; begin != want {
				t.Errorf("begins at %d, want %d", begin, want)
			}
		})
	}
}
