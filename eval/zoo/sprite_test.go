package zoo_test

import (
	"testing"

	"galley/page"
)

// A drawing that only has symbols in it, for others, takes no room in the text.
func TestSpriteTakesNoRoom(t *testing.T) {
	k := newKeeper(t)
	const sign = `<symbol id=s viewBox="0 0 10 10"><circle cx=5 cy=5 r=5 /></symbol>`
	const use = `<p><svg width=20 height=20><use href=#s /></svg> Eleven lamps were counted on the landing that night.</p>`
	below := func(p *page.Page) float64 {
		return p.Nodes[firstTag(p, "p")].Box.Y - p.Nodes[firstTag(p, "h1")].Box.Bottom()
	}
	_, plain := k.shown(t, "", use)
	for name, sprite := range map[string]string{
		"by attributes":      `<svg width=0 height=0 style="position:absolute">` + sign + `</svg>`,
		"by a style":         `<svg style="position:absolute;width:0;height:0;overflow:hidden" aria-hidden=true>` + sign + `</svg>`,
		"as a filter has it": `<svg viewBox="0 0 0 0" width=0 height=0 style="visibility:hidden;position:absolute;left:-9999px;overflow:hidden">` + sign + `</svg>`,
	} {
		if _, is := k.shown(t, "", sprite+use); below(is) > below(plain)+1 {
			t.Errorf("%s: the text begins %.0f px below the title, want %.0f", name, below(is), below(plain))
		}
	}
}
