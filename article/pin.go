package article

import (
	"math"
	"slices"
	"strings"

	"galley/article/plan"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// same is how much, in CSS px, a box may differ from where the flow puts it by itself.
const same = 0.3

// smallMargin is a margin, in CSS px, that a narrow screen has room for.
const smallMargin = 48

// pinned decides what is to be said of the box of n.
func (c *htmlWriter) pinned(n page.NodeID, tag string, parent, own *openTag, root bool) (p sheet.Pin) {
	if ar := own.items; ar != nil {
		p.Stacked, p.Tracks = ar.stacked, ar.tracks
	}
	around := c.around()
	if len(own.badges) > 0 {
		p.Over = "position:relative;"
	}
	p.Wrapped, p.InWrapped = own.wrapped, parent.wrapped
	p.InsetLeft, p.InsetRight = c.insets(n, around, root)
	p.Headless = c.headless(n)
	if room := c.lostCells(n, tag); room != "" {
		p.InsetLeft = room
	}
	if own.slides = c.sheet.Known(c.Page.Nodes[n].Style) && c.slides(n); own.slides {
		p.Over += "overflow-x:auto;"
	}
	if parent.slides {
		p.Over += "flex-shrink:0;"
	}
	if root || parent.turned && parent.on == page.None || !c.sheet.Known(c.Page.Nodes[n].Style) {
		return p
	}
	if on := c.laidOn(n, parent); on != page.None {
		c.onPicture(n, on, &p)
		return p
	}
	if corner := parent.badges[n]; corner != "" {
		p.Over, p.Size = corner, ";"
		return p
	}
	if c.besideNext(n) {
		p.Left, p.Right = "0px", "0px"
		p.Size = "float:left;box-sizing:border-box;width:" + sheet.Short(c.Page.Nodes[n].Box.W) + "px;max-width:100%;"
		return p
	}
	if in := parent.items; in != nil {
		p.InStack, p.Above, p.Place, p.Last = in.stacked, in.above[n], in.cells[n], n == in.last
		if !in.stacked {
			return p
		}
		p.Holds = c.holdsMargins(n)
	}
	if !c.turned(n) {
		c.putBack(n, tag, around, &p)
	}
	if p.Wrapped && p.Size == "" {
		p.Size = c.borderBox(n, tag) + "width:" + sheet.Short(c.Page.Nodes[n].Box.W) + "px;max-width:100%;"
	}
	return p
}

// besideNext reports whether n was laid at the left edge of what is around it, beside the block that
// follows and left it room there, as numbers are beside lines of code.
func (c *htmlWriter) besideNext(n page.NodeID) bool {
	node := &c.Page.Nodes[n]
	style := &c.Page.Styles[node.Style]
	if !outOfFlow(style) || style.Look[sheet.Display] != "block" || node.Box.Empty() {
		return false
	}
	if left, right := c.room(n); math.Abs(node.Box.X-left) > 1 || 2*node.Box.W > right-left {
		return false
	}
	next := node.End
	for next < c.Page.Nodes[node.Parent].End && (c.Page.Nodes[next].Kind != page.Element || c.Page.Nodes[next].Hidden) {
		next = c.Page.Nodes[next].End
	}
	if next >= c.Page.Nodes[node.Parent].End || c.Nodes[next].Do != plan.Write || !c.sheet.Known(c.Page.Nodes[next].Style) || outOfFlow(&c.Page.Styles[c.Page.Nodes[next].Style]) {
		return false
	}
	box := c.Page.Nodes[next].Box
	shared := min(box.Bottom(), node.Box.Bottom()) - max(box.Y, node.Box.Y)
	return math.Abs(box.X-node.Box.Right()) <= 1 && shared >= 0.8*node.Box.H
}

// headless reports whether the title stood in n, and is written before it.
func (c *htmlWriter) headless(n page.NodeID) bool {
	title := c.a.titleNode
	return title != page.None && title != n && c.Page.Contains(n, title) &&
		slices.ContainsFunc(c.a.parts, func(pt subtree.Part) bool { return pt.Title && pt.Root != n })
}

// around is the written element whose content box holds what is written next; nil
// where the tracks of a table or a row of flex items do.
func (c *htmlWriter) around() *openTag {
	const most = 32
	for i := len(c.copied) - 1; i > 0 && i >= len(c.copied)-most; i-- {
		t := &c.copied[i]
		if t.node == page.None || !c.sheet.Known(c.Page.Nodes[t.node].Style) {
			return nil
		}
		switch d := c.Page.Styles[c.Page.Nodes[t.node].Style].Display; {
		case d == "inline" || d == "contents":
			continue
		case t.wrapped:
			return t
		case d == "flex" || d == "grid" || strings.HasPrefix(d, "inline-") && d != "inline-block":
			if t.items == nil || !t.items.stacked {
				return nil
			}
			return t
		case strings.HasPrefix(d, "table") && d != "table-cell" || d == "none":
			return nil
		}
		return t
	}
	return nil
}

// content is the left and right edge of the content box of n.
func (c *htmlWriter) content(n page.NodeID) (left, right float64) {
	node := &c.Page.Nodes[n]
	box := contentBox(node.Box, c.Page.Styles[node.Style].Look)
	return box.X, box.Right()
}

// holdsMargins reports whether margins of the children of n would reach out of it: a
// child of a flex or grid container keeps them in, a block does not.
func (c *htmlWriter) holdsMargins(n page.NodeID) bool {
	if c.Page.Styles[c.Page.Nodes[n].Style].Display != "block" {
		return false
	}
	for child := range c.Page.Children(n) {
		style := c.Page.Nodes[child].Style
		if c.Page.Nodes[child].Kind != page.Element || !c.sheet.Known(style) {
			continue
		}
		look := c.Page.Styles[style].Look
		if sheet.Pixels(look[sheet.MarginT]) != 0 || sheet.Pixels(look[sheet.MarginB]) != 0 || look[sheet.Float] != "none" {
			return true
		}
	}
	return false
}

// wraps reports whether n is laid out as a table only to be as wide as what is in it, a
// picture with its caption: nothing in it is a row or a cell.
func (c *htmlWriter) wraps(n page.NodeID, tag string) bool {
	d := c.Page.Styles[c.Page.Nodes[n].Style].Display
	if d != "table" && d != "inline-table" || tag == "table" {
		return false
	}
	for child := range c.Page.Children(n) {
		style := c.Page.Nodes[child].Style
		if style == page.NoStyle {
			continue
		}
		if d := c.Page.Styles[style].Display; strings.HasPrefix(d, "table-") && d != "table-caption" {
			return false
		}
	}
	return true
}

// turned reports whether the box of n is not the one that was laid out.
func (c *htmlWriter) turned(n page.NodeID) bool {
	node := &c.Page.Nodes[n]
	if !c.sheet.Known(node.Style) {
		return false
	}
	if style := &c.Page.Styles[node.Style]; !c.moved(style, node.Box) {
		return true
	}
	return c.layoutBox(n) != node.Box
}

// moved reports whether a transform left a box as it was, or moved it as a whole to where it is
// seen: the middle of the window, for one. What it moved out of the window, or fades, waits there.
func (c *htmlWriter) moved(style *page.Style, box page.Rect) bool {
	x, ok := sheet.Moved(style.Look[sheet.Transform])
	return ok && (x == 0 || style.Opacity == 1 && box.X > -1 && box.Right() < c.Page.Viewport.W+1)
}
