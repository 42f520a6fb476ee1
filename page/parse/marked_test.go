package parse

import (
	"strings"
	"testing"

	"galley/page/hidden"
)

// TestMarked: the marks of package render are those of archives. Another page that has one made it up.
func TestMarked(t *testing.T) {
	for marked, want := range map[bool]string{true: "7", false: ""} {
		p, err := HTML(strings.NewReader(`<p class=a `+hidden.LaterAttr+`=7 id=b>Words.</p>`), Source{Marked: marked})
		if err != nil {
			t.Fatal(err)
		}
		n := &p.Nodes[p.First(0, "p")]
		if got := n.Attr(hidden.LaterAttr); got != want || n.Attr("class") != "a" || n.Attr("id") != "b" {
			t.Errorf("marked %v: %v", marked, n.Attrs)
		}
	}
}
