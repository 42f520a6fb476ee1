package ground_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// A ground between words and the picture below them was no easier to read on, or it was.
func TestGroundOverPicture(t *testing.T) {
	const picture = `<img src="a.png" look="position:absolute;object-fit:cover" box="0 0 1366 720">`
	for _, tt := range []struct {
		name, column, ink, want string
	}{
		{"on the picture", "", "rgb(255, 255, 255)", "background-color:rgb(0, 0, 0)"},
		{"dark words", "", "rgb(30, 30, 30)", ""},
		{"on a column over the picture", "background-color:rgb(255, 255, 255)", "rgb(255, 120, 120)", ""},
		{"on a dark column over the picture", "background-color:rgb(0, 0, 0)", "rgb(255, 255, 255)", "background-color:rgb(0, 0, 0)"},
		{"on a column that the picture shines through", "background-color:rgba(255, 255, 255, 0.2)", "rgb(255, 255, 255)", "background-color:rgb(0, 0, 0)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, picture+`<div look="`+tt.column+`" box="300 400 760 900"><div id=body box="300 400 760 900">`+
				`<p box="300 400 760 40">Dark words with a <a href="/x" look="color:`+tt.ink+`" box="500 400 90 20">link among them</a>.</p>`+
				`<p box="300 900 760 200">Dark words, and many of them, which say what the ground of the page is.</p></div></div>`)
			doc := documenttest.Written(t, p, sel)
			_, rest, _ := strings.Cut(doc, "color:"+tt.ink)
			rule, _, _ := strings.Cut(rest, "}")
			if got := strings.Contains(rule, "background-color"); got != (tt.want != "") || !strings.Contains(rule, tt.want) {
				t.Errorf("rule of the link is %q, want %q in it:\n%s", rule, tt.want, doc)
			}
		})
	}
}
