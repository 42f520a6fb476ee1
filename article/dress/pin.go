package dress

import (
	"math"
	"slices"
	"strings"

	"galley/article/arrangement"
	"galley/article/fit"
	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// pinned decides what is to be said of the box of n.
func (c *Dress) pinned(n page.NodeID, tag string, parent, own *fit.Element, root bool) (p sheet.Pin) {
	if ar := own.Items; ar != nil {
		p.Stacked, p.Tracks = ar.Stacked, ar.Tracks
		if ar.SharesRows {
			p.Over = "grid-template-rows:subgrid;"
		}
	}
	around := c.Column.Around()
	if place := parent.Collage[n]; place != "" {
		p.Charted = parent.Charted
		p.Over, p.Size = place, ";"
		return p
	}
	p.Wrapped, p.InWrapped = own.Wrapped, parent.Wrapped
	p.InsetLeft, p.InsetRight = c.Column.Insets(n, around, root)
	own.Gives = strings.HasPrefix(p.InsetLeft, "min(") && strings.HasPrefix(p.InsetRight, "min(")
	p.Headless = c.headless(n)
	if room := c.Column.LostCells(n, tag); room != "" {
		p.InsetLeft = room
	}
	known := c.Sheet.Known(c.Page.Nodes[n].Style)
	own.Slides = known && layout.Slides(c.Page, n)
	p.Over += over(n, parent, own)
	if root && known {
		p.Above = c.aboveRoot(n)
	}
	if root || parent.Turned && parent.On == page.None || !known || c.laidOver(n, parent, &p) {
		return p
	}
	if (parent.Items == nil || !parent.Items.Stacked && parent.Items.Cells == nil) && c.Column.AutoMargin(n, parent, &p) {
		return p
	}
	if in := parent.Items; in != nil {
		p.InStack, p.Above, p.Place, p.Last = in.Stacked, in.Above[n], in.Cells[n], n == in.Last
		if !in.Stacked {
			return p
		}
		p.Holds = layout.HoldsMargins(c.Page, n)
	}
	if !layout.Turned(c.Page, n) || c.leansOut(n, &p) {
		c.Column.PutBack(n, tag, around, own, &p)
	}
	if p.Wrapped && p.Size == "" {
		most := "100%"
		if beside := fit.Besides(c.Page.Styles[c.Page.Nodes[n].Style].Look); p.Left == "" && beside > 1 && beside <= fit.SmallMargin {
			most = "calc(100% - " + sheet.Short(beside) + "px)"
		}
		p.Size = c.Column.BorderBox(n, tag) + "width:" + sheet.Short(layout.Box(c.Page, n).W) + "px;max-width:" + most + ";"
	}
	return p
}

// over is said of an element with badges or pictures in collages, of one that slides, and of
// what is in such a one.
func over(n page.NodeID, parent, own *fit.Element) (declarations string) {
	if len(own.Badges) > 0 && !own.InLine || own.Code && !parent.Code {
		declarations = "position:relative;"
		for _, rules := range own.Badges {
			if strings.HasSuffix(rules, arrangement.Behind) {
				declarations = "position:relative;z-index:0;"
			}
		}
	}
	if own.Slides {
		declarations += "overflow-x:auto;"
	}
	if parent.Slides {
		declarations += "flex-shrink:0;"
	}
	if parent.Collage == nil && own.Collage != nil {
		declarations += own.Collage[n]
	}
	return declarations
}

// laidOver reports whether n lies on a picture or a corner of what is around it, or beside what
// follows it, and says where.
func (c *Dress) laidOver(n page.NodeID, parent *fit.Element, p *sheet.Pin) bool {
	if on := c.laidOn(n, parent); on != page.None && (parent.Badges[n] == "" || !c.Column.OffWords(n, parent.Node)) {
		c.onPicture(n, on, p)
		return true
	}
	if corner := parent.Badges[n]; corner != "" {
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
func (c *Dress) leansOut(n page.NodeID, p *sheet.Pin) bool {
	style := &c.Page.Styles[c.Page.Nodes[n].Style]
	return sheet.IsTurned(style.Look[sheet.Transform]) && (p.InStack || layout.OutOfFlow(style))
}

// besideNext reports whether n was laid at the left edge of what is around it, beside the block that
// follows and left it room there, as numbers are beside lines of code.
func (c *Dress) besideNext(n page.NodeID) bool {
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
	if next >= c.Page.Nodes[node.Parent].End || c.Nodes[next].Do != plan.Write || !c.Sheet.Known(c.Page.Nodes[next].Style) || layout.OutOfFlow(&c.Page.Styles[c.Page.Nodes[next].Style]) {
		return false
	}
	box := c.Page.Nodes[next].Box
	shared := min(box.Bottom(), node.Box.Bottom()) - max(box.Y, node.Box.Y)
	return math.Abs(box.X-node.Box.Right()) <= 1 && shared >= 0.8*node.Box.H
}

// headless reports whether the title stood in n, and is written before it.
func (c *Dress) headless(n page.NodeID) bool {
	title := c.src.Title
	return title != page.None && title != n && c.Page.Contains(n, title) &&
		slices.ContainsFunc(c.src.Parts, func(pt subtree.Part) bool { return pt.Title && pt.Root != n })
}
