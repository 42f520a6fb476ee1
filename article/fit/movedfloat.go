package fit

import (
	"math"
	"strconv"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// movedFloat puts a float back that relative position moved to the side: one that stands alone by a margin, and
// those of a row, as the columns of a grid of floats that its style sheet swaps, by the same share of the
// room. It reports whether n is one.
func (c *Column) movedFloat(n page.NodeID, g gap, p *sheet.Pin) bool {
	style := &c.Page.Styles[c.Page.Nodes[n].Style]
	side := style.Look[sheet.Float]
	if style.Position != "relative" || side != "left" && side != "right" || g.out() {
		return false
	}
	from, alone, ok := c.floatsFrom(n, side)
	at, margin, other := g.left, sheet.Pixels(style.Look[sheet.MarginL]), sheet.Pixels(style.Look[sheet.MarginR])
	if side == "right" {
		at, margin, other = g.right, other, margin
	}
	off := at - from - margin
	switch {
	case !ok || math.Abs(off) <= 1:
		return false
	case alone && side == "left":
		p.Left, p.Right = g.side(at, 0), sheet.Short(max(other, 0))+"px"
	case alone:
		p.Left, p.Right = sheet.Short(max(other, 0))+"px", g.side(at, 0)
	default:
		p.Over += "position:relative;" + side + ":" + strconv.FormatFloat(math.Round(1e4*off/g.room)/100, 'f', -1, 64) + "%;"
	}
	return true
}

// floatsFrom is how far from the edge of its column the floats of the same side before n in its row reach, as
// they are laid out before relative position moves them; alone, that there are none on its other side either. ok
// is false where that cannot be said.
func (c *Column) floatsFrom(n page.NodeID, side string) (from float64, alone, ok bool) {
	box, asked := c.Page.Nodes[n].Box, 0
	alone = true
	for other := range c.Page.Children(c.Page.Nodes[n].Parent) {
		if asked++; asked > layout.MaxSiblings {
			return 0, false, false
		}
		node := &c.Page.Nodes[other]
		if other == n || node.Kind != page.Element || node.Hidden || !c.Sheet.Known(node.Style) {
			continue
		}
		look, b := c.Page.Styles[node.Style].Look, node.Box
		if look[sheet.Float] == "none" || look[sheet.Float] == "" || b.Empty() || b.Y >= box.Bottom()-1 || b.Bottom() <= box.Y+1 {
			continue
		}
		if alone = false; look[sheet.Float] != side {
			continue
		}
		if math.Abs(b.Y-box.Y) > 2 {
			return 0, false, false // it may stand beside any of them
		}
		if other < n {
			from += b.W + Besides(look)
		}
	}
	return from, alone, true
}

// belowFloat reports whether n is as wide as its column and stands below a float before it that would leave
// it less: what floats beside it does not reach into it, and there its own width had no room.
func (c *Column) belowFloat(n page.NodeID, look []string) bool {
	node := &c.Page.Nodes[n]
	if !holdsFloatsOff(look) || look[sheet.Float] != "none" && look[sheet.Float] != "" || layout.OutOfFlow(&c.Page.Styles[node.Style]) {
		return false
	}
	left, right := layout.Room(c.Page, n)
	if math.Abs(node.Box.X-left) > 1 || math.Abs(node.Box.Right()-right) > 1 {
		return false
	}
	asked := 0
	for other := range c.Page.Children(node.Parent) {
		if asked++; other >= n || asked > layout.MaxSiblings {
			break
		}
		if style := c.Page.Nodes[other].Style; c.Page.Nodes[other].Kind != page.Element || c.Page.Nodes[other].Hidden || !c.Sheet.Known(style) {
			continue
		} else if side := c.Page.Styles[style].Look[sheet.Float]; side != "left" && side != "right" {
			continue
		}
		box := c.Page.Nodes[other].Box
		if below := node.Box.Y - box.Bottom(); !box.Empty() && math.Abs(below) <= 2 && box.Right() > left+1 && box.X < right-1 {
			return true
		}
	}
	return false
}

// holdsFloatsOff reports whether floats do not reach into a block of a look (CSS 2.1, 9.5).
func holdsFloatsOff(look []string) bool {
	switch look[sheet.Display] {
	case "flow-root", "flex", "grid":
		return true
	case "block", "list-item":
	default:
		return false
	}
	clips := look[sheet.OverflowX] != "visible" && look[sheet.OverflowX] != "clip"
	return clips || look[sheet.LookAt["column-count"]] != "auto" || look[sheet.LookAt["column-width"]] != "auto"
}
