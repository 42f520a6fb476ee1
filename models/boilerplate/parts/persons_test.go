package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropPersons: a box about a person behind the text goes, one that the text is about stays.
func TestDropPersons(t *testing.T) {
	const (
		text = "<p>" + bodytest.LongText + "</p>"
		told = `<h3>Ann Lee</h3><p>She has written about harbours for ten years, and she lives beside one with two cats.</p>`
		box  = `<div itemscope itemtype="https://schema.org/Person">`
	)
	tests := []struct {
		name, source string
		want         []float64
	}{
		{"behind the text", text + text + text + box + told + `</div>`, []float64{1, 1, 1, 0, 0}},
		{"before a menu", text + text + text + box + told + `</div><p>More</p>`, []float64{1, 1, 1, 0, 0, 1}},
		{"in the text", text + text + box + told + `</div>` + text, []float64{1, 1, 1, 1, 1}},
		{"a page about somebody", box + text + told + `</div>`, []float64{1, 1, 1}},
		{"most of the text", text + box + told + `</div>`, []float64{1, 1, 1}},
		{"of another type", text + text + text + `<div itemscope itemtype="https://schema.org/Recipe">` + told + `</div>`, []float64{1, 1, 1, 1, 1}},
		{"a name in a sentence", text + text + `<p>So says <span itemscope itemtype="https://schema.org/Person">Ann Lee</span> of the harbour of the town.</p>`, []float64{1, 1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, slices.Repeat([]float64{1}, len(tt.want)))
			DropPersons(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
