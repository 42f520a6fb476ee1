package prose

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepShort: a sentence of a few words behind three paragraphs like it goes with them.
func TestKeepShort(t *testing.T) {
	const p = "<p class=t>" + bodytest.LongText + "</p>"
	tests := []struct {
		name, source string
		post         []float64
		want         bool // whether the last block is kept
	}{
		{"an answer", p + p + p + "<p class=t>The answer is no.</p>", []float64{1, 1, 1, 0.3}, true},
		{"behind two", p + p + "<p class=t>The answer is no.</p>", []float64{1, 1, 0.3}, false},
		{"no sentence", p + p + p + "<p class=t>Harbour Post</p>", []float64{1, 1, 1, 0.3}, false},
		{"marked up otherwise", p + p + p + "<p class=c>The answer is no.</p>", []float64{1, 1, 1, 0.3}, false},
		{"a link", p + p + p + "<p class=t><a href=/x>The answer is no.</a></p>", []float64{1, 1, 1, 0.3}, false},
		{"surely none", p + p + p + "<p class=t>The answer is no.</p>", []float64{1, 1, 1, 0.1}, false},
		{"behind what is cut", p + p + p + "<p>Share</p><p class=t>The answer is no.</p>", []float64{1, 1, 1, 0, 0.3}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _, post := bodytest.BodyWith(t, tt.source, tt.post)
			KeepShort(view.NewBody(view.New(x.Scores(tt.post), x), x.Page.Body(), post, 0.5))
			if got := post[len(post)-1] >= 0.5; got != tt.want {
				t.Errorf("%v", post)
			}
		})
	}
}
