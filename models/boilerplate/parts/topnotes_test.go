package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropTopNotes: notes above a text that lead elsewhere are none of it.
func TestDropTopNotes(t *testing.T) {
	const text = "<p>" + bodytest.LongText + "</p>"
	const note = "<div role=note>For the mill see <a href=/mill>Mill</a>.</div>"
	const sign = "<table><tr><td><img src=/q.png width=50><td>This page has no sources. <a href=/edit>Add some</a></table>"
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"a role", note + text, []float64{0, 1}},
		{"a sign", sign + text, []float64{0, 1}},
		{"behind the beginning", text + note + sign, []float64{1, 1, 1}},
		{"no link", "<div role=note>Mills are old.</div>" + text, []float64{1, 1}},
		{"a picture", "<table><tr><td><img src=/q.png width=400><td>The mill at the <a href=/weir>weir</a></table>" + text, []float64{1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			if DropTopNotes(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
