package links

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropCells: a column of links beside the text is none of it where a table lays out the page.
func TestDropCells(t *testing.T) {
	const others = `<td>Other stories<br><a href=/x>A bridge is built anew</a><br><a href=/y>Other news of the town</a><br><a href=/z>The mill has a new wheel</a></td>`
	prose := strings.Repeat("<p>"+bodytest.LongText+"</p>", 3)
	row := func(cells string) string { return "<tr>" + cells + "</tr>" }
	text := "<td>" + prose + "</td>"
	for _, tt := range []struct {
		name, rows string
		dropped    bool
	}{
		{"beside the text", row(text + others), true},
		{"before it", row(others + text), true},
		{"in a row of its own", row(text) + row(others), false},
		{"prose in several rows", row(text+others) + row(text), false},
		{"beside a head", row("<th>" + prose + "</th>" + others), false},
		{"beside a line", row("<td>A line</td>" + others), false},
		{"links that are described", row(text + strings.ReplaceAll(others, "</a>", "</a>, which the town has paid for since the year of the great fire")), false},
		{"names", row(text + `<td><a href=/a>Ann</a><br><a href=/b>Lee</a><br><a href=/c>Joan</a></td>`), false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body><table>"+tt.rows+"</table></div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			DropCells(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if got := slices.Contains(post, 0); got != tt.dropped {
				t.Errorf("%v, want %v", post, tt.dropped)
			}
		})
	}
}
