package zoo_test

import (
	"math"
	"testing"
)

// A heading for screen readers, which a style sheet lays over a line or beside the page, leaves no gap and no
// empty heading. What is seen where it is laid over, and a line that is drawn so, stay.
func TestLaidNowhere(t *testing.T) {
	k := newKeeper(t)
	const body = `<div class=b><h3>Reply</h3><blockquote>The cows knew the way.</blockquote></div>`
	for _, tt := range []struct {
		name, css string
		gone      bool
	}{
		{"over a line", `h3{position:absolute;overflow:hidden;width:0;text-indent:-9999em;padding:9px 0}`, true},
		{"left of the page", `h3{position:absolute;left:-9999px;padding:9px 0}`, true},
		{"above the page", `h3{position:absolute;top:-9999px}`, true},
		{"in the flow", `h3{padding:9px 0}`, false},
		{"narrow, with words that reach out of it", `h3{position:absolute;width:0;white-space:nowrap;font-size:14px}`, false},
	} {
		was, is := k.shown(t, `.b{position:relative;padding-top:6px;margin:0}h3,blockquote{margin:0}`+tt.css, body)
		if gone := firstTag(is, "h3") < 0; gone != tt.gone {
			t.Errorf("%s: the heading is gone: %t", tt.name, gone)
		}
		if a, b := was.Nodes[firstTag(was, "blockquote")].Box, is.Nodes[firstTag(is, "blockquote")].Box; tt.gone && math.Abs((a.Y-was.Nodes[firstTag(was, "p")].Box.Y)-(b.Y-is.Nodes[firstTag(is, "p")].Box.Y)) > 1 {
			t.Errorf("%s: the words are at %v, and were at %v", tt.name, b, a)
		}
	}
}
