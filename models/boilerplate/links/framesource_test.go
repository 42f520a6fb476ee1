package links

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropFrameSources: the host below a frame goes, and other links and words stay.
func TestDropFrameSources(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for source, want := range map[string]bool{
		`<p><iframe src=/card></iframe><cite><a href=https://bread.example/>bread.example</a></cite></p>`:   false,
		`<p><iframe src=/card></iframe><cite><a href=https://bread.example/>A baker's day</a></cite></p>`:   true,
		`<p><iframe src=/card></iframe>Seen at <a href=https://bread.example/>bread.example</a> today.</p>`: true,
		`<p><a href=https://bread.example/>bread.example</a></p>`:                                           true,
	} {
		x, body, post := bodytest.BodyWith(t, p+source+p, []float64{1, 0.9, 1})
		DropFrameSources(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
		if got := post[1] > 0; got != want {
			t.Errorf("%s: %v, want %v", source, got, want)
		}
	}
}
