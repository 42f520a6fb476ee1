package article

import (
	"strings"

	"galley/page"
)

// pin says where the box of an element is written otherwise than as its style
// sheet had it, because what is around it did not come along.
type pin struct {
	stacked    bool   // a flex or grid container is written as a block
	wrapped    bool   // a table around pictures and words is written as a block
	inWrapped  bool   // the element stands in such a table
	inStack    bool   // the element stands in a stacked container
	holds      bool   // margins of what is in the element stay in it
	tracks     string // columns of a grid container, in place of its own
	place      string // declarations of a child of such a grid
	over       string // declarations of a badge, and of what has badges
	left       string // margins; empty: the computed ones
	right      string
	above      string // in a stack: the margin above
	last       bool   // in a stack: nothing stands below
	size       string // declarations of width; empty: as rule.size has them
	insetLeft  string // paddings; empty: the computed ones
	insetRight string
}

// same is how much, in CSS px, a box may differ from where the flow puts it by itself.
const same = 0.3

// smallMargin is a margin, in CSS px, that a narrow screen has room for.
const smallMargin = 48

// pinned decides what is to be said of the box of n.
func (c *htmlWriter) pinned(n page.NodeID, tag string, parent, own *openTag, root bool) (p pin) {
	if ar := own.items; ar != nil {
		p.stacked, p.tracks = ar.stacked, ar.tracks
	}
	around := c.around()
	if len(own.badges) > 0 {
		p.over = "position:relative;"
	}
	p.wrapped, p.inWrapped = own.wrapped, parent.wrapped
	p.insetLeft, p.insetRight = c.insets(n, around, root)
	if own.slides = c.sheet.known(c.Page.Nodes[n].Style) && c.slides(n); own.slides {
		p.over += "overflow-x:auto;"
	}
	if parent.slides {
		p.over += "flex-shrink:0;"
	}
	if root || parent.turned && parent.on == page.None || !c.sheet.known(c.Page.Nodes[n].Style) {
		return p
	}
	if on := c.laidOn(n, parent); on != page.None {
		c.onPicture(n, on, &p)
		return p
	}
	if corner := parent.badges[n]; corner != "" {
		p.over, p.size = corner, ";"
		return p
	}
	if in := parent.items; in != nil {
		p.inStack, p.above, p.place, p.last = in.stacked, in.above[n], in.cells[n], n == in.last
		if !in.stacked {
			return p
		}
		p.holds = c.holdsMargins(n)
	}
	if !c.turned(n) {
		c.putBack(n, tag, around, &p)
	}
	if p.wrapped && p.size == "" {
		p.size = c.borderBox(n, tag) + "width:" + short(c.Page.Nodes[n].Box.W) + "px;max-width:100%;"
	}
	return p
}

// around is the written element whose content box holds what is written next; nil
// where the tracks of a table or a row of flex items do.
func (c *htmlWriter) around() *openTag {
	const most = 32
	for i := len(c.copied) - 1; i > 0 && i >= len(c.copied)-most; i-- {
		t := &c.copied[i]
		if t.node == page.None || !c.sheet.known(c.Page.Nodes[t.node].Style) {
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
	look := c.Page.Styles[node.Style].Look
	return node.Box.X + pixels(look[iPaddingL]) + pixels(look[iBorderLW]),
		node.Box.Right() - pixels(look[iPaddingR]) - pixels(look[iBorderRW])
}

// holdsMargins reports whether margins of the children of n would reach out of it: a
// child of a flex or grid container keeps them in, a block does not.
func (c *htmlWriter) holdsMargins(n page.NodeID) bool {
	if c.Page.Styles[c.Page.Nodes[n].Style].Display != "block" {
		return false
	}
	for child := range c.Page.Children(n) {
		style := c.Page.Nodes[child].Style
		if c.Page.Nodes[child].Kind != page.Element || !c.sheet.known(style) {
			continue
		}
		look := c.Page.Styles[style].Look
		if pixels(look[iMarginT]) != 0 || pixels(look[iMarginB]) != 0 || look[iFloat] != "none" {
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
	if !c.sheet.known(node.Style) {
		return false
	}
	if t := c.Page.Styles[node.Style].Look[iTransform]; t != "none" && t != "" {
		return true
	}
	return c.layoutBox(n) != node.Box
}
