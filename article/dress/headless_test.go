package dress_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// The room above an element that the title stood in lay above the title.
func TestRoomAboveTitle(t *testing.T) {
	for _, tt := range []struct{ name, look, title, want string }{
		{"margin", "margin-top:72px;margin-bottom:40px", "in", "margin:0px 0px 40px"},
		{"padding", "padding-top:60px", "in", "-60px"},
		{"padding of a card", "padding-top:60px;background-color:rgb(240, 240, 240)", "in", "padding:60px 0px 0px"},
		{"beside the title", "margin-top:72px;margin-bottom:40px", "before", "margin:72px 0px 40px"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			const title = `<h1 id=title box="100 100 700 60">A spring on the river</h1>`
			before, in := title, ""
			if tt.title == "in" {
				before, in = `<p box="100 10 700 60">`+strings.Repeat("What came before it. ", 8)+`</p>`, title
			}
			p, sel := articletest.Laid(t, `<div id=body box="100 0 700 900">`+before+`<header look="`+tt.look+`" box="100 90 700 200">`+in+
				`<p box="100 180 700 40">Why the water rose</p></header><p box="100 300 700 200">Dark words, and many of them.</p></div>`)
			sel.Cut = append(sel.Cut, sel.Title) // it is written above
			doc := documenttest.Written(t, p, sel)
			if want, none := strings.CutPrefix(tt.want, "-"); strings.Contains(doc, want) == none {
				_, body, _ := strings.Cut(doc, "</style>")
				t.Errorf("%q is there: %t in\n%s", want, none, doc[strings.Index(doc, ".c0"):len(doc)-len(body)])
			}
		})
	}
}
