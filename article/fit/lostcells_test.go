package fit_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// Code keeps off the edge of its box when the numbers of its lines stay behind.
func TestLostCells(t *testing.T) {
	for _, tt := range []struct{ name, first, code, want string }{
		{"numbers of lines", `<td id=cut box="100 200 42 60">1 2 3</td>`, "142 200 658 60", "padding:5px 5px 5px 47px"},
		{"on the right", `<td id=cut box="758 200 42 60">1 2 3</td>`, "100 200 658 60", "padding:5px"},
		{"a wide column", `<td id=cut box="100 200 242 60">1 2 3</td>`, "342 200 458 60", "padding:5px"},
		{"behind another", `<td box="100 200 42 60">a</td><td id=cut box="142 200 42 60">1 2 3</td>`, "184 200 616 60", "padding:5px"},
		{"none", ``, "100 200 700 60", "padding:5px"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<div id=body box="100 0 700 900"><p box="100 0 700 100">Words and more words.</p><table box="100 200 700 60"><tbody box="100 200 700 60"><tr box="100 200 700 60">`+tt.first+
				`<td look="display:table-cell;padding-top:5px;padding-right:5px;padding-bottom:5px;padding-left:5px" box="`+tt.code+`"><pre box="`+tt.code+`">code</pre></td></tr></tbody></table></div>`)
			if n, err := p.FindCSS("#cut"); err == nil {
				sel.Cut = append(sel.Cut, n)
			}
			if doc := documenttest.Written(t, p, sel); !strings.Contains(doc, tt.want+";") && !strings.Contains(doc, tt.want+"}") {
				t.Errorf("no %q in\n%s", tt.want, doc)
			}
		})
	}
}
