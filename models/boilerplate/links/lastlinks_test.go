package links

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropLastLinks: lines at the end of a text that are links to other pages of the site are none of it.
func TestDropLastLinks(t *testing.T) {
	text := strings.Repeat("<p>"+bodytest.LongText+"</p>", 3)
	const link, other = "<div><p><a href=/b>The mill at the weir is sold</a></p></div>", "<p><a href=https://mill.example/b>The mill at the weir is sold</a></p>"
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"two", text + "<div>" + link + link + "</div>", []float64{1, 1, 1, 0, 0}},
		{"below a heading", text + "<h2>More</h2>" + link + link, []float64{1, 1, 1, 1, 0, 0}},
		{"one", text + link, []float64{1, 1, 1, 1}},
		{"of other sites", text + other + other, []float64{1, 1, 1, 1, 1}},
		{"text behind", text + link + link + "<p>" + bodytest.LongText + "</p>", []float64{1, 1, 1, 1, 1, 1}},
		{"in sentences", text + strings.Repeat("<p>He went to <a href=/b>the mill at the weir</a> at last</p>", 2), []float64{1, 1, 1, 1, 1}},
		{"items", text + "<ul><li><a href=/b>Mills</a><li><a href=/c>Weirs</a></ul>", []float64{1, 1, 1, 0, 0}},
		{"items below a heading", text + "<h2>More</h2><ul><li><a href=/b>Mills</a><li><a href=/c>Weirs</a></ul>", []float64{1, 1, 1, 1, 0.6, 0.6}},
		{"most of the text", "<p>" + bodytest.LongText + "</p>" + link + link, []float64{1, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			x.Page.URL = "https://paper.example/story"
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			if strings.HasPrefix(tt.name, "items") {
				post[len(post)-1], post[len(post)-2] = 0.6, 0.6
			}
			if DropLastLinks(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
