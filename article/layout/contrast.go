package layout

import (
	"slices"
	"strings"

	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// Painted is a box of a page that words elsewhere may be seen on, though they have the colour of what they
// stand in: a picture or the like, or a box without words that has a ground of its own, such as a layer of
// colour that is laid out below the words of a cover.
type Painted struct {
	box    page.Rect
	ground colour.Colour // of A 0: a picture, or colours that are not known
}

// maxPainted bounds what every text without contrast is compared with.
const maxPainted = 1000

// PaintedBoxes are the media of a page, and its boxes without words that have a ground, in document order.
func PaintedBoxes(p *page.Page) (boxes []Painted) {
	for _, m := range Media(p) {
		boxes = append(boxes, Painted{box: p.Nodes[m].Box})
	}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind != page.Element || n.Hidden || n.Box.W <= leastPainted || n.Box.H <= leastPainted || !sheet.Known(p, n.Style) || p.Styles[n.Style].Opacity < Unseen {
			continue
		}
		look := p.Styles[n.Style].Look
		if look[sheet.Background] == noColour && look[sheet.Image] == "none" {
			continue
		}
		ground, ok := sheet.GroundColour(look)
		switch pictured := look[sheet.Image] != "none" && look[sheet.Image] != ""; {
		case !pictured && (!ok || ground.A < Unseen) || !isWordless(p, page.NodeID(i)):
			continue
		case pictured:
			ground = colour.Colour{}
		}
		if boxes = append(boxes, Painted{n.Box, ground}); len(boxes) >= maxPainted {
			break
		}
	}
	return boxes
}

// noColour is what the ground of most elements is, and not worth to be parsed.
const noColour = "rgba(0, 0, 0, 0)"

// leastPainted is how wide and high, in CSS px, a box is at least that words may stand on; lines are less.
const leastPainted = 16

// isWordless reports whether there are no words in n, and not much else.
func isWordless(p *page.Page, n page.NodeID) bool {
	end := p.Nodes[n].End
	return end-n <= maxAsked && !slices.ContainsFunc(p.Nodes[n:end], func(d page.Node) bool {
		return d.Kind == page.Text && !d.Hidden && !page.IsBlank(d.Text)
	})
}

// shows reports whether a text of a colour and a box is seen on b.
func (b *Painted) shows(ink colour.Colour, text page.Rect) bool {
	return b.box.X < text.Right() && text.X < b.box.Right() && b.box.Y < text.Bottom() && text.Y < b.box.Bottom() &&
		(b.ground.A == 0 || b.ground.Over(ink) != ink)
}

// withoutContrast reports whether a text has the colour of what it stands in, where both are known, and
// the colour. What a style sheet puts before or after something around may be painted behind it.
func withoutContrast(p *page.Page, n page.NodeID) (ink colour.Colour, none bool) {
	parent := p.Nodes[n].Parent
	style := ownStyle(p, parent)
	if style == nil || len(style.Look) == 0 {
		return ink, false
	}
	ink, ok := inkOf(style)
	cut := strings.Contains(style.LookValue("background-clip"), "text")
	if !ok || sheet.Pixels(style.LookValue("-webkit-text-stroke-width")) > 0 {
		return ink, false
	}
	for e := parent; e != page.None; e = p.Nodes[e].Parent {
		style := ownStyle(p, e)
		if style == nil || len(style.Look) == 0 {
			return ink, false // not known
		}
		if paintsAround(style, ink) {
			return ink, false
		}
		paper, painted, ok := paperOf(style)
		if !ok {
			return ink, false
		}
		if !painted {
			continue
		}
		if cut && e == parent { // the letters are cut out of it
			ink = paper
			continue
		}
		return ink, paper.A == 1 && isNear(paper, ink.Over(paper)) && !hasShadow(p, parent, paper)
	}
	return ink, false
}

// paperOf is the ground of a style, and whether there is any; ok is false where it is a picture.
func paperOf(style *page.Style) (paper colour.Colour, painted, ok bool) {
	if image := style.LookValue("background-image"); image != "none" && image != "" {
		paper, ok = flatOf(style)
		return paper, ok, ok
	}
	value := style.LookValue("background-color")
	if value == noColour {
		return paper, false, true
	}
	paper, ok = colour.Parse(value)
	return paper, ok && paper.A > 0, true
}

// hasShadow reports whether the letters in n have a shadow that is seen on a ground.
func hasShadow(p *page.Page, n page.NodeID, paper colour.Colour) bool {
	v := ownStyle(p, n).LookValue("text-shadow")
	return v != "none" && !isOfColours(v, func(v string) bool {
		c, ok := colour.Parse(v)
		return ok && isNear(c.Over(paper), paper)
	})
}

// paintsAround reports whether a style sheet paints something before or after what is in an element of a style,
// in another colour than ink.
func paintsAround(style *page.Style, ink colour.Colour) bool {
	for _, which := range [2]string{page.Before, page.After} {
		if style.LookValue(which) == "" {
			continue
		}
		values := style.Generated(which)
		if values == nil || values[sheet.GeneratedAt["content"]] == "none" {
			continue
		}
		ground, ok := colour.Parse(values[sheet.GeneratedAt["background-color"]])
		image := values[sheet.GeneratedAt["background-image"]]
		if ok && ground.A >= Unseen && ground.Over(ink) != ink || image != "" && image != "none" {
			return true
		}
	}
	return false
}
