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
