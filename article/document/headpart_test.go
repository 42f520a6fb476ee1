package document_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// The line of the head stands in the middle below a title that does.
func TestHeadLineBelowTitle(t *testing.T) {
	for align, want := range map[string]bool{"center": true, "-webkit-center": true, "start": false} {
		p, sel := articletest.Laid(t, `<head><meta name=author content="Ann Example"></head><body box="0 0 1366 2000"><h1 id=title box="343 90 680 50" look="text-align:`+align+`">T</h1>
			<div id=body box="343 230 680 1400"><p box="383 230 600 100">Words and more words.</p></div>`)
		doc := documenttest.Written(t, p, sel)
		if got := strings.Contains(doc, ".g-head{text-align:center}"); got != want || !strings.Contains(doc, "Ann Example") {
			t.Errorf("%s: got %t, want %t:\n%s", align, got, want, doc)
		}
	}
}

// In a box that is wider than the title, the line begins where the title does.
func TestHeadLineBesideTitle(t *testing.T) {
	for _, tt := range []struct{ name, title, want string }{
		{"narrower", "283 90 800 50", ".g-head{box-sizing:border-box;padding-left:clamp("},
		{"as wide", "0 90 1366 50", ""},
	} {
		p, sel := articletest.Laid(t, `<head><meta name=author content="Ann Example"></head><body box="0 0 1366 2000">
			<div id=body look="display:block" box="0 80 1366 1400"><h1 id=title look="display:block" box="`+tt.title+`">A spring on the river</h1><p box="283 230 800 100">Words and more words.</p></div>`)
		doc := documenttest.Written(t, p, sel)
		if got := strings.Contains(doc, ".g-head{box-sizing"); got != (tt.want != "") || !strings.Contains(doc, tt.want) {
			t.Errorf("%s: %q is not there:\n%s", tt.name, tt.want, doc)
		}
	}
}
