package boxes

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepSources: which lists of links at the end of a text are what it is founded on.
func TestKeepSources(t *testing.T) {
	const heading = "<h2>Sources</h2>"
	links := func(host string) string {
		return "<ul><li><a href=" + host + "/1>The report of the harbour board, 2024</a></li><li><a href=" + host + "/2>The figures of the office</a></li></ul>"
	}
	for _, tt := range []struct {
		name, list string
		kept       bool
	}{
		{"of other sites", heading + links("https://board.example"), true},
		{"of this site", heading + links("https://www.news.test"), false},
		{"with no address of their own", heading + links(""), false},
		{"without a heading", links("https://board.example"), false},
		{"in a box", "<div>" + heading + links("https://board.example") + "</div>", false},
		{"one", heading + "<ul><li><a href=https://board.example/1>The report of the harbour board, 2024</a></li></ul>", false},
	} {
		paragraph := "<p>" + bodytest.LongText + "</p>"
		x, body := bodytest.WithBody(t, "<div id=body>"+paragraph+paragraph+tt.list+"</div>")
		x.Page.URL = "https://news.test/story"
		n := x.NumBlocks()
		post := slices.Repeat([]float64{0.9}, n)
		post[n-1] = 0.2
		b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.45)
		NewAmong(b).Keep()
		if got := post[n-1] >= 0.45; got != tt.kept {
			t.Errorf("%s: kept %v: %v", tt.name, got, post)
		}
	}
}
