package layout_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/layout"
)

// TestArrangesOnly: which tables lay out what is in their cells, and which have data.
func TestArrangesOnly(t *testing.T) {
	line := ` look="border-top-width:1px;border-top-style:solid"`
	for _, tt := range []struct {
		name, table string
		want        bool
	}{
		{"one cell in each row", `<tr><td>Words</td></tr><tr><td>and more</td></tr>`, true},
		{"text beside a picture", `<tr><td>Words</td><td><img src="a.png" box="0 0 300 200"></td></tr>`, true},
		{"a heading in a cell", `<tr><td><h2>Storm</h2></td><td>Words</td></tr>`, true},
		{"a table in a cell", `<tr><td>Words</td><td><table><tr><td>1</td></tr></table></td></tr>`, true},
		{"data", `<tr><td>Spring</td><td>6.02</td></tr>`, false},
		{"data with flags", `<tr><td>Spring <img src="a.png" box="0 0 16 16"></td><td>6.02</td></tr>`, false},
		{"data with pictures and lines", `<tr><td` + line + `>Spring</td><td><img src="a.png" box="0 0 300 200"></td></tr>`, false},
		{"heads", `<tr><th>Spring</th></tr><tr><td>6.02</td></tr>`, false},
		{"a caption", `<caption>Springs</caption><tr><td>6.02</td></tr>`, false},
		{"nothing", ``, false},
		{"very many rows of data", strings.Repeat(`<tr><td>Spring</td><td>6.02</td></tr>`, 2000), false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, _ := articletest.Laid(t, `<div id=body><table box="0 0 700 300">`+tt.table+`</table></div>`)
			if got := layout.ArrangesOnly(p, p.First(0, "table")); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
