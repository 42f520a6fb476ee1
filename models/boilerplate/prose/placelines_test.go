package prose

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepPlaces: the place that a report begins with is of its first paragraph.
func TestKeepPlaces(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for _, tt := range []struct {
		name, source string
		post         []float64
		want         bool
	}{
		{"a place", `<strong>Jakarta</strong> - ` + p, []float64{0.1, 1}, true},
		{"a place and an agency", `BERLIN (dpa) –` + p, []float64{0.1, 1}, true},
		{"no dash", `<strong>Jakarta</strong>` + p, []float64{0.1, 1}, false},
		{"a box of its own", `<div>Advertisement -</div>` + p, []float64{0.1, 1}, false},
		{"a link", `<a href=/j>Jakarta</a> -` + p, []float64{0.1, 1}, false},
		{"before what is cut", `Jakarta -` + p, []float64{0.1, 0.1}, false},
		{"a sign", `-` + p, []float64{0.1, 1}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			KeepPlaces(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45))
			if got := post[0] >= 0.45; got != tt.want {
				t.Errorf("kept %v, want %v", got, tt.want)
			}
		})
	}
}
