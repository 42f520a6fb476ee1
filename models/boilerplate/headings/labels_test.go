package headings

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropLabels: a line behind the text goes with the links behind it that were cut.
func TestDropLabels(t *testing.T) {
	const (
		p     = "<p>" + bodytest.LongText + "</p>"
		links = `<ul><li><a href=/a>A wall fell on the pier</a></li><li><a href=/b>More boats</a></li></ul>`
	)
	for _, tt := range []struct {
		name, source string
		post         []float64
		at           int // the line
		want         bool
	}{
		{"a line", p + `<p><b>More news</b></p>` + links, []float64{1, 1, 0, 0}, 1, true},
		{"a heading before a sign", p + `<h2>More news</h2>` + links + `<p>(ab)</p>`, []float64{1, 1, 0, 0, 1}, 1, true},
		{"a line in plain type", p + `<p>More news</p>` + links, []float64{1, 1, 0, 0}, 1, false},
		{"a line that announces them", p + `<p>Read these, too:</p>` + links, []float64{1, 1, 0, 0}, 1, true},
		{"a line that announces them before text", p + `<p>Read these, too:</p>` + links + p, []float64{1, 1, 0, 0, 1}, 1, true},
		{"a line that announces what is elsewhere", p + `<p>Read these, too:</p><ul><li><a href=https://a.example/>A wall fell</a></li><li><a href=https://b.example/>More boats</a></li></ul>`, []float64{1, 1, 0, 0}, 1, false},
		{"a line that announces one", p + `<p>Read this, too:</p><p><a href=/a>A wall fell on the pier</a></p>`, []float64{1, 1, 0}, 1, false},
		{"an index", p + `<p>Read these:</p>` + links + `<p>And these:</p>` + links + `<p>And these:</p>` + links, []float64{1, 1, 0, 0, 1, 0, 0, 1, 0, 0}, 1, false},
		{"links that are kept", p + `<p><b>More news</b></p>` + links, []float64{1, 1, 1, 1}, 1, false},
		{"before the text goes on", p + `<p><b>More news</b></p>` + links + p, []float64{1, 1, 0, 0, 1}, 1, false},
		{"words behind it", p + `<p><b>More news</b></p><p>of the town</p>` + links, []float64{1, 1, 0, 0, 0}, 1, false},
		{"a sentence", p + `<p>` + bodytest.ShortText + `</p>` + links, []float64{1, 1, 0, 0}, 1, false},
		{"nothing behind it", p + `<p><b>More news</b></p>`, []float64{1, 1}, 1, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			DropLabels(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if got := post[tt.at] == 0; got != tt.want {
				t.Errorf("dropped %v, want %v", got, tt.want)
			}
		})
	}
}
