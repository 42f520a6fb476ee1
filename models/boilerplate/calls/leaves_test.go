package calls

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestLeaves: the last lines of a letter say how to get no more of them, in any language, with a link.
func TestLeaves(t *testing.T) {
	items := strings.Repeat("<tr><td><p>The ferry leaves the new quay at six and comes back at nine, on all days but one.</p></td></tr>", 4)
	for _, tt := range []struct {
		name, source string
		want         float64
	}{
		{"in English", "You may <a href=/u>unsubscribe</a> at any time", 0},
		{"in Spanish", "Actualiza tus datos o date de baja <a href=/u>aquí</a>", 0},
		{"in Japanese", "メールが不要な方は<a href=/u>配信停止</a>の手続きをお願いします", 0},
		{"without a link", "The captain told all of us to unsubscribe", 1},
		{"another link", "The timetable is <a href=/t>on the wall</a> of the quay", 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<table id=body>"+items+"<tr><td><p>"+tt.source+"</p></td></tr></table>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			Drop(view.NewBody(view.New(x.Scores(slices.Clone(post)), x), body, post, 0.5))
			if got := post[len(post)-1]; got != tt.want || slices.Contains(post[:len(post)-1], 0) {
				t.Errorf("posteriors %v, want %v at the end", post, tt.want)
			}
		})
	}
}
