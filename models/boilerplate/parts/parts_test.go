package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page"
)

// TestKeepParts: which parts of what is kept are kept with it, by posteriors given by hand.
func TestKeepParts(t *testing.T) {
	const list = `<ul><li>one thing</li><li>another</li><li>the last of them</li></ul>`
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		{"the last item", list, []float64{1, 1, 0.3}, []float64{1, 1, 0.5}},
		{"an item that is surely none", list, []float64{1, 1, 0.05}, []float64{1, 1, 0.05}},
		{"a link among items", `<ul><li>one thing</li><li>another</li><li><a href=/x>More</a></li></ul>`, []float64{1, 1, 0.3}, []float64{1, 1, 0.3}},
		{"one item of a list", list, []float64{1, 0.3, 0.3}, []float64{1, 0.3, 0.3}},
		{"the source of a quotation", `<blockquote><p>So it is.</p><footer>Ann Lee</footer></blockquote>`, []float64{1, 0.1}, []float64{1, 0.5}},
		{"the source of a quotation that is cut", `<blockquote><p>So it is.</p><footer>Ann Lee</footer></blockquote>`, []float64{0.1, 0.1}, []float64{0.1, 0.1}},
		{"code behind a paragraph", `<p>Run this.</p><pre>go build</pre>`, []float64{1, 0.3}, []float64{1, 0.5}},
		{"code behind what is cut", `<p>Run this.</p><pre>go build</pre>`, []float64{0.1, 0.3}, []float64{0.1, 0.3}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Clone(tt.post)
			Keep(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}

// TestKeepCharts: a drawing with words that stands among text is kept, if it is large, leads nowhere
// and text stands on both sides of it.
func TestKeepCharts(t *testing.T) {
	const text, chart = `<p>So it went.</p>`, `<svg><text>noon</text><text>night</text></svg>`
	for _, tt := range []struct {
		name, source string
		height       float64
		post         []float64
		want         float64 // of its labels
	}{
		{"among text", text + chart + text, 200, []float64{1, 0.1, 1}, 0.5},
		{"with a heading and a source", text + `<p>The night</p>` + chart + `<p>Source: us</p>` + text, 200, []float64{1, 0.1, 0.1, 0.1, 1}, 0.5},
		{"a small one", text + chart + text, 20, []float64{1, 0.1, 1}, 0.1},
		{"in a link", text + `<a href=/x>` + chart + `</a>` + text, 200, []float64{1, 0.1, 1}, 0.1},
		{"behind the text", text + chart + `<p>Sign up</p>`, 200, []float64{1, 0.1, 0.1}, 0.1},
		{"not laid out", text + chart + text, 0, []float64{1, 0.1, 1}, 0.1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			svg := x.Page.First(body, "svg")
			if tt.height > 0 {
				x.Page.Nodes[svg].Box = page.Rect{W: 600, H: tt.height}
			}
			trimmer := view.New(x.Scores(post), x)
			Keep(view.NewBody(trimmer, body, post, 0.5))
			if from, _ := trimmer.Span(svg); post[from] != tt.want {
				t.Errorf("%v, want %v of block %d", post, tt.want, from)
			}
		})
	}
}
