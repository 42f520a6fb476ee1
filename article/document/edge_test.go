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
