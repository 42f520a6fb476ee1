package repeats

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropSaid: what of the text stands before it or behind it again is none of it.
func TestDropSaid(t *testing.T) {
	const other = "<p>We write once more, of what came to pass on the quay and of those who were there on the day that it did.</p>"
	for _, tt := range []struct {
		name, before, behind string
		want                 []float64
	}{
		{"a standfirst", "<p>" + bodytest.LongText + "</p>", "", []float64{0, 1, 1}},
		{"a standfirst of other words", other, "", []float64{1, 1, 1}},
		{"a short line before it", "<p>Harbour days</p>", "", []float64{1, 1, 1}},
		{"a preview", "", "<div><p>" + bodytest.LongText + "</p></div>", []float64{1, 1, 0}},
		{"other words", "", other, []float64{1, 1, 1}},
		{"a short line", "", "<p>Harbour days</p>", []float64{1, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.before+"<div id=body><p>"+bodytest.LongText+"</p><p>Harbour days</p></div>"+tt.behind)
			a, b := x.Span(body)
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			if DropSaid(view.New(x.Scores(post), x), post, a, b); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}

// TestDropRepeats: what of a text that says something twice is left out.
func TestDropRepeats(t *testing.T) {
	say := func(from, to int) (html string) {
		for i := from; i < to; i++ {
			html += fmt.Sprintf("<p>%s</p>", strings.Repeat(fmt.Sprintf("Stone number %d of the harbour lies there. ", i), 6))
		}
		return html
	}
	box := func(html string) string { return "<div>" + html + "</div>" }
	for _, tt := range []struct{ name, source, want string }{
		{"for two widths of screen", box("<h2>One</h2>"+say(0, 4)) + box("<h2>One</h2>"+say(0, 4)), "1111100000"},
		{"with more behind", say(0, 3) + say(0, 3) + say(3, 4), "1110001"},
		{"thrice", say(0, 3) + say(0, 3) + say(0, 3), "111000000"},
		{"two paragraphs", say(0, 2) + say(0, 2) + say(3, 4), "11111"},
		{"paragraphs in another order", say(0, 1) + say(1, 2) + say(2, 3) + say(2, 3) + say(1, 2) + say(0, 1), "111111"},
		{"a refrain of short lines", strings.Repeat("<p>Row on, row on, to the end of it</p><p>Row on, for the tide is at hand</p><p>Row on and be gone by the dawn</p>", 2), "111111"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			Drop(view.NewBody(view.New(x.Scores(post), x), x.Page.Body(), post, 0.5))
			var got strings.Builder
			for _, p := range post {
				fmt.Fprint(&got, p)
			}
			if got.String() != tt.want {
				t.Errorf("%s, want %s", got.String(), tt.want)
			}
		})
	}
}
