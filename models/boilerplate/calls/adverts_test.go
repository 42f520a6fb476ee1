package calls

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropAdverts: a small box that says that it is an advertisement is none of the text, and neither is the line that
// says so; a part that is about advertisements is, and so are paragraphs below a line in a box that others are in as well.
func TestDropAdverts(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	const ad = "<p>Bread of the day before at half the price, every morning from six.</p>"
	for _, tt := range []struct {
		inside string
		want   []float64
	}{
		{"<div><div>Advertisement</div>" + ad + "<a href=/buy>To the shop</a></div>", []float64{0, 0, 0}},
		{"<div>" + ad + "<small>– Anzeige –</small></div>", []float64{0, 0}},
		{"<aside><span>広告</span><div>" + ad + "</div></aside>", []float64{0, 0}},
		{"<div><b>Annonse</b><p>" + bodytest.LongText + "</p></div><h2>Part</h2><div><b>Annonse</b><p>" + bodytest.LongText + "</p></div>", []float64{0, 0, 1, 0, 0}},
		{"<p>- Talla -</p>" + ad, []float64{0, 1}},
		{"<p>РЕКЛАМА</p>" + ad, []float64{0, 1}},
		{"<div><h3>Advertising</h3>" + ad + "</div>", []float64{1, 1}},
		{"<ul><li>Werbung<li>Verkauf</ul>", []float64{1, 1}},
		{"<div><p>Advertisement of the day</p>" + ad + "</div>", []float64{1, 1}},
		{"<div><p>Ad</p><p>" + bodytest.LongText + "</p></div><div><p>" + bodytest.LongText + "</p></div>", []float64{0, 1, 1}},
		{"<div><p>Ad</p>" + p + p + p + p + "</div>", []float64{0, 1, 1, 1, 1}},
	} {
		even := slices.Repeat([]float64{1}, len(tt.want)+2)
		x, body, post := bodytest.BodyWith(t, p+tt.inside+p, even)
		DropAdverts(view.NewBody(view.New(x.Scores(even), x), body, post, 0.5))
		if got := post[1 : len(post)-1]; !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.inside, got, tt.want)
		}
	}
}
