package ground_test

import (
	"fmt"
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/page"
)

// The document stands on what a body that is a card stood on; the card keeps its own ground.
func TestPageAroundCard(t *testing.T) {
	const cream, white = "rgb(253, 250, 245)", "rgb(255, 255, 255)"
	const inset = "padding-left:40px;padding-right:40px;"
	for _, tt := range []struct{ name, page, card, box, want, words string }{
		{"card", "", inset, "283 60 800 1400", cream, ""},
		{"as wide as the window", "", inset, "0 60 1366 1400", white, ""},
		{"words at its edges", "", "", "283 60 800 1400", white, ""},
		{"words off its edges", "", "", "283 60 800 1400", cream, "323 230 700 100"},
		{"with a ring of its own colour", "", "box-shadow:" + white + " 0px 0px 0px 16px;", "283 60 800 1400", cream, ""},
		{"with a narrow one", "", "box-shadow:" + white + " 0px 0px 0px 4px;", "283 60 800 1400", white, ""},
		{"with one of another colour", "", "box-shadow:rgb(1, 2, 3) 0px 0px 0px 16px;", "283 60 800 1400", white, ""},
		{"with one that fades", "", "box-shadow:" + white + " 0px 0px 16px 16px;", "283 60 800 1400", white, ""},
		{"on dots", "background-image:radial-gradient(rgb(1, 2, 3) 1px, rgba(0, 0, 0, 0) 1px);", inset, "283 60 800 1400", cream, ""},
		{"on a picture", "background-image:url(a.png);", inset, "283 60 800 1400", white, ""},
		{"on a gradient", "background-image:linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6));", inset, "283 60 800 1400", cream, ""},
	} {
		p, sel := articletest.Laid(t, `<body look="`+tt.page+`background-color:`+cream+`" box="0 0 1366 2000"><div id=body look="`+tt.card+`background-color:`+white+`" box="`+tt.box+`">
			<h1 id=title box="323 100 680 60">A spring on the river</h1><p box="323 230 720 100">Words and more words.</p></div>`)
		for i := range p.Nodes {
			if at := page.FirstOf(tt.words, "284 230 700 100"); p.Nodes[i].Kind == page.Text && p.Nodes[i].Text == "Words and more words." {
				fmt.Sscan(at, &p.Nodes[i].Box.X, &p.Nodes[i].Box.Y, &p.Nodes[i].Box.W, &p.Nodes[i].Box.H)
			}
		}
		doc := documenttest.Written(t, p, sel)
		if want := "background:" + tt.want + "}"; !strings.Contains(doc, want) {
			t.Errorf("%s: %s is not there:\n%s", tt.name, want, doc)
		}
		if tt.want == cream && !strings.Contains(doc, "background-color:"+white) {
			t.Errorf("%s: the card has no ground:\n%s", tt.name, doc)
		}
		if strings.Contains(doc, "px;background-color:"+white) {
			t.Errorf("%s: what stands around the card hides what its round corners leave free:\n%s", tt.name, doc)
		}
	}
}
