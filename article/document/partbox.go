package document

import (
	"math"
	"strings"

	"galley/article/ground"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// partBoxes are the boxes that the parts had. Wrappers stand in the middle of the
// window: a title that stood in the middle of the body keeps its width; another,
// narrower than the body, takes the body's, so that both start at one edge, and
// wrapper leaves the rest free.
func (c *writer) partBoxes() []page.Rect {
	parts, cover := c.src.Parts, c.src.Cover.Node
	boxes := make([]page.Rect, len(parts))
	for i, pt := range parts {
		boxes[i] = layout.Box(c.Page, layout.BlockAround(c.Page, pt.Root))
	}
	first := subtree.FirstBody(parts)
	if first < 0 {
		return boxes
	}
	body := boxes[first]
	for i := range boxes[:first] {
		pt, box := parts[i], &boxes[i]
		switch off := box.X + box.W/2 - body.X - body.W/2; {
		case pt.Lead:
			continue
		case pt.Title && cover != page.None:
			*box = layout.Seen(c.Page, cover)
			continue
		case box.W < body.W && math.Abs(off) > 4 && !c.isCentred(pt):
			box.W = body.W
		}
		if pt.Head && box.W > body.W && math.Abs(box.X-body.X) <= sheet.MaxOutdent {
			box.W = body.W // begins where the text does, and wraps
		}
	}
	return boxes
}

// wrapper is the class of what stands around one clone: as wide as it was, on
// what it stood on where that is not what the page stands on.
func (c *writer) wrapper(pt subtree.Part, box page.Rect, gap float64) string {
	if c.Sheet == nil {
		return ""
	}
	var rules strings.Builder
	if gap >= 1 {
		rules.WriteString("margin-top:" + sheet.Short(gap) + "px;")
	}
	if box.W >= 1 {
		rules.WriteString(c.column(pt, box))
	}
	if own, written := c.Grounds.Own(pt); written {
		rules.WriteString("background-color:" + sheet.Colour(own) + ";")
	}
	if pt.Title {
		if cover := c.Grounds.Cover(pt.Root); cover != "" {
			rules.WriteString(cover + "padding-top:24px;padding-bottom:24px;")
		}
	}
	if !c.Sheet.Known(c.Page.Nodes[pt.Root].Style) {
		rules.WriteString(c.textRules(pt.Root))
	}
	return c.Sheet.Intern(rules.String())
}

// column is the width of a wrapper and its place. What stands before the body and was
// narrower begins where the body does, or in a place of its own.
func (c *writer) column(pt subtree.Part, box page.Rect) string {
	width := "max-width:" + sheet.Short(box.W) + "px;"
	left, own := c.leftOf(pt, box), layout.Box(c.Page, layout.BlockAround(c.Page, pt.Root)).W
	switch {
	case !pt.Title && !pt.Head:
		return width + left
	case own < 1 || own >= box.W:
		return width + left + c.offEdge(box, left)
	case left != "":
		return "max-width:" + sheet.Short(own) + "px;" + left
	}
	if card := c.Grounds.Card(); c.flush > 0 && pt.Head && !c.Page.Contains(card, pt.Root) && own+c.flush < box.W { // off the edge that it did not have
		return width + "box-sizing:border-box;padding-left:" + sheet.Short(c.flush) + "px;padding-right:clamp(0px, 100% - " + sheet.Short(own+c.flush+c.cardInset) + "px, " + sheet.Short(box.W-own-c.flush) + "px);"
	}
	return width + c.offEdge(box, left) + "box-sizing:border-box;padding-right:clamp(0px, 100% - " + sheet.Short(own+c.cardInset) + "px, " + sheet.Short(box.W-own) + "px);"
}

// offEdge keeps a title and what stands with it off the edges of a card whose body has its room in itself, as far as
// that in any window.
func (c *writer) offEdge(box page.Rect, left string) string {
	if c.flush == 0 || left != "" || box.W+2*sheet.BodyPadding > c.Page.Nodes[c.Grounds.Card()].Box.W {
		return ""
	}
	room := "max(0px, " + c.inCard() + " - max(0px, 50% - " + sheet.Short(box.W/2) + "px));"
	return "box-sizing:border-box;padding-left:" + room + "padding-right:" + room
}

// inCard is the room that such a body has in itself; 0 without one.
func (c *writer) inCard() string {
	if c.flush == 0 {
		return "0px"
	}
	return sheet.Share(c.flush, c.Page.Nodes[c.Grounds.Card()].Box.W)
}

// leftOf keeps the place of what stands before the body to the left or right of it, and of
// further roots of the body that began or ended where the first does. Parts stand in the middle
// of the window, so nothing is said of one that did so over the body.
func (c *writer) leftOf(pt subtree.Part, box page.Rect) string {
	first := subtree.FirstBody(c.src.Parts)
	if first < 0 || pt.Root == c.src.Parts[first].Root {
		return ""
	}
	body := layout.Box(c.Page, layout.BlockAround(c.Page, c.src.Parts[first].Root))
	off := box.X - body.X - c.lostBefore(pt, box)
	further := !pt.Title && !pt.Head && !pt.Lead
	if further && math.Abs(off) > 4 && math.Abs(box.Right()-body.Right()) > 4 {
		return ""
	}
	if c.isCentred(pt) || body.W < 1 || math.Abs(off-(body.W-box.W)/2) <= 4 || off < -body.W/2 || off > body.W {
		return ""
	}
	left := "50% - " + sheet.Short(body.W/2-off) + "px"
	if off > body.W/2 || further && off > 4 {
		own := layout.Box(c.Page, layout.BlockAround(c.Page, pt.Root)).W
		left = "min(" + left + ", 100% - " + sheet.Short(own) + "px)" // a narrow screen has no room on its left
	}
	least := "0px"
	if card := c.Grounds.Card(); !further && card != page.None && c.Page.Contains(card, pt.Root) {
		if least = c.inCard(); c.flush == 0 {
			least = sheet.Short(c.cardInset/2) + "px"
		}
	}
	return "margin-left:max(" + least + ", " + left + ");"
}

// textRules dress a root whose own look is not known, such as a text: with what it
// inherited.
func (c *writer) textRules(n page.NodeID) string {
	for a := c.Page.Nodes[n].Parent; a != page.None; a = c.Page.Nodes[a].Parent {
		if rules := c.inheritedRules(a); rules != "" {
			return rules
		}
	}
	return ""
}

// inheritedRules are what an element hands down to what is in it; "" where its look is
// not known.
func (c *writer) inheritedRules(n page.NodeID) string {
	style := c.Page.Nodes[n].Style
	if !c.Sheet.Known(style) {
		return ""
	}
	rules := c.Sheet.Inherited(style)
	if clips := ground.Clips(c.Page, n, true); clips != page.None {
		rules += ground.Clipped(c.Page, clips, ground.Ground{Colour: c.Grounds.Page()})
	}
	return rules
}

// pageCSS dresses the document itself. What was wider than a window with the padding
// has room for its width where the window is as wide as the page's was.
func (c *writer) pageCSS(frames []page.Rect) string {
	paper := c.Grounds.Paper()
	scheme := "light"
	if c.Grounds.Page().Luminance() < 0.18 {
		scheme = "dark"
	}
	css := "html{color-scheme:" + scheme + ";background:" + sheet.Colour(paper) + "}\n"
	if rules := c.Grounds.PageGradient(); rules != "" {
		css += "html{min-height:100%;" + strings.TrimSuffix(rules, ";") + "}\n"
	}
	if side, ok := c.wideSides(frames); ok {
		css += "@media (min-width:" + sheet.Short(c.Page.Viewport.W) + "px){body{padding-left:" + side + ";padding-right:" + side + "}}\n"
	}
	return css
}

// wideSides is the padding of the document on each side in a window as wide as that of the page,
// where something of it is wider than the usual padding leaves room for.
func (c *writer) wideSides(frames []page.Rect) (side string, ok bool) {
	free := c.Page.Viewport.W
	for _, box := range frames {
		free = min(free, c.Page.Viewport.W-box.W)
	}
	return sheet.Short(max(0, free/2)) + "px", free < 2*sheet.BodyPadding && c.Page.Viewport.W > 0
}
