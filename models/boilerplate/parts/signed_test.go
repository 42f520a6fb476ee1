package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepSigned: what begins with the sign of a list in a box of its own goes with the other items and the text around.
func TestKeepSigned(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	item := func(text string) string {
		return "<div><div><div>•</div></div><div><div>" + text + "</div></div></div>"
	}
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"between paragraphs", p + item("Two oars") + item("A bucket") + p, []float64{1, 0, 0, 0, 0, 1}, []float64{1, 0.5, 0.5, 0.5, 0.5, 1}},
		{"one that is kept", item("Two oars") + item("A bucket"), []float64{0, 0, 0, 1}, []float64{0.5, 0.5, 0.5, 1}},
		{"nothing around is kept", p + item("Two oars") + item("A bucket") + p, []float64{1, 0, 0, 0, 0, 0}, []float64{1, 0, 0, 0, 0, 0}},
		{"a single one", p + item("Two oars") + p, []float64{1, 0, 0, 1}, []float64{1, 0, 0, 1}},
		{"links", p + item("<a href=/a>Oars</a>") + item("<a href=/b>Buckets</a>") + p, []float64{1, 0, 0, 0, 0, 1}, []float64{1, 0, 0, 0, 0, 1}},
		{"signs between links of a row", p + "<div>•</div><div>Two oars</div><div>•</div><div>A bucket</div>" + p, []float64{1, 0, 0, 0, 0, 1}, []float64{1, 0, 0, 0, 0, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _, post := bodytest.BodyWith(t, tt.source, tt.post)
			KeepSigned(view.NewBody(view.New(x.Scores(tt.post), x), x.Page.Body(), post, 0.5))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
