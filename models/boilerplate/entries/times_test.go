package entries

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepTimesOfSentences: times before what is said in a transcript are kept, however short that is.
func TestKeepTimesOfSentences(t *testing.T) {
	entry := func(time, said string) string {
		return "<div class=e><span>" + time + "</span><p>" + said + "</p></div>"
	}
	for _, tt := range []struct {
		name, said string
		want       bool
	}{
		{"a question", "How is a bell tuned?", true},
		{"a label", "Read more", false},
	} {
		x, body, post := bodytest.BodyWith(t, entry("00:12", bodytest.LongText)+entry("01:02", tt.said)+entry("01:05", bodytest.LongText), []float64{0, 1, 0, 1, 0, 1})
		KeepTimes(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
		if got := post[2] >= 0.5; got != tt.want || post[0] < 0.5 {
			t.Errorf("%s: %v", tt.name, post)
		}
	}
}
