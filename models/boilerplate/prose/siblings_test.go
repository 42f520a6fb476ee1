package prose

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepSiblings: prose that is nearly text is kept behind prose that is, beside it or in a box
// among the loose lines of an element.
func TestKeepSiblings(t *testing.T) {
	const line = "Letters were found in the old tower when the harbour was built again. "
	for _, tt := range []struct {
		name, source string
		post         []float64
		want         bool
	}{
		{"a paragraph beside it", "<p>" + line + "</p><p>" + line + "</p>", []float64{0.9, 0.45}, true},
		{"much less like text", "<p>" + line + "</p><p>" + line + "</p>", []float64{0.9, 0.3}, false},
		{"a box behind loose lines", line + "<div><div>" + line + "<br>" + line + "</div></div>" + "Ann Lee", []float64{0.9, 0.45, 0.1}, true},
		{"a box behind a paragraph", "<p>" + line + "</p><div><div>" + line + "</div></div>", []float64{0.9, 0.45}, false},
		{"a box with something else", line + "<div><b>Archive</b><div>" + line + "</div></div>", []float64{0.9, 0.1, 0.45}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _, post := bodytest.BodyWith(t, tt.source, tt.post)
			KeepSiblings(view.NewBody(view.New(x.Scores(tt.post), x), x.Page.Body(), post, 0.5))
			if got := post[1] >= 0.5 || len(post) > 2 && post[2] >= 0.5; got != tt.want {
				t.Errorf("posteriors %v", post)
			}
		})
	}
}

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
