package view

import (
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestKeptParents: what stands beside paragraphs that are kept.
func TestKeptParents(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	tests := []struct {
		name, source string
		post         []float64
		want         bool // the body is a parent
	}{
		{"paragraphs", p + p, []float64{1, 1}, true},
		{"each in a box", "<div><div>" + p + "</div></div><div>" + p + "</div>", []float64{1, 1}, true},
		{"in one box", "<div>" + p + p + "</div><p>x</p>", []float64{1, 1, 1}, false},
		{"cut", "<div>" + p + "</div>" + p, []float64{0.1, 0.1}, false},
	}
	for _, tt := range tests {
		x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
		if got := NewBody(New(x.Scores(tt.post), x), body, tt.post, 0.45).KeptParents()[body]; got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}
