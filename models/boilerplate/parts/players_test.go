package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropPlayers: labels of a player go, and lines with a time of day stay.
func TestDropPlayers(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for _, tt := range []struct {
		name, source string
		want         float64
	}{
		{"a player", `<section><span>Listen to the story</span> <button>x1</button><span>00:00 / 02:41</span></section>`, 0},
		{"a time of day", `<section><span>The ferry leaves</span> <button>i</button><span>at 10:00 each day</span></section>`, 1},
		{"keys of a player", `<section role=application aria-label=Player><video></video><span>Play/Pause SPACE</span></section>`, 0},
		{"an application without a film", `<section role=application><span>Play/Pause SPACE</span></section>`, 1},
		{"no button", `<section><span>Listen to the story</span> <span>00:00 / 02:41</span></section>`, 1},
	} {
		x, body, post := bodytest.BodyWith(t, p+tt.source+p, []float64{1, 1, 1})
		DropPlayers(view.NewBody(view.New(x.Scores(slices.Repeat([]float64{1}, 3)), x), body, post, 0.5))
		if post[1] != tt.want || post[0] == 0 || post[2] == 0 {
			t.Errorf("%s: %v", tt.name, post)
		}
	}
}
