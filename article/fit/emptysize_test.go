package fit_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// A painted item without words in a flexible row keeps its width, unless it takes what room there is.
func TestEmptyItems(t *testing.T) {
	for _, tt := range []struct{ name, around, look, box, want string }{
		{"swatch", "display:flex;flex-direction:row", "display:block;width:22px;height:3px", "100 10 22 3", "width:22px;height:3px"},
		{"in a column", "display:flex;flex-direction:column", "display:block;width:22px;height:3px", "100 10 22 3", "height:3px"},
		{"what grows", "display:flex;flex-direction:row", "display:block;width:22px;height:3px;flex-grow:1", "100 10 22 3", "height:3px"},
	} {
		p, sel := articletest.Laid(t, `<div id=body box="100 0 600 900"><p look="`+tt.around+`" box="100 0 600 30"><i look="background-color:rgb(1, 2, 3);`+tt.look+`" box="`+tt.box+`"></i><span look="display:block" box="130 0 60 30">river</span></p></div>`)
		css, _, _ := strings.Cut(documenttest.Written(t, p, sel), "</style>")
		_, rule, _ := strings.Cut(css, "background-color:rgb(1, 2, 3);")
		if rule, _, _ = strings.Cut(rule, "}"); !strings.HasSuffix(rule, tt.want) || strings.Contains(rule, "width:") != strings.HasPrefix(tt.want, "width:") {
			t.Errorf("%s: %s, want %s", tt.name, rule, tt.want)
		}
	}
}
