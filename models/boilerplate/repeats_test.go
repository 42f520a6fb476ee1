package boilerplate

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

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
			x, _ := withBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			New(x.Scores(post), x).dropRepeats(post, 0, 0.5)
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
