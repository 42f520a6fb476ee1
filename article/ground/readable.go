package ground

import (
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
	"galley/page/colour"
)

// minContrast is the contrast below which text cannot be told from its ground:
// the ground must have been something that is not known, such as a picture.
const minContrast = 1.5

// readable is the contrast that text must have (WCAG 2, 1.4.3) on what replaces a
// picture that it stood on.
const readable = 4.5

// opposite is black under light text, and white under dark text.
func opposite(text colour.Colour) colour.Colour {
	if text.Luminance() > 0.18 {
		return colour.Colour{A: 1}
	}
	return colour.White
}

// readableUnder is the ground, as much darker or lighter as text on it must have it to
// be readable.
func readableUnder(text, ground colour.Colour) colour.Colour {
	const steps = 10
	shade := opposite(text)
	for k := 1.0; k < steps; k++ {
		shade.A = k / steps
		if mixed := shade.Over(ground); text.Contrast(mixed) >= readable {
			return mixed
		}
	}
	return opposite(text)
}

// readableOn reports whether the words of a part that stands before the body can be read
// on the ground of the body, or on one that the part has itself: then what is around it
// needs no ground of its own, which would be a box that the page did not have.
func (g *Grounds) readableOn(pt subtree.Part, ground colour.Colour) bool {
	if !pt.Title && !pt.Head && !pt.Lead {
		return false
	}
	if Grounded(g.p, pt.Root) {
		return true // on its own
	}
	style := g.p.Nodes[layout.BlockAround(g.p, pt.Root)].Style
	if !sheet.Known(g.p, style) {
		return false
	}
	ink, ok := sheet.Ink(g.p.Styles[style].Look)
	return ok && ink.Over(ground).Contrast(ground) >= readable
}

// Grounded reports whether n hides what it stands on.
func Grounded(p *page.Page, n page.NodeID) bool {
	style := p.Nodes[n].Style
	if !sheet.Known(p, style) {
		return false
	}
	ground, ok := sheet.GroundColour(p.Styles[style].Look)
	return ok && ground.A == 1
}
