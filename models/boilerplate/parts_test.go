package boilerplate

import (
	"slices"
	"testing"
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
			x, body := withBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Clone(tt.post)
			New(x.Scores(post), x).keepParts(body, post, 0, 0.5)
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
