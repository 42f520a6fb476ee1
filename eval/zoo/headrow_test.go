package zoo_test

import (
	"math"
	"testing"
)

// What says who wrote an article and when stands beside the title, or one beside the other, where it
// did, and on a telephone one below the other.
func TestHeadInRow(t *testing.T) {
	s := newScreens(t)
	const by, day = `<p class=by>By <a rel=author href="/ann">Ann Example</a></p>`, `<p class=on><time datetime=2024-03-02>2 March 2024</time></p>`
	for _, tt := range []struct {
		name, css, head string
		a, b            string // words that stand in one row
	}{
		{"beside the title", `.h{display:flex;align-items:flex-start}.h h1{flex:1}.by{width:220px;text-align:right}`, `<header class=h><h1 id=title>A spring on the river</h1>` + by + `</header>` + day, "A spring", "Ann Example"},
		{"one beside the other", `.h{display:flex;justify-content:space-between}`, `<h1 id=title>A spring on the river</h1><div class=h>` + by + day + `</div>`, "Ann Example", "2 March"},
		{"from right to left", `main{direction:rtl}.h{display:flex;justify-content:space-between}`, `<h1 id=title>A spring on the river</h1><div class=h>` + by + day + `</div>`, "Ann Example", "2 March"},
		{"far apart", `.h{display:flex;gap:90px}`, `<h1 id=title>A spring on the river</h1><div class=h>` + by + day + `</div>`, "Ann Example", "2 March"},
	} {
		source := []byte(`<!doctype html><html lang=en><title>x</title><meta name=author content="Ann Example"><meta property="article:published_time" content="2024-03-02T08:00:00Z"><style>body{margin:0}main{width:680px;margin:40px auto}` + tt.css +
			`</style><main>` + tt.head + `<div id=body><p>The river had risen through the night, and by the time the ferry left the landing the meadows were a sheet of brown water.</p></div></main>`)
		original, doc := s.wide.article(t, "row", source)
		was := boxOf(t, original, tt.b)
		for i, k := range [2]keeper{s.wide, s.narrow} {
			p := k.page(t, "row", doc)
			first, second := boxOf(t, p, tt.a), boxOf(t, p, tt.b)
			if wide := i == 0; wide && (math.Abs(second.X-was.X) > 2 || math.Abs(second.Y-first.Y-was.Y+boxOf(t, original, tt.a).Y) > 2) {
				t.Errorf("%s: %q stands at %.0f, %.0f px below %q; want %.0f, %.0f px", tt.name, tt.b, second.X, second.Y-first.Y, tt.a, was.X, was.Y-boxOf(t, original, tt.a).Y)
			}
			if p.Size.W > p.Viewport.W {
				t.Errorf("%s: on %.0f px the article is %.0f px wide", tt.name, p.Viewport.W, p.Size.W)
			}
		}
	}
}
