package calls

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestSaysFiled: whether a line tells of the text as a post.
func TestSaysFiled(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"a feed", `<p>Written on Tuesday. You may follow what is said of it by <a href="/2008/03/pump/feed/">RSS 2.0</a>.</p>`, true},
		{"a feed by its file", `<p>Abonnieren: <a href="/comments.rss">Antworten</a></p>`, true},
		{"a day and a rubric", `<p>Geschrieben am 20. April 2007 · <a href=/c rel="category tag">Weg</a></p>`, true},
		{"a day and a link", `<p>Written on 20 April 2007 in <a href=/c>Weg</a></p>`, false},
		{"a rubric", `<p>More of <a href=/c rel=tag>Weg</a></p>`, false},
		{"a page about feeds", `<p>See <a href=/feeds/how>how feeds work</a></p>`, false},
	} {
		x, scores := bodytest.EvenScores(t, tt.source, 0.9)
		if got := saysFiled(view.New(scores, x), 0); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
