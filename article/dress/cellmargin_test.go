package dress_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// Margins of paragraphs in a cell that an old document did not show are not written; those that it showed are.
func TestCellMargin(t *testing.T) {
	for _, tt := range []struct{ name, cell, box, want string }{
		{"not shown", "100 100 300 20", "100 100 300 20", "margin-top:0px;margin-bottom:0px"},
		{"shown", "100 100 300 52", "100 116 300 20", ""},
		{"shown above", "100 100 300 36", "100 116 300 20", "margin-bottom:0px"},
	} {
		p, sel := articletest.Laid(t, `<h1 id=title box="100 10 700 40">A spring on the river</h1><div id=body box="100 60 700 900"><p box="100 60 700 20">Dark words, and many of them.</p>`+
			`<table look="display:table" box="100 100 300 60"><tbody look="display:table-row-group" box="100 100 300 60"><tr look="display:table-row" box="100 100 300 60"><td look="display:table-cell" box="`+tt.cell+`"><p look="display:block;margin-top:16px;margin-bottom:16px" box="`+tt.box+`">High water</p></td></tr></tbody></table></div>`)
		doc := documenttest.Written(t, p, sel)
		var got []string
		for _, side := range []string{"margin-top:0px", "margin-bottom:0px"} {
			if strings.Contains(doc, side+";") || strings.Contains(doc, side+"}") {
				got = append(got, side)
			}
		}
		if strings.Join(got, ";") != tt.want {
			t.Errorf("%s: %q, want %q in\n%s", tt.name, got, tt.want, doc[strings.Index(doc, ".c0"):])
		}
	}
}
