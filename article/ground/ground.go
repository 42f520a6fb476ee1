package ground

import (
	"galley/article/backdrop"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
	"galley/page/colour"
)

// Grounds are what the words of an article stand on.
type Grounds struct {
	p      *page.Page
	body   page.NodeID
	card   page.NodeID   // that the body stands on, see Card
	paper  colour.Colour // what the card lies on
	titled bool          // the title stands on the card
	band   page.NodeID   // that the title stands on, see Band
	shade  colour.Colour // of the band
	drawn  bool          // the band has gradients
	under  map[page.NodeID]backdrop.Underlay
	media  []page.NodeID  // pictures and films of the page
	bare   map[inkOn]bool // whether words cannot be read
}

// New are the grounds of an article with parts, whose boxes under have imgs behind their words.
// covered says that its title stands on a picture.
func New(p *page.Page, parts []subtree.Part, under map[page.NodeID]backdrop.Underlay, covered bool) *Grounds {
	g := &Grounds{p: p, body: subtree.Body(parts).Root, under: under, media: layout.Media(p), bare: map[inkOn]bool{}}
	g.card, g.paper = g.cardAround()
	g.band = page.None
	for _, pt := range parts {
		g.titled = g.titled || pt.Title && g.card != page.None && p.Contains(g.card, pt.Root)
		if pt.Title && !covered {
			g.band, g.shade, g.drawn = g.titleBand(pt.Root)
		}
	}
	return g
}

// noGround is the computed colour of what has no ground, as most elements have none.
const noGround = "rgba(0, 0, 0, 0)"

// Ground is what the words of an element stand on as it is written.
type Ground struct {
	Colour  colour.Colour
	Picture bool // a picture or gradient: it says nothing of what can be read
}

// Of is what the words of n stand on, in an element that stands on around. own are the
// declarations of its background pictures.
func Of(p *page.Page, n page.NodeID, around Ground, own string) Ground {
	look := p.Styles[p.Nodes[n].Style].Look
	// What was pulled up a little stays on what it was pulled over.
	pulled := sheet.Pixels(look[sheet.MarginT])
	around.Picture = around.Picture || own != "" || pulled < -1 && pulled > -layout.MaxDistance
	if look[sheet.Background] == noGround || sheet.CutsOut(look[sheet.Mask]) && !KeepsGround(p, n) {
		return around
	}
	if layer, ok := sheet.GroundColour(look); ok {
		around.Colour = layer.Over(around.Colour)
		around.Picture = own != "" || around.Picture && layer.A < backdrop.Hides
	}
	return around
}
