package fit_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/page"
)

// A long word in a heading that floats pushed down is not broken beside them; on a narrow screen, where no float stands
// beside it, it is, or the document would scroll sideways.
func TestPushedDown(t *testing.T) {
	for _, tt := range []struct {
		name   string
		down   float64 // how far below the upper edge of the heading its words begin, in CSS px
		pushed bool
	}{{"at its upper edge", 0, false}, {"a line below", 40, true}} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><div id=body box="100 0 800 900"><p box="100 0 800 40">Words and more words.</p>
			<h2 look="display:block;line-height:38px" box="100 100 800 80">smartall.ziphttp://www.files.example/smartall/smartall.zip</h2></div></body>`)
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Kind == page.Text && p.Nodes[n.Parent].Tag == "h2" {
				n.Box = page.Rect{X: 100, Y: 100 + tt.down, W: 700, H: 38}
			}
		}
		doc := documenttest.Written(t, p, sel)
		if got := strings.Contains(doc, "overflow-wrap:normal"); got != tt.pushed {
			t.Errorf("%s: not broken: %t, want %t:\n%s", tt.name, got, tt.pushed, doc)
		}
		if got := strings.Contains(doc, `g-breaks"`) && strings.Contains(doc, ".g-breaks{overflow-wrap:break-word}"); got != tt.pushed {
			t.Errorf("%s: broken on a narrow screen: %t, want %t:\n%s", tt.name, got, tt.pushed, doc)
		}
	}
}
