package zoo_test

import (
	"math"
	"strings"
	"testing"

	"galley/page"
)

// that what is around it holds is kept.
func TestRoomAroundTitle(t *testing.T) {
	k := newKeeper(t)
	source := func(by string) []byte {
		return []byte(`<!doctype html><html lang=en><title>x</title><style>body{margin:0}main{width:680px;max-width:100%;margin:auto}h1{margin:0}.h{display:flex;margin-bottom:24px}.by{display:flex;gap:4px}.by p{margin:0}#body p{margin:0 0 16px}</style>
		<main><div class=h><h1 id=title>A spring on the river</h1></div>` + by + `<div id=body><p>The river had risen through the night, and the ferry left the landing late.</p><p>The cows knew the way up the hill by themselves.</p></div></main>`)
	}
	for _, p := range onScreens(t, k, source(``), 1366, 390) {
		if gap := boxOf(t, p, "The river").Y - boxOf(t, p, "A spring").Bottom(); gap < 16 || gap > 40 {
			t.Errorf("%.0f px: the text begins %.0f px below the title", p.Viewport.W, gap)
		}
	}
	for _, p := range onScreens(t, k, source(`<div class=by><p>Written by hand by</p><p><a rel=author href="/a">Edda Falk</a></p></div>`), 1366) {
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Kind == page.Text && strings.Contains(n.Text, "Edda Falk") && math.Abs(n.Box.X-boxOf(t, p, "A spring").X) > 2 {
				if !strings.Contains(p.Text(0), "Written") {
					t.Errorf("the name is at %v, the title at %v", n.Box, boxOf(t, p, "A spring"))
				}
			}
		}
	}
}
