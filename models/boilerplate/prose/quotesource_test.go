package prose

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepSource: whose a quotation is goes with it.
func TestKeepSource(t *testing.T) {
	const said = `<p>Now my daughters are at school in time.</p>`
	for _, tt := range []struct {
		name, source string
		post         []float64 // of the blocks of the quotation
		want         bool      // whether the last of them is kept
	}{
		{"in an element of its own", `<blockquote>` + said + `<cite>Ann Lee, who heads the board</cite></blockquote>`, []float64{1, 0.2}, true},
		{"a paragraph", `<blockquote><div>` + said + `<p>Ann Lee</p></div></blockquote>`, []float64{1, 0.2}, true},
		{"of two paragraphs", `<blockquote>` + said + said + `<footer>Ann Lee</footer></blockquote>`, []float64{1, 1, 0.2}, true},
		{"of what is not kept", `<blockquote>` + said + `<cite>Ann Lee</cite></blockquote>`, []float64{0.3, 0.2}, false},
		{"with a link", `<blockquote>` + said + `<p>Ann Lee <a href=https://x.example/1>5 March</a></p></blockquote>`, []float64{1, 0.2}, false},
		{"a long line", `<blockquote>` + said + `<p>` + bodytest.LongText + `</p></blockquote>`, []float64{1, 0.2}, false},
		{"below the quotation", `<blockquote>` + said + `</blockquote><p>Ann Lee</p>`, []float64{1, 0.2}, false},
		{"alone in it", said + `<blockquote><p>Ann Lee</p></blockquote>`, []float64{1, 0.2}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+strings.TrimSpace(tt.source)+"</div>")
			a, b := x.Span(body)
			if b-a != len(tt.post) {
				t.Fatalf("%d blocks, want %d", b-a, len(tt.post))
			}
			post := slices.Clone(tt.post)
			KeepSource(view.NewBody(view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x), body, post, 0.5))
			if got := post[len(post)-1] >= 0.5; got != tt.want {
				t.Errorf("kept: %v, want %v", got, tt.want)
			}
		})
	}
}
