package prose

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepAlike: prose behind paragraphs of its mark-up that are kept is kept too, by posteriors
// given by hand.
func TestKeepAlike(t *testing.T) {
	const p = "<p class=t>" + bodytest.LongText + bodytest.LongText + "</p>"
	post := func(last ...float64) []float64 { return append([]float64{1, 1, 1}, last...) }
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		{"behind a line", p + p + p + "<div>See also</div>" + p, post(0.1, 0.3), post(0.1, 0.5)},
		{"another class", p + p + p + "<p class=promo>" + bodytest.LongText + bodytest.LongText + "</p>", post(0.3), post(0.3)},
		{"surely none", p + p + p + p, post(0.1), post(0.1)},
		{"with a link", p + p + p + "<p class=t>" + bodytest.LongText + bodytest.LongText + "<a href=/a>more</a></p>", post(0.3), post(0.3)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _, got := bodytest.BodyWith(t, tt.source, tt.post)
			KeepAlike(view.NewBody(view.New(x.Scores(got), x), x.Page.Body(), got, 0.5))
			if !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
