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
