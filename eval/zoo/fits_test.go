package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// A table whose words a telephone has room for stays one there, as wide as it was of its column; a wider one
// scrolls, and its frame is no wider than its cells. Neither makes the page scroll.
func TestTablesOnTelephone(t *testing.T) {
	s := newScreens(t)
	const css = `table{border-collapse:collapse;width:100%;border:1px solid #999}td,th{border:1px solid #ccc;padding:4px 10px}`
	const small = `<table><tr><th>Port</th><th>Boats</th><th>What they say</th></tr><tr><td>North quay</td><td>41</td><td>fog in the morning, and later wind from the sea</td></tr></table>`
	const wide = `<table><tr><td>navigability</td><td>hydrographic</td><td>thoroughgoing</td><td>embankments</td><td>schoolteacher</td><td>undercurrents</td></tr></table>`
	for _, tt := range []struct {
		name, css, body string
		fits            bool
		width           float64 // of the table on a telephone; 0: not asked
	}{
		{"few words", "", small, true, 358},
		{"in a list", "", `<ul><li>` + small + `</li></ul>`, true, 337},
		{"many words", "", wide, false, 0},
		{"lines that do not wrap", `td{white-space:nowrap}`, small, false, 0},
		{"columns of fixed widths", `table{table-layout:fixed}td{width:260px}`, small, false, 0},
		{"a picture", "", `<table><tr><td><img src=wide.png></td><td>The road</td></tr></table>`, false, 0},
		{"narrow cells that scroll", ``, `<table><tr><td><pre>12:40</pre></td><td>3.8</td></tr></table>`, false, 0},
		{"cells that span rows", "", `<table><tr><td rowspan=2>North quay</td><td>41</td></tr><tr><td>17</td></tr></table>`, false, 0},
	} {
		_, narrow := s.shown(t, css+tt.css, tt.body)
		n := firstTag(narrow, "table")
		box := narrow.Nodes[n].Box
		if fits := narrow.StyleOf(n).Display == "table"; fits != tt.fits {
			t.Errorf("%s: the table stays one: %t, want %t", tt.name, fits, tt.fits)
		}
		if tt.width > 0 && math.Abs(box.W-tt.width) > 2 {
			t.Errorf("%s: the table is %.1f px wide, want %.1f", tt.name, box.W, tt.width)
		}
		if right := lastCell(narrow).Right(); !tt.fits && right < box.Right()-3 {
			t.Errorf("%s: the frame reaches to %.1f, and the cells to %.1f", tt.name, box.Right(), right)
		}
	}
}

// lastCell is the box of the last cell of the first row of a table.
func lastCell(p *page.Page) (box page.Rect) {
	row := firstTag(p, "tr")
	for i := row; i < p.Nodes[row].End; i++ {
		if p.Nodes[i].Tag == "td" || p.Nodes[i].Tag == "th" {
			box = p.Nodes[i].Box
		}
	}
	return box
}
