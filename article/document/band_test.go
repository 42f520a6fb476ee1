package document_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// A title that stands on a band with a ground of its own does so in the document, with what stood
// there beside it.
func TestTitleOnBand(t *testing.T) {
	const blue, line = "background-color:rgb(20, 40, 90);", "border-bottom-width:4px;border-bottom-style:solid;border-bottom-color:rgb(1, 2, 3);"
	const across = "margin-left:-16px;margin-right:-16px"
	for _, tt := range []struct{ name, look, box, want, css string }{
		{"across the page", blue + line, "0 40 1366 200", "padding:38.56px 0px 58.56px;margin-bottom:24px;margin-top:-24px;background-color:rgb(20, 40, 90);border-bottom:4px solid rgb(1, 2, 3)", across},
		{"over the body", blue, "283 40 800 200", "max-width:800px;margin-left:auto;margin-right:auto;background-color:rgb(20, 40, 90)", ".g-band{display:flow-root}"},
		{"gradient", "background-image:linear-gradient(120deg, rgb(21, 87, 153), rgb(21, 120, 120));", "0 40 1366 200", "padding:38.56px 0px 58.56px;margin-bottom:24px;margin-top:-24px;background-color:rgb(21, 104, 137);background-image:linear-gradient(120deg, rgb(21, 87, 153), rgb(21, 120, 120))", across},
		{"beside the body", blue, "0 40 700 200", "", ""},
		{"as high as its words", blue, "0 100 1366 60", "", ""},
		{"ground of the page", "background-color:rgb(255, 255, 255);", "0 40 1366 200", "", ""},
		{"picture", blue + `background-size:cover;background-image:url("https://a.example/b.png");`, "0 40 1366 200", "", ""},
		{"none", "", "0 40 1366 200", "", ""},
	} {
		p, sel := articletest.Laid(t, `<body look="background-color:rgb(255, 255, 255)" box="0 0 1366 1000"><header look='`+tt.look+`' box="`+tt.box+`"><nav box="0 40 1366 20">Home</nav><h1 id=title look="color:rgb(200, 200, 255)" box="323 100 720 60">A week by the river</h1></header>
			<div id=body box="323 280 720 600"><p box="323 280 720 100">Words and more words.</p></div>`)
		doc := documenttest.Written(t, p, sel)
		css, body, _ := strings.Cut(doc, "</style>")
		if tt.want == "" {
			if strings.Contains(doc, "g-band") {
				t.Errorf("%s: there is a band:\n%s", tt.name, doc)
			}
			continue
		}
		_, on, _ := strings.Cut(body, `<div class="g-band`)
		on, below, _ := strings.Cut(on, "</div>\n</div>")
		if !strings.Contains(css, tt.want) || !strings.Contains(css, tt.css) || !strings.Contains(on, "A week by") || !strings.Contains(below, "Words and") {
			t.Errorf("%s: %s, or what stands on it, is not there:\n%s", tt.name, tt.want, doc)
		}
		if strings.Count(css, "background-color:") != 1 {
			t.Errorf("%s: the title has the ground of the band, too:\n%s", tt.name, css)
		}
	}
}
