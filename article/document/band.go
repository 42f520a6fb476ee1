package document

import (
	"slices"
	"strings"

	"galley/article/fit"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// bandOf is the band of the title, and what else of the article stood on it.
func (c *writer) bandOf(frame []page.Rect) card {
	if c.Sheet == nil || c.Grounds.Band() == page.None {
		return card{from: -1}
	}
	n := c.Grounds.Band()
	on := card{from: -1, box: c.Page.Nodes[n].Box, room: sheet.BodyPadding}
	for i, pt := range c.src.Parts {
		if !c.Page.Contains(n, pt.Root) {
			if on.from >= 0 {
				break
			}
			continue
		}
		if on.from < 0 {
			on.from = i
		}
		on.to = i + 1
	}
	if on.from < 0 || !slices.ContainsFunc(c.src.Parts[on.from:on.to], func(pt subtree.Part) bool { return pt.Title }) {
		return card{from: -1}
	}
	room := func(v float64) string { return sheet.Short(min(max(v, leastBandRoom), mostRoom)) + "px" }
	above, below := c.roomIn(on, frame)
	on.rules = "padding:" + room(above) + " 0px " + room(below) + ";margin-bottom:" + c.belowBand(on, frame) + ";"
	if on.across = on.box.X <= 1 && on.box.Right() >= c.Page.Viewport.W-1; !on.across {
		on.rules += "max-width:" + sheet.Short(on.box.W) + "px;margin-left:auto;margin-right:auto;"
	} else if on.from == 0 {
		on.rules += "margin-top:-24px;" // the padding of the document
	}
	if frame := c.Sheet.Frame(c.Page.Nodes[n].Style); strings.Contains(frame, "gradient") && !strings.Contains(frame, "background-color:") && !strings.Contains(frame, "rgba(") {
		on.rules += "background-color:" + sheet.Colour(c.Grounds.Shade()) + ";" // below them, where they are not drawn
	}
	on.rules += c.Sheet.Frame(c.Page.Nodes[n].Style)
	return on
}

// leastBandRoom is the room, in CSS px, that a band leaves at least above and below its words.
const leastBandRoom = 8

// belowBand is the room between a band and the part below, as it was.
func (c *writer) belowBand(on card, frame []page.Rect) string {
	if on.to >= len(frame) {
		return "0px"
	}
	return sheet.Short(min(max(frame[on.to].Y-on.box.Bottom()-c.Column.MarginAbove(c.src.Parts[on.to].Root), 0), fit.MaxGap)) + "px"
}

// bandCSS is the style sheet of a band. One across the page reaches the edges of every window.
func (c *writer) bandCSS(on card, frames []page.Rect) string {
	if on.from < 0 {
		return ""
	}
	css := ".g-band{display:flow-root}\n.g-band>.g-part{width:calc(100% - 32px)}\n.g-band>.g-wide{width:auto}\n"
	if !on.across {
		return css
	}
	css += ".g-band{margin-left:-16px;margin-right:-16px}\n"
	if side, ok := c.wideSides(frames); ok {
		css += "@media (min-width:" + sheet.Short(c.Page.Viewport.W) + "px){.g-band{margin-left:-" + side + ";margin-right:-" + side + "}}\n"
	}
	return css
}
