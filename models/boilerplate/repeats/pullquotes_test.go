package repeats

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropPullQuotes: which sentences that a paragraph has are left out.
func TestDropPullQuotes(t *testing.T) {
	const said = "A kettle with a seam is no kettle at all"
	const text = "<p>She turns the sheet. “" + said + ",” she says, and begins again from the other side of it.</p>"
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"a box", text + "<div class=pull>“" + said + "”</div>" + text, []float64{1, 0, 1}},
		{"before the paragraph", "<blockquote>" + said + "</blockquote>" + text, []float64{0, 1}},
		{"a quotation in a figure", text + "<figure><blockquote><p>" + said + "</p></blockquote></figure>" + text, []float64{1, 0, 1}},
		{"not said elsewhere", text + "<blockquote>A kettle has one seam and that is at the lid</blockquote>", []float64{1, 1}},
		{"a heading", "<h2>" + said + "</h2>" + text, []float64{1, 1}},
		{"an item", text + "<ul><li>" + said + "</ul>", []float64{1, 1}},
		{"a caption", text + "<figure><img src=a.png><figcaption>" + said + "</figcaption></figure>", []float64{1, 1}},
		{"a paragraph that is said twice", text + text, []float64{1, 1}},
		{"short", text + "<blockquote>a kettle with a seam</blockquote>", []float64{1, 1}},
		{"short, in signs", text + "<blockquote>“A kettle with a seam”</blockquote>" + text, []float64{1, 0, 1}},
		{"short, in signs, not said elsewhere", text + "<blockquote>“A seam of gold”</blockquote>", []float64{1, 1}},
		{"two words in signs", text + "<p>“A kettle”</p>", []float64{1, 1}},
		{"lines of a poem", text + "<div>" + strings.Repeat("<div class=line>"+said+"</div>", 4) + "</div>", []float64{1, 1, 1, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			DropPullQuotes(view.NewBody(view.New(x.Scores(post), x), x.Page.Body(), post, 0.5))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
