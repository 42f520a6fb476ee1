package ground_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// The ground of a body element is that of the whole window, however narrow it is, unless the root
// element has one: then the body is a card on it.
func TestCanvasOfBody(t *testing.T) {
	const cream, blue = "rgb(253, 250, 245)", "rgb(10, 137, 192)"
	for _, tt := range []struct{ name, root, want, own string }{
		{"canvas", "", cream, ""},
		{"on the ground of the root", "background-color:" + blue + ";", blue, cream},
	} {
		p, sel := articletest.Laid(t, `<html look="`+tt.root+`" box="0 0 1366 2000"><body id=body look="padding-left:40px;padding-right:40px;background-color:`+cream+`" box="283 0 800 2000">
			<h1 id=title box="323 100 720 60">A spring on the river</h1><p box="323 230 720 100">Words and more words.</p></body></html>`)
		doc := documenttest.Written(t, p, sel)
		if want := "background:" + tt.want + "}"; !strings.Contains(doc, want) {
			t.Errorf("%s: %s is not there:\n%s", tt.name, want, doc)
		}
		if has := strings.Contains(doc, "background-color:"+cream); has != (tt.own != "") {
			t.Errorf("%s: the body has a ground of its own: %v:\n%s", tt.name, has, doc)
		}
	}
}
