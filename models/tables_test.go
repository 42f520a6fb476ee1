package models

import (
	"strings"
	"testing"

	"galley/eval"
	"galley/page"
)

// TestKeepTables: tables of data go with the text before them, others by their blocks.
func TestKeepTables(t *testing.T) {
	const data = `<table><tr><th>port<th>days<tr><td>oslo<td>three</table>`
	tests := []struct {
		name, table string
		before      float64
		kept        bool
	}{
		{"data", data, 0.9, true},
		{"data behind what may not belong", data, 0.7, false},
		{"links", `<table><tr><td><a href=/a>oslo one</a><td><a href=/b>oslo two</a><tr><td><a href=/c>oslo three</a><td>x</table>`, 0.9, false},
		{"one column", `<table><tr><td>oslo<tr><td>bergen<tr><td>narvik</table>`, 0.9, false},
		{"one row", `<table><tr><td>oslo<td>bergen</table>`, 0.9, false},
		{"around another", `<table><tr><td>oslo<td><table><tr><td>x</table><tr><td>a<td>b</table>`, 0.9, false},
		{"a form", `<table><tr><td>oslo<td><form>x</form><tr><td>a<td>b</table>`, 0.9, false},
		{"long cells", `<table><tr><td>oslo ` + strings.Repeat("word ", maxCell) + `<td>x<tr><td>a<td>b</table>`, 0.9, false},
	}
	for _, tt := range tests {
		x, body := withBody(t, `<body><div id=body><p>words before the table</p>`+tt.table+`<p>words behind the table</p></div>`)
		post := make([]float64, x.NumBlocks())
		post[0], post[len(post)-1] = tt.before, 1
		found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
		newTrimmer(x.Scores(post), x).trim(&found, 0.5, 2)
		if got := strings.Contains(eval.BodyText(x.Page, found), "oslo"); got != tt.kept {
			t.Errorf("%s: kept %v, want %v", tt.name, got, tt.kept)
		}
	}
}
