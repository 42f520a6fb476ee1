package document_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/page"
)

// A lead picture as wide as the page reaches the edges of the window.
func TestLeadToTheEdges(t *testing.T) {
	for _, tt := range []struct {
		name, box, words string
		want             bool
	}{
		{"as wide as the page", "0 0 1366 500", "", true},
		{"with room beside it", "40 0 1286 500", "", false},
		{"with words", "0 0 1366 500", "The river", false},
	} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><div id=lead box="`+tt.box+`"><img src="/hero.jpg" box="`+tt.box+`">`+tt.words+`</div>
			<h1 id=title box="343 520 680 60">A spring on the river</h1><div id=body box="343 600 680 1400"><p box="343 600 680 100">Words and more words.</p></div>`)
		lead, err := p.FindCSS("#lead")
		if err != nil {
			t.Fatal(err)
		}
		sel.Lead = []page.NodeID{lead}
		doc := documenttest.Written(t, p, sel)
		if got := strings.Contains(doc, "body{padding-top:0}") && strings.Contains(doc, ` g-edge">`); got != tt.want {
			t.Errorf("%s: got %t, want %t:\n%s", tt.name, got, tt.want, doc)
		}
	}
}

// A band across the page at the beginning of the body begins at the top of the window.
func TestBandAtTheTop(t *testing.T) {
	for _, tt := range []struct {
		name, look, box string
		want            bool
	}{
		{"gradient", "background-image:linear-gradient(rgb(0, 0, 0), rgb(90, 0, 0))", "0 0 1366 400", true},
		{"colour", "background-color:rgb(16, 46, 64)", "0 0 1366 400", true},
		{"the colour of the page", "background-color:rgb(255, 255, 255)", "0 0 1366 400", false},
		{"narrower", "background-color:rgb(16, 46, 64)", "100 0 1166 400", false},
		{"further down", "background-color:rgb(16, 46, 64)", "0 40 1366 400", false},
	} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><div id=body box="0 0 1366 1400"><header look="`+tt.look+`" box="`+tt.box+`"><h1 id=title box="343 120 680 60">A spring on the river</h1></header>
			<p box="343 600 680 100">Words and more words, dark on white, that are most of what there is to read.</p></div>`)
		doc := documenttest.Written(t, p, sel)
		if got := strings.Contains(doc, "body{padding-top:0}"); got != tt.want {
			t.Errorf("%s: got %t, want %t:\n%s", tt.name, got, tt.want, doc)
		}
	}
}
