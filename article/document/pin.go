package document

import (
	"math"
	"slices"
	"strings"

	"galley/article/arrangement"
	"galley/article/layout"
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
func (c *writer) pinned(n page.NodeID, tag string, parent, own *element, root bool) (p sheet.Pin) {
	if ar := own.items; ar != nil {
		p.Stacked, p.Tracks = ar.Stacked, ar.Tracks
		if ar.SharesRows {
			p.Over = "grid-template-rows:subgrid;"
		}
	}
	around := c.around()
	if place := parent.collage[n]; place != "" {
		p.Charted = parent.charted
		p.Over, p.Size = place, ";"
		return p
	}
	p.Wrapped, p.InWrapped = own.wrapped, parent.wrapped
	p.InsetLeft, p.InsetRight = c.insets(n, around, root)
	own.gives = strings.HasPrefix(p.InsetLeft, "min(") && strings.HasPrefix(p.InsetRight, "min(")
	p.Headless = c.headless(n)
	if room := c.lostCells(n, tag); room != "" {
		p.InsetLeft = room
	}
	known := c.sheet.Known(c.Page.Nodes[n].Style)
	own.slides = known && layout.Slides(c.Page, n)
	p.Over += over(n, parent, own)
	if root && known {
		p.Above = c.aboveRoot(n)
	}
	if root || parent.turned && parent.on == page.None || !known || c.laidOver(n, parent, &p) {
		return p
	}
	if (parent.items == nil || !parent.items.Stacked && parent.items.Cells == nil) && c.autoMargin(n, parent, &p) {
		return p
	}
	if in := parent.items; in != nil {
		p.InStack, p.Above, p.Place, p.Last = in.Stacked, in.Above[n], in.Cells[n], n == in.Last
		if !in.Stacked {
			return p
		}
		p.Holds = layout.HoldsMargins(c.Page, n)
	}
	if !layout.Turned(c.Page, n) || c.leansOut(n, &p) {
		c.putBack(n, tag, around, own, &p)
	}
	if p.Wrapped && p.Size == "" {
		most := "100%"
		if beside := besides(c.Page.Styles[c.Page.Nodes[n].Style].Look); p.Left == "" && beside > 1 && beside <= smallMargin {
			most = "calc(100% - " + sheet.Short(beside) + "px)"
		}
		p.Size = c.borderBox(n, tag) + "width:" + sheet.Short(c.Page.Nodes[n].Box.W) + "px;max-width:" + most + ";"
	}
	return p
}

// over is said of an element with badges or pictures in collages, of one that slides, and of
// what is in such a one.
func over(n page.NodeID, parent, own *element) (declarations string) {
	if len(own.badges) > 0 && !own.inLine || own.code && !parent.code {
		declarations = "position:relative;"
		for _, rules := range own.badges {
			if strings.HasSuffix(rules, arrangement.Behind) {
				declarations = "position:relative;z-index:0;"
			}
		}
	}
	if own.slides {
		declarations += "overflow-x:auto;"
	}
	if parent.slides {
		declarations += "flex-shrink:0;"
	}
	if parent.collage == nil && own.collage != nil {
		declarations += own.collage[n]
	}
	return declarations
}

// laidOver reports whether n lies on a picture or a corner of what is around it, or beside what
// follows it, and says where.
func (c *writer) laidOver(n page.NodeID, parent *element, p *sheet.Pin) bool {
	if on := c.laidOn(n, parent); on != page.None && (parent.badges[n] == "" || !c.offWords(n, parent.node)) {
		c.onPicture(n, on, p)
		return true
	}
	if corner := parent.badges[n]; corner != "" {
		p.Over, p.Size = corner, ";"
		return true
	}
	if c.besideNext(n) {
		p.Left, p.Right = "0px", "0px"
		p.Size = "float:left;box-sizing:border-box;width:" + sheet.Short(c.Page.Nodes[n].Box.W) + "px;max-width:100%;"
		return true
	}
	return false
}

// leansOut reports whether n was turned about its middle and does not stand where the flow puts it
// by itself: what stacks what is around it, or laid n over a place, says nothing of it.
func (c *writer) leansOut(n page.NodeID, p *sheet.Pin) bool {
	style := &c.Page.Styles[c.Page.Nodes[n].Style]
	return sheet.IsTurned(style.Look[sheet.Transform]) && (p.InStack || layout.OutOfFlow(style))
}

// besideNext reports whether n was laid at the left edge of what is around it, beside the block that
// follows and left it room there, as numbers are beside lines of code.
func (c *writer) besideNext(n page.NodeID) bool {
	node := &c.Page.Nodes[n]
	style := &c.Page.Styles[node.Style]
	if !layout.OutOfFlow(style) || style.Look[sheet.Display] != "block" || node.Box.Empty() {
		return false
	}
	if left, right := layout.Room(c.Page, n); math.Abs(node.Box.X-left) > 1 || 2*node.Box.W > right-left {
		return false
	}
	next := node.End
	for next < c.Page.Nodes[node.Parent].End && (c.Page.Nodes[next].Kind != page.Element || c.Page.Nodes[next].Hidden) {
		next = c.Page.Nodes[next].End
	}
	if next >= c.Page.Nodes[node.Parent].End || c.Nodes[next].Do != plan.Write || !c.sheet.Known(c.Page.Nodes[next].Style) || layout.OutOfFlow(&c.Page.Styles[c.Page.Nodes[next].Style]) {
		return false
	}
	box := c.Page.Nodes[next].Box
	shared := min(box.Bottom(), node.Box.Bottom()) - max(box.Y, node.Box.Y)
	return math.Abs(box.X-node.Box.Right()) <= 1 && shared >= 0.8*node.Box.H
}

// headless reports whether the title stood in n, and is written before it.
func (c *writer) headless(n page.NodeID) bool {
	title := c.src.Title
	return title != page.None && title != n && c.Page.Contains(n, title) &&
		slices.ContainsFunc(c.src.Parts, func(pt subtree.Part) bool { return pt.Title && pt.Root != n })
}

// around is the written element whose content box holds what is written next; nil
// where the tracks of a table or a row of flex items do.
func (c *writer) around() *element {
	const most = 32
	for i := len(c.open) - 1; i > 0 && i >= len(c.open)-most; i-- {
		t := &c.open[i]
		if t.node != page.None && layout.HasNoBox(c.Page, t.node) {
			continue
		}
		if t.node == page.None || !c.sheet.Known(c.Page.Nodes[t.node].Style) {
			return nil
		}
		switch d := c.Page.Styles[c.Page.Nodes[t.node].Style].Display; {
		case d == "inline":
			continue
		case t.wrapped:
			return t
		case d == "flex" || d == "grid" || strings.HasPrefix(d, "inline-") && d != "inline-block":
			if t.items == nil || !t.items.Stacked {
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
