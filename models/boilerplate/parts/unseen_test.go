package parts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropUnseen: labels that only screen readers say are no text, and what a reader sees is.
func TestDropUnseen(t *testing.T) {
	prose := strings.Repeat("<p>"+bodytest.LongText+"</p>", 3)
	for _, tt := range []struct {
		name, source string
		laid         bool
		dropped      string
	}{
		{"before each part", `<div class=visually-hidden>Begin of text</div>` + prose + `<h2 class="u-sr-only">Related</h2>`, false, "Begin of text|Related"},
		{"around the label", `<div class="screen-reader-text"><p>Begin of text</p></div>` + prose, false, "Begin of text"},
		{"with boxes", `<div class=visually-hidden>Begin of text</div>` + prose, true, ""},
		{"a sentence", `<p class=sr-only>` + bodytest.ShortText + `</p>` + prose, false, ""},
		{"the whole page", `<div class=sr-only><p>All of it</p><p>Is so</p></div>`, false, ""},
		{"a class with the letters in it", `<p class=user-only>Begin of text</p>` + prose, false, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, tt.source, 0.5)
			post := slices.Clone(scores.Posteriors())
			x.Page.Laid = tt.laid
			DropUnseen(view.New(scores, x), post)
			if got := bodytest.WithPosterior(x, post, 0); got != tt.dropped {
				t.Errorf("dropped %q, want %q", got, tt.dropped)
			}
		})
	}
}
