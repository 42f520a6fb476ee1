package links

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropWaysBack: the last lines of a body that are links which the menu has as well are none of
// its text.
func TestDropWaysBack(t *testing.T) {
	const menu = `<nav><a href=/>Home</a><a href=/news>All the news</a></nav>`
	const text = "<p>" + bodytest.LongText + "</p>"
	tests := []struct {
		name, source string
		want         []float64 // without the menu
	}{
		{"a way back", menu + "<div id=body>" + text + "<p><a href=/news>Back</a></p></div>", []float64{1, 0}},
		{"two", menu + "<div id=body>" + text + "<p><a href=/news>Back</a></p><div><a href=/>Home</a></div></div>", []float64{1, 0, 0}},
		{"a page that is in no menu", menu + "<div id=body>" + text + "<p><a href=/about>Back</a></p></div>", []float64{1, 1}},
		{"an arrow back and the front page, in Hindi", menu + "<div id=body>" + text + "<p><a href=/samachar/>← समाचार सूची</a> · <a href=/in>मुख्य पृष्ठ</a></p></div>", []float64{1, 0}},
		{"an arrow back without a paragraph", menu + "<div id=body>" + text + "<div><a href=/index>« All stories of the year</a></div></div>", []float64{1, 0}},
		{"an arrow that goes on", menu + "<div id=body>" + text + "<p><a href=/about>→ What we are about</a></p></div>", []float64{1, 1}},
		{"an arrow back with words beside", menu + "<div id=body>" + text + "<p>← <a href=/about>Left</a> is what the sign at the harbour says</p></div>", []float64{1, 1}},
		{"a row of what one can do", menu + "<div id=body>" + text + "<font><a href=m>Mail the writer</a> | <a href=p>Print</a> | <a href=/o>More stories</a></font></div>", []float64{1, 0}},
		{"a row with words that are no links", menu + "<div id=body>" + text + "<p>Seen in <a href=m>Mill Corner</a> | <a href=p>Barre</a> | and by the sea</p></div>", []float64{1, 1}},
		{"a row of long ones", menu + "<div id=body>" + text + "<p><a href=m>The harbour is built anew</a> | <a href=p>The mill is sold at last</a></p></div>", []float64{1, 1}},
		{"a row before the last paragraph", menu + "<div id=body><p><a href=m>Mail the writer</a> | <a href=p>Print</a></p>" + text + "</div>", []float64{1, 1}},
		{"the texts before and after, as the list says", "<div id=body>" + text + "<ul><li class=previous><a href=/1>Back<br><span>The harbour is built anew</span></a></li><li class=next><a href=/2>On<br><span>The mill is sold at last</span></a></li></ul></div>", []float64{1, 0, 0}},
		{"the texts before and after, as the links say", "<div id=body>" + text + "<div><p><a rel=prev href=/1>The harbour is built anew</a></p><p><a rel=next href=/2>The mill is sold at last</a></p></div></div>", []float64{1, 0, 0}},
		{"a list of links without a word", "<div id=body>" + text + "<ul><li><a href=/1>The harbour is built anew</a></li><li><a href=/2>The mill is sold at last</a></li></ul></div>", []float64{1, 1, 1}},
		{"a link in a sentence", "<div id=body>" + text + "<p>The <a rel=next href=/2>next part</a> tells how the mill was sold at last</p></div>", []float64{1, 1}},
		{"among paragraphs", menu + "<div id=body>" + text + "<p><a href=/news>Back</a></p>" + text + "</div>", []float64{1, 1, 1}},
		{"with words beside", menu + "<div id=body>" + text + "<p>See <a href=/news>News</a></p></div>", []float64{1, 1}},
		{"a list", menu + "<div id=body>" + text + "<ul><li><a href=/news>News</a></ul></div>", []float64{1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.source)
			a, b := x.Span(body)
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			if DropWaysBack(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)); !slices.Equal(post[a:b], tt.want) {
				t.Errorf("%v, want %v", post[a:b], tt.want)
			}
		})
	}
}
