package entries

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestRaiseProgrammes: entries that begin with later and later times of day are raised, with the heading before
// them; news of a day, chapters, opening hours, what leads elsewhere and margins are not.
func TestRaiseProgrammes(t *testing.T) {
	list := func(format string, times ...string) string {
		var b strings.Builder
		for i, at := range times {
			fmt.Fprintf(&b, format, at, i)
		}
		return b.String()
	}
	const item = `<li><b>%s</b><div>Talk number %d</div></li>`
	later := []string{"9:00", "09:30", "10h15", "11:00"}
	programme := "<ul>" + list(item, later...) + "</ul>"
	tests := []struct {
		name, source string
		raised       int // blocks
	}{
		{"talks", programme, 8},
		{"with the day before", "<h2>Friday</h2>" + programme, 9},
		{"rows of a table", "<table>" + list(`<tr><td>%s<td>Talk number %d`, later...) + "</table>", 8},
		{"in the afternoon", "<ul>" + list(item, "11:30 am", "12:15 p.m.", "1:00 pm", "2:00 pm") + "</ul>", 8},
		{"one entry without a time", "<ul>" + list(item, later...) + "<li>Then tea</li></ul>", 9},
		{"newest first", "<ul>" + list(item, "11:00", "10:15", "09:30", "09:00") + "</ul>", 0},
		{"chapters", "<ul>" + list(item, "1.10", "1.20", "2.30", "3.10") + "</ul>", 0},
		{"always the same", "<ul>" + list(item, "9:00", "9:00", "9:00", "9:00") + "</ul>", 0},
		{"three", "<ul>" + list(item, later[:3]...) + "</ul>", 0},
		{"few of many", "<ul>" + list(item, later...) + strings.Repeat("<li>Some news of the day</li>", 4) + "</ul>", 0},
		{"of other pages", "<ul>" + list(`<li>%s <a href=/%d>Some news of the day on which it rained</a></li>`, later...) + "</ul>", 0},
		{"in a margin", "<aside>" + programme + "</aside>", 0},
		{"numbers alone", "<table>" + list(`<tr><td>%s<td>%d<td>2<td>3`, later...) + "</table>", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main><p>"+bodytest.ShortText+"</p>"+tt.source+"</main>", 0.1)
			post := slices.Clone(scores.Posteriors())
			RaiseProgrammes(view.New(scores, x), post)
			raised := 0
			for _, p := range post {
				if p > 0.1 {
					raised++
				}
			}
			if raised != tt.raised {
				t.Errorf("raised %d blocks, want %d", raised, tt.raised)
			}
		})
	}
}
