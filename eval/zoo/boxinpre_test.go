package zoo_test

import (
	"math"
	"strings"
	"testing"

	"galley/page"
)

// A box of code that stands out of its pre is seen as a whole, and long lines scroll in it on a telephone.
func TestBoxInPre(t *testing.T) {
	s := newScreens(t)
	for _, tt := range []struct {
		name, css string
		box       string // what scrolls
	}{
		{"drawn out", `code{display:block;margin-left:-24px;padding:24px;background:#222;color:#fff}`, "code"},
		{"in its place", `code{display:block;padding:24px;background:#222;color:#fff}`, "pre"},
		{"scrolls", `pre{overflow:auto}code{display:block;padding:24px;background:#222;color:#fff}`, "pre"},
		{"in a line", `code{margin-left:-4px;background:#ddd}`, "pre"},
	} {
		wide, narrow := s.shown(t, tt.css, `<pre><code>north `+strings.Repeat("12:40 ", 12)+`</code></pre>`)
		if x := wide.Nodes[firstTag(wide, "code")].Box.X - wide.Nodes[firstTag(wide, "p")].Box.X; tt.box == "code" && math.Abs(x+24) > 1 {
			t.Errorf("%s: the box stands %.1f px beside the column", tt.name, x)
		}
		for _, p := range [2]*page.Page{wide, narrow} {
			for _, tag := range []string{"pre", "code"} {
				if got := p.StyleOf(firstTag(p, tag)).LookValue("overflow-x"); (got == "auto") != (tag == tt.box) {
					t.Errorf("%s: overflow-x of %s is %s", tt.name, tag, got)
				}
			}
		}
	}
}
