package ground

import (
	"galley/article/backdrop"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// Words that lay over a picture which they do not stand on in the article, such as a title
// over a figure whose caption stands below, keep their colour. Where it cannot be read on
// what they stand on instead, they get a ground.

// OffPicture is the ground that words right in n need, in declarations; "" where they can
// be read, or did not lie over a picture.
func (g *Grounds) OffPicture(n page.NodeID, on *Ground) string {
	if on.Picture || len(g.media) == 0 {
		return ""
	}
	key := inkOn{g.p.Nodes[n].Style, on.Colour}
	bare, known := g.bare[key]
	if !known {
		bare = isBare(g.p, key)
		g.bare[key] = bare
	}
	if !bare || !g.overMedia(n) {
		return ""
	}
	ink, _ := sheet.Ink(g.p.Styles[key.style].Look)
	on.Colour = opposite(ink)
	return "background-color:" + sheet.Colour(on.Colour) + ";"
}

// inkOn are words of a style on a ground.
type inkOn struct {
	style int32
	on    colour.Colour
}

// isBare reports whether such words cannot be read.
func isBare(p *page.Page, k inkOn) bool {
	ink, ok := sheet.Ink(p.Styles[k.style].Look)
	return ok && ink.Over(k.on).Contrast(k.on) < readable
}

// overMedia reports whether words right in n lay over a picture or film. Those do not that
// had a ground between, such as that of a column which was pulled up over a picture, and
// were no easier to read on it.
func (g *Grounds) overMedia(n page.NodeID) bool {
	asked := 0
	for child := range g.p.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			return false
		}
		node := &g.p.Nodes[child]
		if !node.ShowsText() {
			continue
		}
		x, y := layout.Middle(g.p, child)
		between := paleGround(g.p, n)
		for _, id := range g.media {
			m := g.p.Nodes[id].Box
			if m.Contains(x, y) && backdrop.IsLarge(m) && (between == page.None || g.p.Contains(between, id)) {
				return true
			}
		}
		return false
	}
	return false
}

// paleGround is the nearest element at or around n that hides what it stands on, if words right
// in n cannot be read on it, either; the ground of the whole page is none.
func paleGround(p *page.Page, n page.NodeID) page.NodeID {
	for a := n; a != page.None && p.Nodes[a].Tag != "body"; a = p.Nodes[a].Parent {
		if !Grounded(p, a) {
			continue
		}
		ground, _ := sheet.GroundColour(p.Styles[p.Nodes[a].Style].Look)
		if isBare(p, inkOn{p.Nodes[n].Style, ground}) {
			return a
		}
		break
	}
	return page.None
}
