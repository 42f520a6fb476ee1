package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// Cards in a grid of as many columns as there is room for stand in those that are used, and are drawn out of
// it by their margins as they were. No telephone scrolls sideways for them.
func TestFittedColumns(t *testing.T) {
	s := newScreens(t)
	const cards = `<div class=g><div class=c><h3>Rain</h3></div><div class=c><h3>Silt</h3></div></div>`
	for _, tt := range []struct{ name, css string }{
		{"columns that fit", `.g{grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}`},
		{"drawn out", `.g{grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}.c{margin:0 -14px}`},
		{"columns that fill", `.g{grid-template-columns:repeat(auto-fill,minmax(150px,1fr))}`},
		{"drawn out of lines with names", `.g{grid-template-columns:[a] 1fr [b] 2fr [c]}.c{margin-left:-12px}`},
		{"farther", `.g{grid-template-columns:[a] 1fr [b] 2fr [c]}.c+.c{margin-right:-24px}`},
	} {
		css := `.g{display:grid;gap:20px}.c{padding:10px;background:#eef}` + tt.css
		was, is := s.wide.shown(t, css, cards)
		s.shown(t, css, cards)
		a, b := headingBoxes(was), headingBoxes(is)
		for i := range a {
			if math.Abs(a[i].X-b[i].X) > 1 || math.Abs(a[i].W-b[i].W) > 1 {
				t.Errorf("%s: card %d is at %v, and was at %v", tt.name, i, b[i], a[i])
			}
		}
	}
}

// headingBoxes are those of headings of the third level, from the left edge of the first paragraph.
func headingBoxes(p *page.Page) (all []page.Rect) {
	for i := range p.Nodes {
		if box := p.Nodes[i].Box; p.Nodes[i].Tag == "h3" {
			box.X -= p.Nodes[firstTag(p, "p")].Box.X
			all = append(all, box)
		}
	}
	return all
}
