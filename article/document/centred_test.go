package document_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// A title in the middle of the window stays there where the body stands at one side of the page; one whose
// lines begin at its left, or that stands elsewhere, stays where it stood over the body.
func TestTitleInTheMiddle(t *testing.T) {
	for _, tt := range []struct{ name, look, box, want string }{
		{"wider than the body", "text-align:center", "253 10 860 40", "max-width:860px"},
		{"narrower", "text-align:center", "383 10 600 40", "max-width:600px"},
		{"lines begin at its left", "text-align:left", "253 10 860 40", "max-width:860px;margin-left:max(0px, 50% - 230px)"},
		{"elsewhere", "text-align:center", "313 10 860 40", "max-width:860px;margin-left:max(0px, 50% - 170px)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<body box="0 0 1366 900"><h1 id=title look="`+tt.look+`" box="`+tt.box+`">A long title</h1><div id=body box="123 100 720 700"><p box="123 100 720 700">words, and many of them</p></div></body>`)
			if got := strings.TrimSuffix(rulesOf(t, documenttest.Written(t, p, sel), "A long title"), ";"); got != tt.want {
				t.Errorf("the title has %q, want %q", got, tt.want)
			}
		})
	}
}
