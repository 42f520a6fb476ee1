package fit

import (
	"math"
	"strings"

	"galley/article/allowlist"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// gap is where a box lies in what it is written in, in CSS px.
type gap struct {
	left, right float64 // between the edges of the content box and of the border box; below 0: it stands out
	room        float64 // width of the content box
	box         page.Rect
	off         float64 // of the middle of the content box from that of the window, to the right
	gives       bool    // it stands out into paddings that are narrower in a narrow window
}

// out reports whether the box stands out of its column.
func (g gap) out() bool { return g.left < -1 || g.right < -1 }

// side is the margin on one side of the box: it gives way where there is less room. off is
// how far to that side the column stands.
func (g gap) side(v, off float64) string {
	if v < 0 {
		return sheet.Outdent(v, off)
	}
	return "clamp(0px, 100% - " + AtLeast(g.box.W) + "px, " + AtMost(v) + "px)"
}

// beyond is the margin on the side where the box does not stand out, which gives way where there
// is less room than for what of it is in the column. out is the margin on the other side.
func (g gap) beyond(v float64, out string) string {
	return "clamp(0px, 100% - " + AtLeast(g.box.W) + "px - " + out + ", " + AtMost(v) + "px)"
}

// full reports whether the box is as wide as its column.
func (g gap) full() bool { return math.Abs(g.box.W-g.room) <= Same }

// PutBack finds margins and a width that put the box of n where it was.
func (c *Column) PutBack(n page.NodeID, tag string, around, own *Element, p *sheet.Pin) {
	if around == nil || !c.placeable(n, tag) || layout.Columned(c.Page, around.Node) {
		return
	}
	left, right := layout.Content(c.Page, around.Node)
	box := c.Page.Nodes[n].Box
	if sheet.IsTurned(c.Page.Styles[c.Page.Nodes[n].Style].Look[sheet.Transform]) {
		box = layout.Box(c.Page, n) // as it was laid out, and is turned again
	}
	g := gap{box.X - left, right - box.Right(), right - left, box, 0, around.Gives && layout.Inside(box, c.Page.Nodes[around.Node].Box)}
	if w := c.Page.Viewport.W; w > 0 {
		g.off = c.offMiddle(left, right)
	}
	style := &c.Page.Styles[c.Page.Nodes[n].Style]
	floats := style.Look[sheet.Float] != "none" && style.Look[sheet.Float] != "" && !p.InStack
	switch {
	case g.room < 1:
	case floats && g.out() && box.W > g.room+1 && math.Abs(g.left-g.right) <= 1.5: // nothing stands beside it
		p.Left, p.Bleeds = bleed(g.left), true
		p.Right, p.Size = p.Left, "box-sizing:border-box;width:calc(100% - 2 * "+p.Left+");"
	case floats && c.movedFloat(n, g, p):
	case floats:
		if l, r := sheet.Pixels(style.Look[sheet.MarginL]), sheet.Pixels(style.Look[sheet.MarginR]); l < -sheet.MaxOutdent || r < -sheet.MaxOutdent {
			var cut bool
			if p.Left, p.Right, cut = c.cutFloat(g, own, l, r); !cut {
				p.Left, p.Right = sheet.Outdent(l, -g.off), sheet.Outdent(r, g.off)
				p.Size = g.outSize(p)
			}
		} else if max(l, r) > SmallMargin && box.W >= sheet.Wide && box.W+l+r <= g.room+1 {
			p.Left, p.Right = g.givingMargins(l, r)
		}
	case layout.OutOfFlow(style) && (g.left >= g.room-1 || g.right >= g.room-1) && box.W <= g.room:
		g.beside(p)
		if c.isEmpty(n) && layout.Paints(style.Look) {
			p.Size += "height:" + sheet.Short(box.H) + "px;" // a dot
		}
	case !p.InStack && !layout.OutOfFlow(style) && c.flows(n, tag, g, style):
	case g.out() && style.Position != "relative" && layout.Scrolls(c.Page, around.Node):
		p.Left, p.Right = sheet.Short(max(g.left, 0))+"px", "0px"
		p.Size = c.BorderBox(n, tag) + "width:" + sheet.Short(box.W) + "px;"
	default:
		rtl := c.Page.Styles[c.Page.Nodes[around.Node].Style].LookValue("direction") == "rtl"
		g.margins(p, style.Position == "relative", rtl)
		if !(tag == "img" || tag == "video" || tag == "svg" || g.out()) {
			p.Size = c.pinnedSize(n, tag, g)
		}
	}
}

// offMiddle is how far to the right of the middle of the window a column stands: on the page, or,
// where that is nearer to it, in the article, of which each part stands in the middle.
func (c *Column) offMiddle(left, right float64) float64 {
	off := (left + right - c.Page.Viewport.W) / 2
	if len(c.Open) < 2 || c.Open[1].Node == page.None {
		return off
	}
	root := c.Page.Nodes[c.Open[1].Node].Box
	inRoot := (left+right)/2 - root.X - root.W/2
	if off >= 0 {
		return max(0, min(off, inRoot))
	}
	return min(0, max(off, inRoot))
}

// placeable reports whether n is a block that margins can move.
func (c *Column) placeable(n page.NodeID, tag string) bool {
	d := c.Page.Styles[c.Page.Nodes[n].Style].Look[sheet.Display]
	return c.Page.Nodes[n].Box.W >= 1 && d != "contents" && allowlist.TableParents[tag] == nil &&
		!strings.HasPrefix(d, "inline") && !strings.HasPrefix(d, "ruby") && !strings.HasPrefix(d, "table-")
}

// margins sets those that put a box where it was. What was moved by relative position
// goes back to where it came from. What is narrower than its column begins where lines do: in rtl on the right.
func (g gap) margins(p *sheet.Pin, relative, rtl bool) {
	switch {
	case relative && g.full():
		p.Left, p.Right = "0px", "0px"
	case g.out() && math.Abs(g.left-g.right) <= 1.5:
		if p.Left = bleed(min(g.left, g.right)); g.gives {
			p.Left = "max(" + sheet.Short(min(g.left, g.right)) + "px, " + sheet.Short(100*min(g.left, g.right)/g.room) + "%)"
		}
		p.Right = p.Left
	case g.out():
		p.Left, p.Right = g.side(g.left, -g.off), g.side(g.right, g.off)
		if g.left >= 0 {
			p.Left = g.beyond(g.left, p.Right)
		} else if g.right >= 0 {
			p.Right = g.beyond(g.right, p.Left)
		}
	case math.Abs(g.left-g.right) <= 1 && g.left >= 1:
		p.Left, p.Right = "auto", "auto"
	case g.left < 1 && !rtl, g.right < 1 && rtl:
		p.Left, p.Right = "0px", "0px"
	case rtl:
		p.Left, p.Right = "0px", g.side(g.right, 0)
	default:
		p.Left, p.Right = g.side(g.left, 0), "0px"
	}
}

// pinnedSize are declarations of the width that n had.
func (c *Column) pinnedSize(n page.NodeID, tag string, g gap) string {
	shrinks := tag == "table" || c.Page.Styles[c.Page.Nodes[n].Style].Look[sheet.Display] == "table"
	switch {
	case shrinks && g.full():
		return "width:100%;"
	case shrinks:
		return c.BorderBox(n, tag) + "width:" + AtLeast(g.box.W) + "px;max-width:100%;"
	case !g.full() && c.isMeter(n, g):
		return c.BorderBox(n, tag) + "width:" + sheet.Short(100*g.box.W/g.room) + "%;"
	case !g.full() && c.hugs(n):
		return c.BorderBox(n, tag) + "width:fit-content;max-width:100%;"
	case !g.full():
		return c.BorderBox(n, tag) + "max-width:min(100%, " + AtLeast(g.box.W) + "px);"
	}
	return ";"
}

// BorderBox says that widths are those of border boxes, where padding or a border makes a
// difference; a table has them inside by itself.
func (c *Column) BorderBox(n page.NodeID, tag string) string {
	left, right := layout.Content(c.Page, n)
	if right-left < c.Page.Nodes[n].Box.W || tag == "table" {
		return "box-sizing:border-box;"
	}
	return ""
}

// bleed is the margin of what is wider than its column on both sides, as far as the
// window goes.
func bleed(v float64) string { return "max(" + sheet.Short(v) + "px, calc(50% - 50vw))" }

// beside stands a box that was laid beside the text there: it floats, and its margin
// takes back its room. Where the window has too little of that, words keep off it.
func (g gap) beside(p *sheet.Pin) {
	side := "left"
	apart := func(reach float64) string { return sheet.Short(min(max(-reach-g.box.W, 0), sheet.BodyPadding)) + "px" }
	if g.right < g.left {
		side, p.Left, p.Right = "right", apart(g.right), sheet.Outdent(g.right, g.off)
	} else {
		p.Left, p.Right = sheet.Outdent(g.left, -g.off), apart(g.left)
	}
	p.Size = "float:" + side + ";box-sizing:border-box;width:" + sheet.Short(g.box.W) + "px;max-width:100%;"
}
