package document

import (
	"galley/article/arrangement"
	"galley/article/backdrop"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
	"galley/page/colour"
)

// Words that lay over a picture which they do not stand on in the article, such as a title
// over a figure whose caption stands below, keep their colour. Where it cannot be read on
// what they stand on instead, they get a ground.

// noGround is the computed colour of what has no ground, as most elements have none.
const noGround = "rgba(0, 0, 0, 0)"

// ground is what the words of an element stand on as it is written.
type ground struct {
	colour  colour.Colour
	picture bool // a picture or gradient: it says nothing of what can be read
}

// groundOf is what the words of n stand on, in an element that stands on around. own are
// the declarations of its background pictures.
func (c *writer) groundOf(n page.NodeID, around ground, own string) ground {
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	// What was pulled up a little stays on what it was pulled over.
	pulled := sheet.Pixels(look[sheet.MarginT])
	around.picture = around.picture || own != "" || pulled < -1 && pulled > -arrangement.MaxDistance
	if look[sheet.Background] == noGround || sheet.IsMasked(look[sheet.Mask]) {
		return around
	}
	if layer, ok := sheet.GroundColour(look); ok {
		around.colour = layer.Over(around.colour)
		around.picture = own != "" || around.picture && layer.A < backdrop.Hides
	}
	return around
}

// partGround is what a part stands on.
func (c *writer) partGround(pt subtree.Part) ground {
	if c.sheet == nil {
		return ground{colour: colour.White}
	}
	g := ground{colour: c.pageBackground(), picture: c.covering || pt.Title && c.cover(pt.Root) != ""}
	if own := c.background(pt.Root); own != g.colour && !c.readableOn(pt, g.colour) {
		g.colour = own
	}
	return g
}

// offPicture is the ground that words right in n need, in declarations; "" where they can
// be read, or did not lie over a picture.
func (c *writer) offPicture(n page.NodeID, on *ground) string {
	if on.picture || len(c.media) == 0 {
		return ""
	}
	key := inkOn{c.Page.Nodes[n].Style, on.colour}
	bare, known := c.bare[key]
	if !known {
		bare = c.isBare(key)
		c.bare[key] = bare
	}
	if !bare || !c.overMedia(n) {
		return ""
	}
	ink, _ := sheet.Ink(c.Page.Styles[key.style].Look)
	on.colour = opposite(ink)
	return "background-color:" + cssColour(on.colour) + ";"
}

// inkOn are words of a style on a ground.
type inkOn struct {
	style int32
	on    colour.Colour
}

// isBare reports whether such words cannot be read.
func (c *writer) isBare(k inkOn) bool {
	ink, ok := sheet.Ink(c.Page.Styles[k.style].Look)
	return ok && ink.Over(k.on).Contrast(k.on) < readable
}

// overMedia reports whether words right in n lay over a picture or film. Those do not that
// had a ground between, such as that of a column which was pulled up over a picture, and
// were no easier to read on it.
func (c *writer) overMedia(n page.NodeID) bool {
	asked := 0
	for child := range c.Page.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			return false
		}
		node := &c.Page.Nodes[child]
		if node.Kind != page.Text || node.Hidden || page.IsBlank(node.Text) {
			continue
		}
		x, y := layout.Middle(c.Page, child)
		between := c.paleGround(n)
		for _, id := range c.media {
			m := c.Page.Nodes[id].Box
			if m.Contains(x, y) && backdrop.IsLarge(m) && (between == page.None || c.Page.Contains(between, id)) {
				return true
			}
		}
		return false
	}
	return false
}

// paleGround is the nearest element at or around n that hides what it stands on, if words right
// in n cannot be read on it, either; the ground of the whole page is none.
func (c *writer) paleGround(n page.NodeID) page.NodeID {
	for a := n; a != page.None && c.Page.Nodes[a].Tag != "body"; a = c.Page.Nodes[a].Parent {
		if !c.grounded(a) {
			continue
		}
		ground, _ := sheet.GroundColour(c.Page.Styles[c.Page.Nodes[a].Style].Look)
		if c.isBare(inkOn{c.Page.Nodes[n].Style, ground}) {
			return a
		}
		break
	}
	return page.None
}
