package sheet_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// A wide margin follows what is around it; a small one, and one that is wider than that, stays.
func TestWideMarginsShrink(t *testing.T) {
	for _, tt := range []struct{ name, around, margin, want string }{
		{"half of what is around", "width:800px", "400px", "margin:0px 0px 0px min(400px, 50%)"},
		{"with a padding in it", "width:800px;box-sizing:border-box;padding-left:100px;padding-right:100px", "300px", "margin:0px 0px 0px min(300px, 50%)"},
		{"small", "width:800px", "40px", "margin:0px 0px 0px 40px"},
		{"wider than what is around", "width:300px", "400px", "margin:0px 0px 0px 400px"},
	} {
		p, sel := articletest.Laid(t, `<div id=body box="0 0 800 400" look="`+tt.around+`"><p>Words.</p><span look="display:inline-block;margin-left:`+tt.margin+`">Give</span></div>`)
		if doc := documenttest.Written(t, p, sel); !strings.Contains(doc, tt.want) {
			t.Errorf("%s: no %q in\n%s", tt.name, tt.want, doc)
		}
	}
}
