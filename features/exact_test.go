package features

import (
	"strings"
	"testing"

	"galley/page"
)

// TestExact: of a heading with more than the headline only the headline is taken, where
// the page says what it is.
func TestExact(t *testing.T) {
	for _, tt := range []struct{ name, head, heading, want string }{
		{"section above the headline", `<meta property="og:title" content="A harbour is built">`, `<h1><span>Town</span><br><span id=x>A harbour is built</span></h1>`, "x"},
		{"headline in linked data", `<script type="application/ld+json">{"@type":"NewsArticle","headline":"A harbour is built"}</script>`, `<h1><small>Town</small> <b id=x>A harbour is built</b></h1>`, "x"},
		{"the heading says it", `<meta property="og:title" content="Town: A harbour is built">`, `<h1 id=x><span>Town:</span> <span>A harbour is built</span></h1>`, "x"},
		{"nothing says it", `<title>Other</title>`, `<h1 id=x><span>Town</span><span>A harbour is built</span></h1>`, "x"},
		{"one word", `<title>Town</title>`, `<h1 id=x><span>Town</span> <span>A harbour is built</span></h1>`, "x"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := page.ParseHTML(strings.NewReader(`<head>`+tt.head+`</head><body>`+tt.heading+`<p>The text.</p>`), page.Source{})
			if err != nil {
				t.Fatal(err)
			}
			x := NewIndex(p, Limits{})
			view := x.Scores(make([]float64, x.NumBlocks())).Titles(page.None)
			if got := view.Exact(p.First(p.Body(), "h1")); got != byID(t, p, tt.want) {
				t.Errorf("got %q", p.Text(got))
			}
		})
	}
}
