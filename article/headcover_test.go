package article

import (
	"strings"
	"testing"
)

// The line with the address of the page stands below the picture that a title in the body was laid over, not on it.
func TestHeadLineBelowCover(t *testing.T) {
	const white = "color:rgb(255, 255, 255);"
	p, sel := laid(t, `<head><meta name=author content="Ann Example"></head><body box="0 0 1366 2000"><div id=body box="343 20 680 1400"><div look="position:relative" box="343 20 680 200"><img src=/a.png look="position:absolute" box="343 20 680 200">`+
		`<h1 id=title look="`+white+`position:absolute" box="363 120 640 50">Title of it all</h1></div><p box="343 230 680 100">Words and more words, which say what the ground of the page is.</p></div>`)
	doc := bodyOf(written(t, p, sel))
	title, line, text := strings.Index(doc, "Title of it"), strings.Index(doc, "g-head"), strings.Index(doc, "Words and")
	if !strings.Contains(doc, "g-back") || title < 0 || line < title || text < line || !strings.Contains(doc[title:line], "</div>") {
		t.Errorf("the line stands on the picture:\n%s", doc)
	}
}
