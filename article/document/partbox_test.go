package document_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// A further root of the body that began, or ended, where the first one does stays there.
func TestRootsShareAnEdge(t *testing.T) {
	for _, tt := range []struct{ name, box, want string }{
		{"begins there", "203 200 640 700", "max-width:640px;margin-left:max(0px, 50% - 480px)"},
		{"ends there, as in Hebrew", "523 200 640 700", "max-width:640px;margin-left:max(0px, min(50% - 160px, 100% - 640px))"},
		{"in the middle of it", "363 200 640 700", "max-width:640px}"},
		{"elsewhere", "303 200 640 700", "max-width:640px}"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<body box="0 0 1366 900"><h1 id=title box="203 10 960 40">x</h1><h2 id=body box="203 100 960 50">A second line</h2><div id=more box="`+tt.box+`"><p>words, and many of them</p></div></body>`)
			more, err := p.FindCSS("#more")
			if err != nil {
				t.Fatal(err)
			}
			sel.Roots = append(sel.Roots, more)
			if doc := documenttest.Written(t, p, sel); !strings.Contains(doc, tt.want) {
				t.Errorf("no %q in\n%s", tt.want, doc)
			}
		})
	}
}
