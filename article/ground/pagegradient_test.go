package ground_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// A box that is not as large is not the page.
func TestGradientOfColumn(t *testing.T) {
	const gradient = "linear-gradient(rgb(250, 240, 255), rgb(240, 250, 255))"
	for _, box := range []string{"200 0 966 2000", "0 0 1366 900"} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><main box="`+box+`" look="background-image:`+gradient+`"><div id=body box="343 230 680 400"><p box="343 230 680 100">Words</p></div></main>`)
		p.Size.H = 2000
		if doc := documenttest.Written(t, p, sel); strings.Contains(doc, "html{min-height:100%;background-image:") {
			t.Errorf("the gradient of %s is that of the page:\n%s", box, doc)
		}
	}
}

// A gradient behind the whole page is behind the whole article, unless the text stands on a
// ground of its own.
func TestPageGradient(t *testing.T) {
	const gradient = "linear-gradient(rgb(250, 240, 255), rgb(240, 250, 255))"
	for _, tt := range []struct {
		name, page, around string
		want               bool
	}{
		{"of the body", "background-image:" + gradient, "", true},
		{"below a sheet", "background-image:" + gradient, "background-color:rgb(255, 255, 255)", false},
		{"below a veil", "background-image:" + gradient, "background-color:rgba(255, 255, 255, 0.5)", true},
		{"of a box as large as the page", "", "background-image:" + gradient, true},
		{"a picture", `background-image:url("https://news.example/a.png")`, "", false},
		{"with an address", "background-image:linear-gradient(url(x), red)", "", false},
	} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000" look='`+tt.page+`'><main box="0 0 1366 2000" look="`+tt.around+`"><h1 id=title box="343 90 680 50">T</h1>
			<div id=body box="343 230 680 1400"><p box="343 230 680 100">Words</p></div></main>`)
		p.Size.H = 2000
		doc := documenttest.Written(t, p, sel)
		if got := strings.Contains(doc, "html{min-height:100%;background-image:"+gradient+"}"); got != tt.want || strings.Count(doc, "gradient") > 1 {
			t.Errorf("%s: the gradient is there: %v\n%s", tt.name, got, doc)
		}
	}
}
