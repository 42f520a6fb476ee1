package boilerplate

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
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
		{"data behind what may belong", data, 0.7, true},
		{"data behind what does not belong", data, 0.4, false},
		{"data in a box with a caption and notes", `<div><div><h3>Table 1</h3><p>Days to port</p><div>` + data + `</div></div><p>Counted by hand</p></div>`, 0.9, true},
		{"numbered paragraphs", `<table><tr><td>1<td>oslo ` + strings.Repeat("word ", 80) + `<tr><td>[2]<td>bergen ` + strings.Repeat("word ", 80) + `</table>`, 0.9, true},
		{"a second table with a heading of its own", strings.ReplaceAll(data, "oslo", "narvik") + `<h3>Figures</h3>` + data, 0.9, true},
		{"a second table with a line above it", strings.ReplaceAll(data, "oslo", "narvik") + `<p>Figures</p>` + data, 0.9, false},
		{"code with numbers of lines", `<div><table><tr><td><pre>1 2</pre><td><pre>print oslo</pre></table><button>Copy</button></div>`, 0.9, true},
		{"terms in a list each", `<div><dl class=r1><dt>port<dd>oslo and one of the others</dl><dl class=r2><dt>days<dd>three of them or four</dl></div>`, 0.9, true},
		{"one term in a list", `<div><dl class=r1><dt>port<dd>oslo and one of the others</dl><p>Not so.</p><dl class=r2><dt>days<dd>three of them or four</dl></div>`, 0.9, false},
		{"terms in lists that are marked up in other ways", `<div><dl class=port><dt>port<dd>oslo and one of the others</dl><dl class=days><dt>days<dd>three of them or four</dl></div>`, 0.9, false},
		{"links", `<table><tr><td><a href=/a>oslo one</a><td><a href=/b>oslo two</a><tr><td><a href=/c>oslo three</a><td>x</table>`, 0.9, false},
		{"one column", `<table><tr><td>oslo<tr><td>bergen<tr><td>narvik</table>`, 0.9, false},
		{"one row", `<table><tr><td>oslo<td>bergen</table>`, 0.9, false},
		{"around another", `<table><tr><td>oslo<td><table><tr><td>x</table><tr><td>a<td>b</table>`, 0.9, false},
		{"a form", `<table><tr><td>oslo<td><form>x</form><tr><td>a<td>b</table>`, 0.9, false},
		{"long cells", `<table><tr><td>oslo ` + strings.Repeat("word ", 80) + `<td>x<tr><td>a<td>b</table>`, 0.9, false},
	}
	for _, tt := range tests {
		x, body := bodytest.WithBody(t, `<body><div id=body><p>words before the table</p>`+tt.table+`<p>words behind the table</p></div>`)
		post := make([]float64, x.NumBlocks())
		post[0], post[len(post)-1] = tt.before, 1
		found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
		New(x.Scores(post), x).Trim(&found, 0.5, 2)
		if strings.Contains(x.Page.BodyText(found), "1 2") {
			t.Errorf("%s: numbers of lines are kept", tt.name)
		}
		if got := strings.Contains(x.Page.BodyText(found), "oslo"); got != tt.kept {
			t.Errorf("%s: kept %v, want %v", tt.name, got, tt.kept)
		}
	}
}

// TestKeepTablesOfLists: on pages that are no article a table of data goes with a heading that
// stands beside sure paragraphs, and the whole of a table is kept where most of it is.
func TestKeepTablesOfLists(t *testing.T) {
	const data = `<table><tr><th>port<th>days<tr><td>oslo<td>three<tr><td>bergen<td>four<tr><td>narvik<td>five</table>`
	const names = `<table><tr><td>class<td><a href=/port>port</a><tr><td>class<td><a href=/days>days of it</a><tr><td>-<td>what tells of days, for <a href=/a>a port</a>, and <a href=/b>of the ports around it</a><tr><td colspan=2>end</table>`
	tests := []struct {
		name, source string
		post         []float64 // of the first blocks; then those of cells
		cells        []float64
		kept         bool // the first cell
	}{
		{"a heading of the text", "<p>" + bodytest.LongText + "</p><p>Note</p><h2>Days</h2>" + data, []float64{0.9, 0.1, 0.6}, []float64{0.1}, true},
		{"a heading that is cut", "<p>" + bodytest.LongText + "</p><p>Note</p><h2>Days</h2>" + data, []float64{0.9, 0.1, 0.3}, []float64{0.1}, false},
		{"most is kept", "<p>" + bodytest.LongText + "</p><div>x</div>" + data, []float64{0.9, 0.1}, []float64{0.1, 0.1, 0.6}, true},
		{"most is kept, names lead to their pages", "<p>" + bodytest.LongText + "</p><div>x</div>" + names, []float64{0.9, 0.1}, []float64{0.1, 0.1, 0.1, 0.1, 0.1, 0.6}, true},
		{"some is kept, names lead to their pages", "<p>" + bodytest.LongText + "</p><div>x</div>" + names, []float64{0.9, 0.1}, []float64{0.1}, false},
		{"some is kept", "<p>" + bodytest.LongText + "</p><div>x</div>" + data, []float64{0.9, 0.1}, []float64{0.1, 0.1, 0.1, 0.1, 0.1, 0.6}, false},
	}
	for _, tt := range tests {
		x, body := bodytest.WithBody(t, "<body><div id=body>"+tt.source+"</div>")
		post := append([]float64(nil), tt.post...)
		for i := len(post); i < x.NumBlocks(); i++ {
			post = append(post, tt.cells[min(i-len(tt.post), len(tt.cells)-1)])
		}
		found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
		tr := New(x.Scores(post), x)
		tr.Listing = true
		tr.Trim(&found, 0.5, 2)
		if got := strings.Contains(x.Page.BodyText(found), "port"); got != tt.kept {
			t.Errorf("%s: kept %v, want %v", tt.name, got, tt.kept)
		}
	}
}
