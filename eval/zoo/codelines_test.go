package zoo_test

import (
	"math"
	"testing"
)

// Marked lines of code, drawn over its padding, stay in their lines where the code scrolls.
func TestCodeLinesOnTelephone(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `pre{overflow:auto;background:#eee;padding:12px 0}code{display:block;width:fit-content;min-width:100%;padding:0 24px;box-sizing:border-box}.m{display:inline-block;margin:0 -24px;padding:0 24px;width:calc(100% + 48px);background:#dfd;box-sizing:border-box}`,
		"<pre><code><span>first</span>\n<span class=m>second, which is longer than the screen of a telephone has room for in one line</span>\n<span>third</span></code></pre>")) {
		if a, b := boxOf(t, p, "first"), boxOf(t, p, "second"); math.Abs(a.X-b.X) > 1 || b.H > a.H+2 {
			t.Errorf("%.0f px: a line is at %v, the marked one at %v", p.Viewport.W, a, b)
		}
	}
}
