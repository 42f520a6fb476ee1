package dress

import (
	"math"
	"strings"

	"galley/article/backdrop"
	"galley/article/fit"
	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// backOf is the picture behind the words of an element that is written: its background, or
// an img.
func (c *Dress) backOf(n page.NodeID, f *plan.Node) (b backdrop.Picture, ok bool) {
	if u, ok := c.Unders.On[n]; ok {
		return u.Picture, true
	}
	b, ok = c.src.Backs[n]
	b.Veils = c.Unders.Veils[n]
	return b, ok && backdrop.CanHold(f)
}

// underRoom keeps the proportions of a box with an underlay: words that need more room
// than it has on a narrow screen get it.
func (c *Dress) underRoom(n page.NodeID) string {
	look, box := c.Page.Styles[c.Page.Nodes[n].Style].Look, c.Page.Nodes[n].Box
	box.H -= c.belowPicture(n)
	rules := "aspect-ratio:" + sheet.Short(box.W) + " / " + sheet.Short(box.H) + ";"
	if left, right := layout.Content(c.Page, n); right-left < box.W || sheet.Pixels(look[sheet.PaddingT])+sheet.Pixels(look[sheet.PaddingB]) > 0 {
		rules = "box-sizing:border-box;" + rules
	}
	from, to := layout.Room(c.Page, n)
	if inside := sheet.Pixels(look[sheet.PaddingT]) + sheet.Pixels(look[sheet.PaddingB]); look[sheet.MaxWidth] == "none" && inside*box.W > box.H*sheet.Wide && box.W <= to-from+1 {
		rules += "max-width:100%;" // no box is lower than its paddings, and its proportions would make it wider than that
	}
	if look[sheet.OverflowX] != "visible" || look[sheet.OverflowY] != "visible" {
		rules += "overflow:visible;" // or it would not grow with its words
	}
	if sheet.Pixels(look[sheet.PaddingB]) > 0 && !layout.FlowsIn(c.Page, n) {
		rules += "padding-bottom:0px;" // all words lie over the room that it held
	}
	if !c.placesWords(n) || strings.HasPrefix(look[sheet.Display], "inline") {
		return rules
	}
	return rules + "display:flow-root;"
}

// mostBelow is the most room, in CSS px, that a line has below a picture in it.
const mostBelow = 12

// belowPicture is how much higher n is than the img in its line, which words are laid over: the room of the
// line below it, that the written picture has none of.
func (c *Dress) belowPicture(n page.NodeID) float64 {
	img := c.Unders.On[n].Node
	if !c.Unders.On[n].Flows || img == page.None || c.Page.Nodes[img].Tag != "img" || c.Page.Nodes[img].Parent != n || c.Page.StyleOf(img).Display != "inline" {
		return 0
	}
	inner := layout.ContentOf(c.Page, n)
	below := inner.Bottom() - c.Page.Nodes[img].Box.Bottom()
	if below < 1 || below > mostBelow {
		return 0
	}
	return below
}

// placesWords reports whether words on the picture of n are written where they were laid.
func (c *Dress) placesWords(n page.NodeID) bool {
	asked := 0
	for child := range c.Page.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			break
		}
		if node := &c.Page.Nodes[child]; node.Kind == page.Element && c.Sheet.Known(node.Style) && layout.Says(c.Page, child) &&
			(c.Unders.On[n].Flows || layout.OutOfFlow(&c.Page.Styles[node.Style]) && !layout.Fills(node.Box, c.Page.Nodes[n].Box)) {
			return true
		}
	}
	return false
}

// onPicture writes words that were laid over the picture of n there: as far from its top,
// or from the words above, and from its nearer side.
func (c *Dress) onPicture(child, n page.NodeID, p *sheet.Pin) {
	box, around := c.Page.Nodes[child].Box, c.Page.Nodes[n].Box
	box.Y -= max(0, min(box.Bottom()-around.Bottom()+c.belowPicture(n), mostBelow))
	inner := layout.ContentOf(c.Page, n)
	left, right := inner.X, inner.Right()
	of := func(v float64) string { return sheet.Share(v, right-left) }
	p.Size = ";"
	p.Over += c.corners(child, n)
	if layout.Fills(box, around) {
		p.Over += "box-sizing:border-box;width:100%;margin:0;aspect-ratio:" + sheet.Short(box.W) + " / " + sheet.Short(box.H) + ";"
		return
	}
	top := max(inner.Y, c.lowest[n])
	c.lowest[n] = box.Bottom()
	down := of(box.Y - top)
	before, after := "0px", "0px"
	switch l, r := box.X-left, right-box.Right(); {
	case math.Abs(l-r) <= 2:
		before, after = "auto", "auto"
	case r < l:
		before, after = "auto", of(r)
	default:
		before = of(l)
	}
	aside := strings.ReplaceAll(before+" - "+after, "auto", "0px")
	p.Over += "margin:" + down + " " + after + " 0px " + before + ";"
	switch {
	case box.W > right-left-2: // as wide as the picture
	case box.W >= 0.9*(right-left):
		p.Over += "box-sizing:border-box;max-width:min(100% - " + aside + ", " + sheet.Short(box.W) + "px);"
	default:
		p.Over += "box-sizing:border-box;width:fit-content;max-width:min(100% - " + aside + ", " + sheet.Short(box.W+1) + "px);"
	}
	if d := c.Page.Styles[c.Page.Nodes[child].Style].Display; d == "inline" {
		p.Over += "display:block;"
	}
}

// laidOn is the box with an underlay that child is laid over, None where it stands in the
// flow of it.
func (c *Dress) laidOn(child page.NodeID, parent *fit.Element) page.NodeID {
	n := parent.On
	if n == page.None || !c.Sheet.Known(c.Page.Nodes[child].Style) || !layout.Says(c.Page, child) {
		return page.None
	}
	if layout.OutOfFlow(&c.Page.Styles[c.Page.Nodes[child].Style]) || c.Unders.On[n].Flows && parent.Node == n {
		return n
	}
	return page.None
}

// layer is the box with an underlay that what is in n may be laid over.
func (c *Dress) layer(n page.NodeID, parent *fit.Element) page.NodeID {
	if _, ok := c.Unders.On[n]; ok {
		return n
	}
	if parent.On != page.None && c.Page.Styles[c.Page.Nodes[n].Style].Position == "static" {
		return parent.On
	}
	return page.None
}
