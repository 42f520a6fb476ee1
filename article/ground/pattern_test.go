package ground_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// Words on a pattern stand on the colour below it: grey ones on a dark page get no light box.
func TestWordsOnPattern(t *testing.T) {
	for _, tt := range []struct {
		name, repeat, size string
		box                bool
	}{
		{"pattern", "repeat", "auto", false},
		{"picture", "no-repeat", "cover", true},
	} {
		p, sel := articletest.Laid(t, `<body look='color:rgb(230, 230, 230);background-color:rgb(21, 21, 21);background-image:url("https://a.example/b.png");background-repeat:`+tt.repeat+`;background-size:`+tt.size+`' box="0 0 1366 1000">
			<h1 id=title look="color:rgb(102, 102, 102)" box="323 100 720 60">A week by the river</h1><div id=body box="323 280 720 600"><p box="323 280 720 100">Words and more words.</p></div>`)
		css, _, _ := strings.Cut(documenttest.Written(t, p, sel), "</style>")
		if box := strings.Contains(css, "background-color:"); box != tt.box {
			t.Errorf("%s: a box is there: %v\n%s", tt.name, box, css)
		}
	}
}

// A band of a title keeps its colour below a pattern; a picture says what the title stands on.
func TestBandWithPattern(t *testing.T) {
	for repeat, want := range map[string]bool{"repeat": true, "no-repeat": false} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><header box="0 0 1366 140" look='background-color:rgb(66, 118, 182);background-image:url("https://a.example/p.png");background-size:auto;background-repeat:`+repeat+`'><h1 id=title look="color:rgb(255, 255, 255)" box="343 40 680 48">A spring on the river</h1></header>
			<div id=body box="343 200 680 1400"><p box="343 200 680 100">Words and more words.</p></div></body>`)
		if doc := documenttest.Written(t, p, sel); strings.Contains(doc, "g-band") != want {
			t.Errorf("%s: a band is written: %v\n%s", repeat, !want, doc)
		}
	}
}
