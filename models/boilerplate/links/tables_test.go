package links

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropTables: tables of links beside the text and behind it are none of it.
func TestDropTables(t *testing.T) {
	const (
		row  = `<tr><td>&bull; <a href=/x>A bridge is built anew</a></td></tr>`
		cell = `<tr><td><a href=/x>A bridge is built anew</a><br><a href=/y>Other news of the town</a></td></tr>`
	)
	prose := strings.Repeat("<p>"+bodytest.LongText+"</p>", 3)
	table := func(attrs, rows string) string { return "<table " + attrs + ">" + rows + "</table>" }
	head := "<tr><td>Related stories</td></tr>"
	for _, tt := range []struct {
		name, table string
		behind      string
		dropped     bool
	}{
		{"beside the text", table("align=right", head+cell), prose, true},
		{"in the text", table("", head+strings.Repeat(row, 3)), prose, false},
		{"behind the text", table("", head+strings.Repeat(row, 3)), "", true},
		{"two links behind the text", table("", head+strings.Repeat(row, 2)), "", false},
		{"facts", table("align=right", head+`<tr><td>Mayor</td><td><a href=/a>Ann</a></td></tr><tr><td>River</td><td><a href=/b>Lee</a></td></tr>`), prose, false},
		{"data with heads", table("align=right", "<tr><th>Stories</th></tr>"+cell), prose, false},
		{"that are described", table("align=right", strings.ReplaceAll(cell, "</a>", "</a>, which the town has paid for since the year of the great fire")), prose, false},
		{"to parts of the page", table("align=right", strings.NewReplacer("/x", "#x", "/y", "#y").Replace(head+cell)), prose, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+prose+tt.table+tt.behind+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			DropTables(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if got := post[3] == 0 && post[4] == 0; got != tt.dropped {
				t.Errorf("%v, want %v", post, tt.dropped)
			}
		})
	}
}
