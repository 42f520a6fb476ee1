package zoo_test

import (
	"math"
	"testing"
)

// button is no narrower than its words and its sign.
func TestPlacesOfBoxes(t *testing.T) {
	k := newKeeper(t)
	const words = "The cows knew the way up the hill by themselves, and the boy who led them had time."
	for _, tt := range []struct{ name, css, body, find string }{
		{"code", `#m{width:900px;position:relative;left:-110px}#m>*{max-width:600px;margin-left:auto;margin-right:auto}#m figure{float:right;margin:0 0 0 2em;width:140px}pre{white-space:pre-wrap;background:#eee;padding:20px}`,
			`<div id=m><figure><img src=square.png width=140></figure><p>` + words + `</p><pre>crates = trees * 5</pre></div>`, "crates"},
		{"terms", `dl{display:table;width:100%;table-layout:fixed}dl div{display:table-row}dt,dd{display:table-cell;padding:8px 20px 8px 0;margin:0}dt{width:30%}`,
			`<dl id=m><div><dt>Stream<dd>Upper Lenn</div><div><dt>Land<dd>Fourteen paces</div></dl>`, "Upper"},
		{"a button", `#m{display:inline-flex;padding:8px 10px;background:#175;color:#fff;font:700 24px/1 sans-serif}#m svg{margin-left:10px;flex-shrink:0;align-self:center}`,
			`<p><a href="/s" id=m>Start now<svg width=17.4 height=19 viewBox="0 0 33 40"><path d="M0 0h13l20 20-20 20H0l20-20z"/></svg></a></p>`, "Start"},
	} {
		was, is := k.shown(t, tt.css, tt.body+`<p><a href="#m">x</a></p>`)
		a, b := boxOf(t, was, tt.find), boxOf(t, is, tt.find)
		edge := boxOf(t, was, "The river").X - boxOf(t, is, "The river").X
		if math.Abs(a.X-b.X-edge) > 2 || math.Abs(a.H-b.H) > 1 {
			t.Errorf("%s: it is at %v, want %v and %.0f px off", tt.name, b, a, edge)
		}
	}
}
