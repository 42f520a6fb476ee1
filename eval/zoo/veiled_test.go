package zoo_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/colour"
)

// TestVeiledProse: prose that a page makes too faint or too blurred to be read, until somebody has paid, is read;
// what is faint and no prose stays so.
func TestVeiledProse(t *testing.T) {
	const prose = "Eleven lamps stood along the quay, and the keeper lit each of them by hand every evening of the year but one, when the fog was thick enough."
	k := newKeeper(t)
	for _, tt := range []struct {
		name, css, words string
		ink              string
		opacity          float64 // of all around the words together
	}{
		{"faint paragraph", `.w{opacity:.12}`, prose, "rgb(0, 0, 0)", 1},
		{"faint box", `.q{opacity:.2}`, prose, "rgb(0, 0, 0)", 1},
		{"faint by a filter", `.w{filter:grayscale(1) opacity(.1)}`, prose, "rgb(0, 0, 0)", 1},
		{"half faint", `.w{opacity:.6}`, prose, "rgb(0, 0, 0)", 0.6},
		{"few words", `.w{opacity:.12}`, "Eleven lamps", "rgb(0, 0, 0)", 0.12},
		{"blurred", `.w{color:transparent;text-shadow:0 0 8px rgba(20,30,40,.5)}`, prose, "rgb(20, 30, 40)", 1},
		{"blurred in their place", `.w{color:#246;-webkit-text-fill-color:transparent;text-shadow:#000 0 0 6px}`, prose, "rgb(34, 68, 102)", 1},
		{"with a shadow", `.w{color:#246;text-shadow:#000 0 0 6px}`, prose, "rgb(34, 68, 102)", 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, is := k.shown(t, tt.css, `<div class=q><p class=w>`+tt.words+`</p></div>`)
			style := styleOf(t, is, "Eleven")
			fill, ok := colour.Parse(style.LookValue("-webkit-text-fill-color"))
			if want, _ := colour.Parse(tt.ink); !ok || fill != want {
				t.Errorf("the words are filled with %s", style.LookValue("-webkit-text-fill-color"))
			}
			if opacity := opacityOf(is, "Eleven"); opacity < tt.opacity-0.01 || opacity > tt.opacity+0.01 {
				t.Errorf("the opacity is %v, want %v", opacity, tt.opacity)
			}
			if filter := style.LookValue("filter"); filter != "none" {
				t.Errorf("the filter is %s", filter)
			}
		})
	}
}

// opacityOf is the opacity of the words on a page, by all that is around them.
func opacityOf(p *page.Page, words string) float64 {
	opacity := 1.0
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Kind == page.Text && strings.Contains(n.Text, words) && !n.Box.Empty() {
			for up := range p.Ancestors(page.NodeID(i)) {
				if style := p.StyleOf(up); style != nil && p.Nodes[up].Style != page.NoStyle {
					opacity *= style.Opacity
				}
			}
			break
		}
	}
	return opacity
}
