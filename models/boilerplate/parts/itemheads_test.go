package parts

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepItemHeads: the line above a list in an item goes with that list.
func TestKeepItemHeads(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		post         []float64
		want         bool
	}{
		{"a link", `<ul><li><p><a href=/w>Wiki</a></p><ul><li>One</li><li>Two</li></ul></li></ul>`, []float64{0.1, 1, 1}, true},
		{"in boxes", `<ul><li><p>Wiki</p><div class=ulist><ol><li><p>One</p></li></ol></div></li></ul>`, []float64{0.1, 1}, true},
		{"a list that is cut", `<ul><li>Wiki<ul><li>One</li><li>Two</li></ul></li></ul>`, []float64{0.1, 1, 0.1}, false},
		{"no list", `<ul><li><p>Wiki</p><p>One</p></li></ul>`, []float64{0.1, 1}, false},
		{"words behind the list", `<ul><li><p>Wiki</p><ul><li>One</li></ul><p>More</p></li></ul>`, []float64{0.1, 1, 0.1}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			KeepItemHeads(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45))
			if got := post[0] >= 0.45; got != tt.want {
				t.Errorf("kept %v, want %v", got, tt.want)
			}
		})
	}
}
