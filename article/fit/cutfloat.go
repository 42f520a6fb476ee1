package fit

import (
	"math"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// A float as wide as its column, which a negative margin moves out of the box that cuts it off there, leaves
// room on the other side for a column of fixed width; a padding holds its words in what is seen of it. These
// three are one distance in CSS px: they are written as they were in windows that have columns, and not at
// all on a narrow screen.

// ClipBox is the padding box of the nearest written element that cuts off what reaches out of it to the side.
func (c *Column) ClipBox() (clip page.Rect, ok bool) {
	const most = 8
	for i := len(c.Open) - 1; i > 0 && i >= len(c.Open)-most; i-- {
		n := c.Open[i].Node
		if n == page.None || !c.Sheet.Known(c.Page.Nodes[n].Style) {
			continue
		}
		if x := c.Page.Styles[c.Page.Nodes[n].Style].Look[sheet.OverflowX]; x == "hidden" || x == "clip" {
			return layout.PaddingBox(c.Page, n), true
		}
	}
	return page.Rect{}, false
}

// cutFloat writes the margins of such a float, and of one that stands in the room that it leaves. It
// reports whether n is one.
func (c *Column) cutFloat(g gap, own *Element, left, right float64) (l, r string, ok bool) {
	if around := c.Top(); around.Cut != nil && around.CutSelf {
		moved := max(around.Cut.X-c.Page.Nodes[around.Node].Box.X, c.Page.Nodes[around.Node].Box.Right()-around.Cut.Right())
		back := max(-left, -right)
		if inside := g.box.X >= around.Cut.X-1 && g.box.Right() <= around.Cut.Right()+1; inside && back <= moved+Same+1 {
			return inColumns(left), inColumns(right), true
		}
	}
	clip, cuts := c.ClipBox()
	if !cuts || math.Abs(g.box.W-g.room) > 1 {
		return "", "", false
	}
	if math.Abs(g.box.Right()-clip.Right()+right) > 1 && math.Abs(clip.X-g.box.X+left) > 1 {
		return "", "", false
	}
	own.Cut, own.CutSelf = &clip, true
	return inColumns(left), inColumns(right), true
}

// cutInsets are the paddings of n, left and right in CSS px, that hold its words in what is seen of such a float.
func (c *Column) cutInsets(n page.NodeID, left, right float64) (l, r string) {
	clip, box := c.Top().Cut, c.Page.Nodes[n].Box
	if clip == nil {
		return "", ""
	}
	if out := clip.X - box.X; out > 1 && left >= out-1 {
		l = inColumns(left)
	}
	if out := box.Right() - clip.Right(); out > 1 && right >= out-1 {
		r = inColumns(right)
	}
	return l, r
}

// outSize is the width of a float that is wider than its column and drawn out of it on one side: it is as much
// wider as there it reaches out. Empty: it is not.
func (g gap) outSize(p *sheet.Pin) string {
	out := p.Left
	if g.left >= -1 {
		out = p.Right
	}
	if g.box.W <= g.room+1 || g.left < -1 && g.right < -1 || !g.out() {
		return ""
	}
	return "box-sizing:border-box;width:min(" + AtLeast(g.box.W) + "px, 100% - " + out + ");"
}

// givingMargins are the side margins of a float, of which wide ones give way in a narrower window before it reaches
// out of its column.
func (g gap) givingMargins(left, right float64) (l, r string) {
	l, r = sheet.Short(left)+"px", sheet.Short(right)+"px"
	if left > SmallMargin {
		l = g.beyond(left, r)
	}
	if right > SmallMargin {
		r = g.beyond(right, sheet.Short(min(left, SmallMargin))+"px")
	}
	return l, r
}

// inColumns is a distance in CSS px in windows that have room for columns, and none in those that have
// not, up to 600 px: see narrowCSS.
func inColumns(v float64) string {
	switch px := sheet.Short(v) + "px"; {
	case v > sheet.BodyPadding:
		return "clamp(0px, 10000vw - 60000px, " + px + ")"
	case v < -sheet.BodyPadding:
		return "clamp(" + px + ", 60000px - 10000vw, 0px)"
	default:
		return px
	}
}
