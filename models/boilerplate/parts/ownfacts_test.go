package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page"
)

// TestDropOwnFacts: labelled lines in which a page tells its title go, facts of what the text is about stay.
func TestDropOwnFacts(t *testing.T) {
	const (
		title = "<h1>Hedges and the wrens of winter</h1>"
		text  = "<p>" + bodytest.LongText + "</p>"
		cited = "<p><b>Citation:</b> Lee A (2024) Hedges and the Wrens of Winter. Birds 3: 1–9.</p>"
		came  = "<p><b>Received: </b>August 2, 2023</p><p><b>Editor</b>: M. Rossi, Bari</p>"
	)
	tests := []struct {
		name, source string
		want         []float64
	}{
		{"how to cite it", title + text + `<div>` + cited + came + `</div>` + text, []float64{1, 1, 0, 0, 0, 1}},
		{"without the title", title + text + `<div>` + came + `<p><b>Place:</b> Bari</p></div>` + text, []float64{1, 1, 1, 1, 1, 1}},
		{"two lines", title + text + `<div>` + cited + `<p><b>Place:</b> Bari</p></div>` + text, []float64{1, 1, 1, 1, 1}},
		{"not labelled", title + text + `<div>` + cited + `<p>Received: August 2</p><p>Editor: M. Rossi</p></div>` + text, []float64{1, 1, 1, 1, 1, 1}},
		{"a short title", `<h1>Hedges</h1>` + text + `<div><p><b>Hedges:</b> ten</p>` + came + `</div>`, []float64{1, 1, 1, 1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, slices.Repeat([]float64{1}, len(tt.want)))
			h1 := x.Page.First(body, "h1")
			if h1 == page.None {
				t.Fatal("no title")
			}
			DropOwnFacts(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5), h1)
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
