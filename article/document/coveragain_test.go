package document_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/page"
)

// A lead that is the picture behind the title once more, in its place, is not written before it.
func TestCoverAgain(t *testing.T) {
	for _, tt := range []struct {
		name, src, box string
		want           int
	}{
		{"the same", "https://a.example/cover.jpg", "343 20 680 240", 1},
		{"another picture", "/other.jpg", "343 20 680 240", 2},
		{"the same elsewhere", "https://a.example/cover.jpg", "343 320 680 240", 2},
	} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><div look="position:relative;background-image:url(&quot;https://a.example/cover.jpg&quot;);background-size:cover;background-repeat:no-repeat" box="343 20 680 240">`+
			`<img id=lead src="`+tt.src+`" look="position:absolute" box="`+tt.box+`"><h1 id=title look="color:rgb(255, 255, 255)" box="363 180 640 50">A week by the river</h1></div>
			<div id=body box="343 600 680 1000"><p box="343 600 680 100">Words and more words.</p></div>`)
		lead, err := p.FindCSS("#lead")
		if err != nil {
			t.Fatal(err)
		}
		sel.Lead = []page.NodeID{lead}
		doc := documenttest.Written(t, p, sel)
		if got := strings.Count(doc, "<img"); got != tt.want || !strings.Contains(doc, "g-back") {
			t.Errorf("%s: %d pictures, want %d:\n%s", tt.name, got, tt.want, doc)
		}
	}
}
