package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepMarks: stars and points beside lines that are kept, and results of games.
func TestKeepMarks(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"points", "<div><div><span>8.4</span><span>/10</span></div><p>Ships well.</p></div>" + p, []float64{0, 1, 1}, []float64{0.5, 1, 1}},
		{"stars", p + "<div><p>Ships well.</p><div>★★★★☆</div></div>", []float64{1, 1, 0}, []float64{1, 1, 0.5}},
		{"beside nothing that is kept", p + "<div><div>8/10</div><p>Rate it</p></div>", []float64{1, 0, 0}, []float64{1, 0, 0}},
		{"of pictures", p + "<div><img src=a.png><div>3/5</div><p>Ships well.</p></div>", []float64{1, 0, 1}, []float64{1, 0, 1}},
		{"a link", p + "<div><p>Ships well.</p><a href=/r>4/5</a></div>", []float64{1, 1, 0}, []float64{1, 1, 0}},
		{"a result in a line", "<div><span>Harbour</span><span>3 - 1</span><span>Town</span></div>" + p, []float64{0, 1}, []float64{0.5, 1}},
		{"hours in a line", "<div><span>Harbour 3 - 1 at noon</span></div>" + p, []float64{0, 1}, []float64{0, 1}},
		{"the length of a film", "<div><span>Film</span><span>02:53</span><span>1 May</span></div>" + p, []float64{0, 1}, []float64{0, 1}},
		{"a result in lines", "<div><div>Harbour</div><div>2:2</div><div>Town</div><div>400 people came</div></div>" + p, []float64{0, 0, 0, 0, 1}, []float64{0.5, 0.5, 0.5, 0, 1}},
		{"before nothing that is kept", p + "<div><div>Harbour</div><div>2:2</div><div>Town</div></div>", []float64{1, 0, 0, 0}, []float64{1, 0, 0, 0}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			KeepMarks(view.NewBody(view.New(x.Scores(tt.post), x), body, post, 0.5))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
