package zoo_test

import (
	"math"
	"testing"
)

// The legend of a box stands in the line around it, and one without a line is as it was. Code in it makes it
// no wider than a telephone.
func TestFieldset(t *testing.T) {
	s := newScreens(t)
	const box = `<fieldset><legend>Tides</legend><blockquote>The cows knew the way up the hill by themselves.</blockquote><pre>tide --port north --day 14 --height --silt --boats --fog --wind</pre></fieldset>`
	for _, tt := range []struct{ name, css, body string }{
		{"as browsers have it", ``, box},
		{"with a line of its own", `fieldset{border:1px solid #c40;border-radius:6px;padding:12px;margin:0 0 20px}legend{font-weight:700;padding:0 6px}`, box},
		{"without a line", `fieldset{border:none;padding:0;margin:0}legend{padding:0;font-size:24px}`, box},
		{"beside a float", `.f{float:left;width:160px;height:60px;background:#eee}`, `<div class=f></div><fieldset><legend>Tides</legend><blockquote>The cows knew the way.</blockquote></fieldset>`},
		{"in the middle", `legend{margin:0 auto}`, box},
		{"a legend without a box", `legend{padding:4px}`, `<div><legend>Tides</legend><blockquote>The cows knew the way.</blockquote></div>`},
	} {
		css := `blockquote{margin:0}` + tt.css
		was, is := s.wide.shown(t, css, tt.body)
		a, b := was.Nodes[firstTag(was, "blockquote")].Box, is.Nodes[firstTag(is, "blockquote")].Box
		p, q := was.Nodes[firstTag(was, "p")].Box, is.Nodes[firstTag(is, "p")].Box
		if math.Abs((a.Y-p.Y)-(b.Y-q.Y)) > 1 || math.Abs((a.X-p.X)-(b.X-q.X)) > 1 || math.Abs(a.W-b.W) > 1 {
			t.Errorf("%s: the words are at %v from %v, and were at %v from %v", tt.name, b, q, a, p)
		}
		s.shown(t, css, tt.body) // no wider than a telephone
	}
}
