package article

import (
	"strings"
	"testing"
)

// The numbers of notes stand as far above their lines as on the page.
func TestMovedInLine(t *testing.T) {
	const moved = "position:relative;top:-6px"
	for look, want := range map[string]bool{
		"display:inline;position:relative;top:-6px":       true,
		"display:inline-block;position:relative;top:-6px": true,
		"display:inline;position:static;top:-6px":         false,
		"display:block;position:relative;top:-6px":        false,
		"display:inline;position:relative;top:-600px":     false,
		"display:inline;position:relative;top:auto":       false,
		"display:inline;position:relative;top:-6px}x{y:z": false,
	} {
		p, sel := laid(t, `<body box="0 0 700 500"><h1 id=title>T</h1><div id=body box="0 0 700 500"><p>Words<sup look="`+look+`">1</sup> and more.</p></div>`)
		if doc := written(t, p, sel); strings.Contains(doc, moved) != want {
			t.Errorf("%s: moved: %t, want %t\n%s", look, !want, want, doc)
		}
	}
}
