package ground_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// The ground of the page is that around its words as long as a good part of them reads well on it: the others stand on
// something that is laid out below them. Where nearly none does, the page had a ground that is not known.
func TestGroundOfReadWords(t *testing.T) {
	const dark = "Dark words, and some of them, which say what the ground of the page is, as few as they are."
	for _, tt := range []struct {
		name, want string
		times      int
	}{
		{"most words on layers", "html{color-scheme:light;background:rgb(255, 255, 255)}", 2},
		{"nearly all words", "html{color-scheme:dark;background:rgb(0, 0, 0)}", 12},
	} {
		white := strings.Repeat(`<p look="color:rgb(255, 255, 255)" box="20 320 660 40">White words, which are many, and stand on something else than the page.</p>`, tt.times)
		p, sel := articletest.Laid(t, `<body look="background-color:rgb(255, 255, 255)" box="0 0 1366 900"><div id=body box="0 0 700 900"><p box="0 0 700 100">`+dark+`</p>`+white+`</div></body>`)
		if doc := documenttest.Written(t, p, sel); !strings.Contains(doc, tt.want) {
			t.Errorf("%s: no %s in\n%s", tt.name, tt.want, doc)
		}
	}
}
