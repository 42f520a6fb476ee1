package zoo_test

import (
	"strings"
	"testing"

	"galley/page"
)

// The words of a heading that a style sheet shows a small picture in place of are seen in the article. Other
// words beside the page stay unseen, and a heading that only begins farther in is left as it is.
func TestReplacedHeading(t *testing.T) {
	k := newKeeper(t)
	const picture = `h3{width:242px;height:45px;background:url(square.png) no-repeat;`
	for _, tt := range []struct {
		name, css, body string
		seen            bool
	}{
		{"out on the left", picture + `text-indent:-9999px}`, `<h3>The road</h3>`, true},
		{"out on the right", picture + `text-indent:100%;white-space:nowrap;overflow:hidden}`, `<h3>The road</h3>`, true},
		{"in a link", picture + `text-indent:-9999px}`, `<h3><a href=/x>The road</a></h3>`, true},
		{"without a picture", `h3{text-indent:-9999px}`, `<h3>The road</h3>`, false},
		{"words that are no heading", `.s{text-indent:-9999px;background:url(square.png) no-repeat;height:45px}`, `<div class=s>The road</div>`, false},
		{"an indent", picture + `text-indent:20px}`, `<h3>The road</h3>`, true},
	} {
		_, is := k.shown(t, tt.css, tt.body)
		seen := false
		for i := range is.Nodes {
			if n := &is.Nodes[i]; n.Kind == page.Text && !n.Hidden && strings.Contains(n.Text, "The road") {
				around := is.Nodes[n.Parent].Box
				seen = n.Box.X >= 0 && n.Box.X < around.Right()
			}
		}
		if seen != tt.seen {
			t.Errorf("%s: the words are seen: %t, want %t", tt.name, seen, tt.seen)
		}
	}
}
